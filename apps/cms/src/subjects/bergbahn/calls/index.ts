import type { Calls } from '../../../wire/call/call.ts'
import { abfahrten } from './abfahrten.ts'
import { fahrplaene, fahrplaeneId } from './fahrplaene.ts'

/** Calls of this subject (spec 9). */
export const calls = {
  fahrplaene,
  'fahrplaene/{id}': fahrplaeneId,
  abfahrten,
} satisfies Partial<Calls>
