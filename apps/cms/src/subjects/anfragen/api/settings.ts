import type { Sprache } from '@kurstadt/contract'
import { createLocalReq, type Payload } from 'payload'
import { briefly } from '../../../platform/time/briefly.ts'
import { keptDays } from '../collections/anfragen/kept-days.ts'
import { type Stelle, stelleOf } from '../inbox/index.ts'
import type { Anfrage } from './anfrage.ts'

/** What the settings of the site say for a request: whose it is, and for how many days it is kept. */
export type ForRequest = { stelle: Stelle; tage: number }

/** Milliseconds for which they are not read again: a wave of requests asks for them once. */
const fresh = 2_000

const remember = briefly<ForRequest>(fresh)

async function read(payload: Payload, art: Anfrage['name'], sprache: Sprache): Promise<ForRequest> {
  const req = await createLocalReq({}, payload)
  const [stelle, tage] = await Promise.all([stelleOf(req, art, sprache), keptDays(req, art)])
  return { stelle, tage }
}

/** The settings as they are, or were two seconds ago; a failure is not remembered. */
export function settingsFor(
  payload: Payload,
  { name, absendung: { sprache } }: Anfrage,
): Promise<ForRequest> {
  return remember(payload, `${name} ${sprache}`, () => read(payload, name, sprache))
}
