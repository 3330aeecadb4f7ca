import type { Calls } from '../../../wire/call/call.ts'
import { pushangebot } from './pushangebot.ts'

/** Calls of this subject. */
export const calls = { pushangebot } satisfies Partial<Calls>
