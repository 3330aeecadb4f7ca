import { atNoon } from '../../../../editing/fields/index.ts'

/** Refuses an article that would be over before it begins. */
export function validateGueltigBis(value: unknown, row: unknown): string | true {
  const first = typeof row === 'object' && row !== null ? new Map(Object.entries(row)) : new Map()
  const [from, to] = [atNoon(first.get('datum_von')), atNoon(value)]
  if (typeof from !== 'string' || typeof to !== 'string' || to >= from) return true
  return '„Gültig bis“ liegt vor dem Datum der Meldung.'
}
