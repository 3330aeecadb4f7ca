import type { FlattenedField } from 'payload'
import { isRecord, rowsOf, type Values } from '../../platform/record.ts'
import { isSame, labelOf } from '../changes/index.ts'

/** One field of an entry, however deep it lies, in two of its versions. */
export type Change = {
  /** «Inhalt › Text 1 › Überschrift». */
  feld: string
  field: FlattenedField
  before: unknown
  after: unknown
}

type Pair = { before: unknown; after: unknown }
type Rows = Extract<FlattenedField, { type: 'array' | 'blocks' }>

/** What says where an entry stands, and not what it says. */
const silent = new Set([
  'id',
  'blockName',
  'nummer',
  'createdAt',
  'updatedAt',
  '_status',
  'deletedAt',
  'bearbeitungsstand',
  'geaendert_von',
  'pruefung_durch',
  'pruefung_von',
  'pruefung_kommentar',
  'quelle_stand',
])

function rowParts(field: Rows, row: Values): { fields: readonly FlattenedField[]; name: string } {
  if (field.type === 'array')
    return { fields: field.flattenedFields, name: nameOf(field.labels?.singular) }
  const block = field.blocks.find(({ slug }) => slug === row.blockType)
  return { fields: block?.flattenedFields ?? [], name: nameOf(block?.labels?.singular) }
}

const nameOf = (singular: unknown) => (typeof singular === 'string' ? singular : 'Zeile')

/** Rows of two versions that are the same one: by their ids, in the order of the newer version. */
function pairs(
  before: readonly Values[],
  after: readonly Values[],
): [Values | null, Values | null][] {
  const kept = after.map((row): [Values | null, Values | null] => [
    before.find(({ id }) => id === row.id) ?? null,
    row,
  ])
  const gone = before.filter(({ id }) => !after.some((row) => row.id === id))
  return [...kept, ...gone.map((row): [Values | null, null] => [row, null])]
}

function inRows(field: Rows, path: string, { before, after }: Pair): Change[] {
  const [was, is] = [rowsOf(before), rowsOf(after)]
  const moved = was.filter(({ id }) => is.some((row) => row.id === id)).map(({ id }) => id)
  const order = is.filter(({ id }) => moved.includes(id)).map(({ id }) => id)
  const reordered: Change[] = isSame(moved, order)
    ? []
    : [{ feld: `${path} › Reihenfolge`, field, before: was, after: is }]
  const rows = pairs(was, is).flatMap(([older, newer], at): Change[] => {
    const row = newer ?? older ?? {}
    const { fields, name } = rowParts(field, row)
    const place = `${path} › ${name} ${(newer === null ? was.indexOf(row) : at) + 1}`
    if (older === null || newer === null)
      return [{ feld: place, field, before: older, after: newer }]
    return changesIn(fields, older, newer, place)
  })
  return [...reordered, ...rows]
}

function inField(field: FlattenedField, path: string, { before, after }: Pair): Change[] {
  if (isSame(before, after)) return []
  if (field.type === 'array' || field.type === 'blocks')
    return inRows(field, path, { before, after })
  if (field.type === 'group' || field.type === 'tab')
    return changesIn(
      field.flattenedFields,
      isRecord(before) ? before : {},
      isRecord(after) ? after : {},
      path,
    )
  // A box that was never ticked is as good as one that is not.
  if (field.type === 'checkbox' && !before && !after) return []
  return [{ feld: path, field, before, after }]
}

function changesIn(
  fields: readonly FlattenedField[],
  before: Values,
  after: Values,
  path = '',
): Change[] {
  return fields
    .filter(({ name, ...field }) => !(silent.has(name) || ('virtual' in field && field.virtual)))
    .flatMap((field) => {
      const feld = path === '' ? labelOf(field) : `${path} › ${labelOf(field)}`
      return inField(field, feld, { before: before[field.name], after: after[field.name] })
    })
}

/** Fields in which two versions of an entry differ, in the order of the form, each as deep as it lies. */
export function changesBetween(
  fields: readonly FlattenedField[],
  before: Values,
  after: Values,
): Change[] {
  return changesIn(fields, before, after)
}
