import type { Calls } from '../../../wire/call/call.ts'
import { barrierefreiheit } from './barrierefreiheit.ts'

/** Calls of this subject (spec 2.6). */
export const calls = { barrierefreiheit } satisfies Partial<Calls>
