import type { Calls } from '../../../wire/call/call.ts'
import { brancheneintraege, brancheneintraegeId } from './brancheneintraege.ts'
import { parken } from './parken.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  brancheneintraege,
  'brancheneintraege/{id}': brancheneintraegeId,
  parken,
} satisfies Partial<Calls>
