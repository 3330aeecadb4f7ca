import type { CollectionBeforeValidateHook } from 'payload'
import { atNoon } from '../../fields/index.ts'

/** An event without a last day ends on its first. */
export const fillLastDay: CollectionBeforeValidateHook = ({ data }) => {
  if (!data?.datum_von) return data
  return { ...data, datum_bis: atNoon(data.datum_bis ?? data.datum_von) }
}

/** Refuses a last day before the first. */
export function validateLastDay(
  value: unknown,
  siblingData: { datum_von?: unknown },
): string | true {
  const [first, last] = [dayOf(siblingData.datum_von), dayOf(value)]
  if (first === null || last === null || last >= first) return true
  return 'Das Ende liegt vor dem Beginn.'
}

function dayOf(value: unknown): string | null {
  const noon = atNoon(value)
  return typeof noon === 'string' ? noon.slice(0, 10) : null
}
