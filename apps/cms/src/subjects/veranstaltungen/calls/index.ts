import type { Calls } from '../../../wire/call/call.ts'
import { veranstaltungen } from './veranstaltungen.ts'
import { veranstaltungenId } from './veranstaltungen-id.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  veranstaltungen,
  'veranstaltungen/{id}': veranstaltungenId,
} satisfies Partial<Calls>
