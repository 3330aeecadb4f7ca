import type { Calls } from '../../../wire/call/call.ts'
import { aktuelles, aktuellesId } from './aktuelles.ts'
import { interessengruppen, interessengruppenId } from './interessengruppen.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  aktuelles,
  'aktuelles/{id}': aktuellesId,
  interessengruppen,
  'interessengruppen/{id}': interessengruppenId,
} satisfies Partial<Calls>
