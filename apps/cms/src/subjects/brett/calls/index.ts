import type { Calls } from '../../../wire/call/call.ts'
import { schwarzesBrett, schwarzesBrettId } from './schwarzes-brett.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  schwarzes_brett: schwarzesBrett,
  'schwarzes_brett/{id}': schwarzesBrettId,
} satisfies Partial<Calls>
