import { parkingLead } from '@kurstadt/contract/free-spaces'
import { OutgoingError, type OutgoingFault } from '../../../platform/outgoing/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { type Reading, type Source, sourceOf, UnreadableError } from '../quellen/index.ts'
import { keepReadings, noteFault, takeTurn } from './keep-readings.ts'

/** A moment from before there were computers is a field that nobody filled in («0001-01-01»). */
const isMoment = (at: Date) => at.getTime() > 0

/** The newest reading of each car park; one from the future says nothing about now. */
function usable(readings: readonly Reading[], now: Date): Reading[] {
  const newest = new Map<number, Reading>()
  for (const reading of readings) {
    const { id, geandert } = reading
    const known = newest.get(id)
    const isAhead = geandert.getTime() > now.getTime() + parkingLead
    const isNewer = known === undefined || known.geandert < geandert
    if (isMoment(geandert) && !isAhead && isNewer) newest.set(id, reading)
  }
  return [...newest.values()]
}

/** Why nothing came of a try, for whoever looks after the source. */
export type ParkingFault = OutgoingFault | 'unreadable' | 'store'

function faultOf(error: unknown): ParkingFault {
  if (error instanceof OutgoingError) return error.fault
  return error instanceof UnreadableError ? 'unreadable' : 'store'
}

async function poll(source: Source, tools: JobTools): Promise<void> {
  const now = tools.now()
  const readings = usable(await source.read(now), now)
  if (readings.length === 0) throw new UnreadableError('It says nothing of our car parks.')
  await keepReadings(source.quelle, readings, tools)
}

/**
 * Asks the source how many parking spaces are taken (spec 3). One that fails is left alone longer
 * each time, up to ten minutes; what it said last stays, and is too old soon (fault F07).
 */
export async function pollParking(_: object, tools: JobTools): Promise<void> {
  const source = tools.parking ? sourceOf(tools.parking) : null
  if (source === null || !(await takeTurn(source.quelle, tools))) return
  try {
    await poll(source, tools)
  } catch (error) {
    tools.log.warn({ err: error, quelle: source.quelle }, 'the parking source gives no numbers')
    await noteFault(faultOf(error), tools)
  }
}
