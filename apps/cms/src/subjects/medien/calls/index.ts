import type { Calls } from '../../../wire/call/call.ts'
import { medien, medienId } from './medien.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  medien,
  'medien/{id}': medienId,
} satisfies Partial<Calls>
