import { type Answer, calls, type Sprache } from '@kurstadt/contract'
import type { z } from 'zod'
import { type PreparedCall, prepareCall } from './call-path.server.ts'
import type { Reading } from './load-shell.server.ts'

/** A business or a place to stay, by the call that answers it and its number. */
export type AskedPlace = [name: 'brancheneintraege/{id}' | 'unterkuenfte/{id}', id: number]

/** An entry; null when there is none. */
async function readEntry<Schema extends z.ZodType>(
  { answers }: Reading,
  schema: Schema,
  call: PreparedCall,
): Promise<z.output<Schema> | null> {
  const outcome = await answers.read(schema, call)
  return outcome.kind === 'found' ? outcome.value : null
}

/** An office; null when there is none. */
export function readAmt(
  reading: Reading,
  id: number,
  sprache: Sprache,
): Promise<Answer<'aemter/{id}'> | null> {
  const call = prepareCall('aemter/{id}', id, { sprache })
  return readEntry(reading, calls['aemter/{id}'].answer, call)
}

/** A member of staff; null when there is none. */
export function readMitarbeiter(
  reading: Reading,
  id: number,
  sprache: Sprache,
): Promise<Answer<'mitarbeiter/{id}'> | null> {
  const call = prepareCall('mitarbeiter/{id}', id, { sprache })
  return readEntry(reading, calls['mitarbeiter/{id}'].answer, call)
}

/** A business or a place to stay in German; null when there is none. */
export function readPlace(
  reading: Reading,
  [name, id]: AskedPlace,
): Promise<Answer<AskedPlace[0]> | null> {
  const call = prepareCall(name, id, { sprache: 'de' })
  return readEntry<(typeof calls)[AskedPlace[0]]['answer']>(reading, calls[name].answer, call)
}
