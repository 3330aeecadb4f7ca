import type { z } from 'zod'

/** An answer in memory; `value` is null when the API said that there is nothing. */
export type StoredAnswer = {
  value: object | null
  tags: readonly string[]
  /** The ledger's count when its fetch started. */
  since: number
  /** The clock's milliseconds when its fetch started. */
  at: number
  /** Rough size in bytes. */
  size: number
  /** False for an answer to this visitor alone: neither it nor what it is part of may be kept. */
  isShared: boolean
}

/** What a call came to; `isStale` says that it is older than it should be, `isShared` that it may be kept. */
export type Outcome<Value> =
  | ({ kind: 'found'; value: Value } & OutcomeFacts)
  | ({ kind: 'missing' } & OutcomeFacts)

type OutcomeFacts = { tags: readonly string[]; isStale: boolean; isShared: boolean }

/** The schema that each parsed value came from, so that a store of mixed values stays typed. */
const parsedWith = new WeakMap<object, z.ZodType>()

/** The value typed by the schema it was parsed with, without parsing again; null for any other. */
export function typedAs<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> | null {
  const isObject = typeof value === 'object' && value !== null
  return isObject && isParsedWith(schema, value) ? value : null
}

function isParsedWith<Schema extends z.ZodType>(
  schema: Schema,
  value: object,
): value is z.output<Schema> & object {
  return parsedWith.get(value) === schema
}

/** Parses what entered and remembers with which schema; null when it does not fit. */
export function parseAnswer(
  schema: z.ZodType,
  json: unknown,
): { value: object } | { problem: z.ZodError | null } {
  const parsed = schema.safeParse(json)
  if (!parsed.success) return { problem: parsed.error }
  const value = parsed.data
  if (typeof value !== 'object' || value === null) return { problem: null }
  parsedWith.set(value, schema)
  return { value }
}

/** A stored answer as the caller gets it, typed by the schema it was parsed with. */
export function toOutcome<Schema extends z.ZodType>(
  schema: Schema,
  stored: StoredAnswer,
  isStale: boolean,
): Outcome<z.output<Schema>> {
  const { value, tags, isShared } = stored
  if (value === null) return { kind: 'missing', tags, isStale, isShared }
  if (!isParsedWith(schema, value)) throw new TypeError('one address was read with two schemas')
  return { kind: 'found', value, tags, isStale, isShared }
}
