import type { Calls } from '../../../wire/call/call.ts'
import { menu } from './menu.ts'
import { weiterleitungen } from './weiterleitungen.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  menu,
  weiterleitungen,
} satisfies Partial<Calls>
