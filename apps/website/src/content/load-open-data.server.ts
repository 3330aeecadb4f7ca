import { type Answer, calls, type OffeneDaten } from '@kurstadt/contract'
import { prepareCall } from './call-path.server.ts'
import type { Reading } from './load-shell.server.ts'
import { ContentError } from './page.ts'

/** What there is of open data; throws `ContentError` when it cannot be had. */
export async function readOpenData({ answers }: Reading): Promise<OffeneDaten> {
  const call = prepareCall('offene_daten', null, { sprache: 'de' })
  const outcome = await answers.read(calls.offene_daten.answer, call)
  if (outcome.kind === 'missing') throw new ContentError('unavailable', 'offene_daten')
  return outcome.value
}

/** Records of the parking guidance system; throws `ContentError` when they cannot be had. */
export async function readParkingRecords({ answers }: Reading): Promise<Answer<'parkleitsystem'>> {
  const call = prepareCall('parkleitsystem', null, {})
  const outcome = await answers.read(calls.parkleitsystem.answer, call)
  if (outcome.kind === 'missing') throw new ContentError('unavailable', 'parkleitsystem')
  return outcome.value
}
