import type { FlattenedField } from 'payload'
import { isRecord, rowsOf, type Values } from '../../platform/record.ts'

const isLocalized = (field: FlattenedField) => 'localized' in field && field.localized === true

type Rows = Extract<FlattenedField, { type: 'array' | 'blocks' }>

function fieldsOfRow(field: Rows, row: Values): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
}

/** What of a field's value holds for every language; `undefined` for a translated field. */
export function sharedPart(field: FlattenedField, value: unknown): unknown {
  if (isLocalized(field)) return undefined
  if (field.type === 'array' || field.type === 'blocks')
    return rowsOf(value).map((row) => ({
      id: row.id,
      ...sharedValues(fieldsOfRow(field, row), row),
    }))
  if (field.type === 'group' || field.type === 'tab')
    return sharedValues(field.flattenedFields, isRecord(value) ? value : {})
  return value
}

function sharedValues(fields: readonly FlattenedField[], values: Values): Values {
  const shared = fields
    .filter((field) => !isLocalized(field) && field.name !== 'id')
    .map((field) => [field.name, sharedPart(field, values[field.name])] as const)
  return Object.fromEntries(shared)
}

/** The rows of a list that both languages have, in their order; null for any other field. */
export function rowIds(field: FlattenedField, value: unknown): unknown[] | null {
  if (isLocalized(field) || !(field.type === 'array' || field.type === 'blocks')) return null
  return rowsOf(value).map(({ id }) => id)
}
