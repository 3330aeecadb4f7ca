import type { FlattenedField } from 'payload'
import { isRecord, type Values } from '../../platform/record.ts'
import { valuesOf } from './changed-doc.ts'

/** A field in which two states of a document differ. */
export type Difference = { name: string; label: string; before: unknown; after: unknown }

/** What changes with every save and says nothing about it. */
const silent = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'nummer',
  'bearbeitungsstand',
  'pruefung_durch',
  'pruefung_von',
  'pruefung_kommentar',
  'geaendert_von',
  'deletedAt',
])

/** Nothing entered: a form sends an empty text where the table has none. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || isEmptyList(value)
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function isSameRecord(one: Values, other: Values): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame(one[key], other[key]))
}

/** True when two values of a field mean the same, however they are written. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (one instanceof Date || other instanceof Date)
    return new Date(String(one)).getTime() === new Date(String(other)).getTime()
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]))
  if (isRecord(one) && isRecord(other)) return isSameRecord(one, other)
  return one === other
}

const unchanged = '(unverändert)'

/**
 * Two states of a field as far as they differ: of two lists only the rows that the other has not, so
 * that a new row is not lost among sixty; lists in another order are whole.
 */
export function apart(before: unknown, after: unknown): { before: unknown; after: unknown } {
  if (!(Array.isArray(before) && Array.isArray(after))) return { before, after }
  const rowsOf = (rows: readonly unknown[], others: readonly unknown[]) =>
    rows.filter((row) => !others.some((other) => isSame(row, other)))
  const [theirs, mine] = [rowsOf(before, after), rowsOf(after, before)]
  if (theirs.length + mine.length === 0) return { before, after }
  const told = (rows: readonly unknown[]) => (rows.length === 0 ? unchanged : rows)
  return { before: told(theirs), after: told(mine) }
}

/** The name of a field that editors know. */
export function labelOf(field: FlattenedField): string {
  const { label } = field
  if (typeof label === 'string' && label !== '') return label
  return isRecord(label) && typeof label.de === 'string' ? label.de : field.name
}

/** Fields in which a document changes, in the order of the form and by the names editors know. */
export function differences(
  fields: readonly FlattenedField[],
  before: unknown,
  after: unknown,
): Difference[] {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  return fields
    .filter(({ name }) => is.has(name) && !silent.has(name))
    .map((field) => ({
      name: field.name,
      label: labelOf(field),
      before: was.get(field.name),
      after: is.get(field.name),
    }))
    .filter((one) => !isSame(one.before, one.after))
}
