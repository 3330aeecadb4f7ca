import type { Calls } from '../../../wire/call/call.ts'
import { einstellungen } from './einstellungen.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  einstellungen,
} satisfies Partial<Calls>
