import { longestNotice } from '@kurstadt/contract'
import { atNoon } from '../../../../editing/fields/index.ts'

function timeOf(value: unknown): number {
  const noon = atNoon(value)
  return typeof noon === 'string' || noon instanceof Date ? new Date(noon).getTime() : Number.NaN
}

/** Refuses a notice whose last day lies before its first, or that hangs too long. */
export function validateLastShown(
  value: unknown,
  { datum_von }: { datum_von?: unknown },
): string | true {
  const days = (timeOf(value) - timeOf(datum_von)) / 86_400_000
  if (days < 0) return 'Das Ende liegt vor dem Beginn.'
  return !(days > longestNotice) || `Ein Aushang ist höchstens ${longestNotice} Tage zu sehen.`
}
