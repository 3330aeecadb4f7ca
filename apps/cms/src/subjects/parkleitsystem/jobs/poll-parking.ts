import { OutgoingError, type OutgoingFault } from '../../../platform/outgoing/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { type Reading, type Source, sourceOf, UnreadableError } from '../quellen/index.ts'
import { keepReadings, noteFault, takeTurn } from './keep-readings.ts'

/** Milliseconds by which the clock of a source may be ahead of ours. */
const lead = 2 * 60_000

/** The newest reading of each car park; one from the future says nothing about now. */
function usable(readings: readonly Reading[], now: Date): Reading[] {
  const newest = new Map<number, Reading>()
  for (const reading of readings) {
    const known = newest.get(reading.id)
    const isAhead = reading.geandert.getTime() > now.getTime() + lead
    if (!(isAhead || (known && known.geandert >= reading.geandert))) newest.set(reading.id, reading)
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
