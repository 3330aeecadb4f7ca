/** A value with named parts. */
export type Values = Readonly<Record<string, unknown>>

/** True for a value with named parts. */
export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as a record; an empty one where it is none. */
export function recordOf(value: unknown): Values {
  return isRecord(value) ? value : {}
}

/** The rows of a list; none where the value is no list. */
export function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** What a table holds under a key that came from outside; nothing that every object inherits (S8). */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
