import type { Calls } from '../../../wire/call/call.ts'
import { intranetZweitfaktor, raeteZweitfaktor } from './zweitfaktor.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  'intranet/zweitfaktor': intranetZweitfaktor,
  'raete/zweitfaktor': raeteZweitfaktor,
} satisfies Partial<Calls>
