import type { Calls } from '../../../wire/call/call.ts'
import { offene_daten } from './offene-daten.ts'

/** Calls of this subject. */
export const calls = { offene_daten } satisfies Partial<Calls>
