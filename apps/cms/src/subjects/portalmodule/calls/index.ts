import type { Calls } from '../../../wire/call/call.ts'
import { portalmodule, portalmoduleId } from './portalmodule.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  portalmodule,
  'portalmodule/{id}': portalmoduleId,
} satisfies Partial<Calls>
