import type { Calls } from '../../../wire/call/call.ts'
import { pauschalen, pauschalenId } from './pauschalen.ts'
import { stellplaetze, stellplaetzeId } from './stellplaetze.ts'
import { unterkuenfte, unterkuenfteId } from './unterkuenfte.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  unterkuenfte,
  'unterkuenfte/{id}': unterkuenfteId,
  stellplaetze,
  'stellplaetze/{id}': stellplaetzeId,
  pauschalen,
  'pauschalen/{id}': pauschalenId,
} satisfies Partial<Calls>
