import type { Calls } from '../../../wire/call/call.ts'
import { datenschutzangaben } from './datenschutzangaben.ts'

/** Calls of this subject. */
export const calls = { datenschutzangaben } satisfies Partial<Calls>
