import type { Calls } from '../../../wire/call/call.ts'
import { rubriken, rubrikenId } from './rubriken.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  rubriken,
  'rubriken/{id}': rubrikenId,
} satisfies Partial<Calls>
