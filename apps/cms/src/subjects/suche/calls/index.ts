import type { Calls } from '../../../wire/call/call.ts'
import { suche } from './suche.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  suche,
} satisfies Partial<Calls>
