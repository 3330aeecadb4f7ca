import { richText, type Sprache } from '@kurstadt/contract'
import type { FlattenedField } from 'payload'
import { isRecord, rowsOf, type Values } from '../../platform/record.ts'
import { instantInBerlin } from '../../platform/time/berlin.ts'
import { lexicalOf, type PageAt } from './lexical.ts'
import { storedSeasons } from './seasons.ts'

/** What an answer refers to, found where it was imported. */
export type Lookup = {
  /** Id of an entry by type and number; null while it is not there. */
  entry: (type: string, nummer: number) => string | null
  /** Id of an entry by type and German title, where the wire names it by nothing else. */
  titled: (type: string, title: string) => string | null
  /** Id of a file by its address on the website. */
  file: (url: string) => string | null
  pageAt: PageAt
}

/** How a document is made from an answer. */
export type Making = {
  lookup: Lookup
  sprache: Sprache
  /** The document as it is stored: rows keep their ids, so that a translation finds them. */
  stored: Values
  /** Inside a row of a list: what a translation leaves alone has to be written with it. */
  isRow?: boolean
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (!isRecord(value)) return null
  return typeof value.id === 'number' ? value.id : numberOf(value.bild)
}

function relationOf(
  field: { relationTo: string | string[]; hasMany?: boolean },
  value: unknown,
  lookup: Lookup,
): unknown {
  const type = Array.isArray(field.relationTo) ? '' : field.relationTo
  const find = (one: unknown) => {
    if (typeof one === 'string') return one
    const nummer = numberOf(one)
    return nummer === null ? null : lookup.entry(type, nummer)
  }
  if (field.hasMany === true)
    return (Array.isArray(value) ? value : []).flatMap((one: unknown) => find(one) ?? [])
  return find(value)
}

/** Days stay days; a local time of Berlin becomes its instant. */
function dateOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) ? instantInBerlin(value) : value
}

/** A file is named by its entry in the media library, or by where it lies. */
function fileOf(
  name: string,
  wire: Values,
  making: Making,
  field: Parameters<typeof relationOf>[0],
): unknown {
  const value = wire[name] ?? wire.link
  const url = isRecord(value) && value.id === undefined ? value.link : value
  if (typeof url === 'string') return making.lookup.file(url)
  return relationOf(field, value, making.lookup)
}

type Rows = Extract<FlattenedField, { type: 'array' | 'blocks' }>

/** The fields of a row: those of the list, or of the kind of block that the row names. */
function shapeOf(field: Rows, row: Values): { fields: FlattenedField[]; kind: object } | null {
  if (field.type === 'array') return { fields: field.flattenedFields, kind: {} }
  const named = field.blocks.find(({ slug }) => slug === row.blockType)
  const block = named ?? (field.blocks.length === 1 ? field.blocks[0] : undefined)
  return block ? { fields: block.flattenedFields, kind: { blockType: block.slug } } : null
}

/** A list that is translated as a whole is written as if it were German, with rows of its own. */
function rowsOfField(field: Rows, value: unknown, making: Making): unknown[] {
  const isWhole = field.localized === true
  const stored = isWhole ? [] : rowsOf(making.stored[field.name])
  const sprache = isWhole ? 'de' : making.sprache
  return rowsOf(value).flatMap((row, index) => {
    const shape = shapeOf(field, row)
    if (shape === null) return []
    const before = stored[index] ?? {}
    const id = typeof before.id === 'string' ? { id: before.id } : {}
    const inside = { ...making, sprache, stored: before, isRow: true }
    return [{ ...id, ...shape.kind, ...valuesOf(shape.fields, row, inside) }]
  })
}

function fieldValue(field: FlattenedField, wire: Values, making: Making): unknown {
  const value = wire[field.name]
  if (field.type === 'upload') return fileOf(field.name, wire, making, field)
  if (value === undefined) return undefined
  if (field.type === 'relationship') return relationOf(field, value, making.lookup)
  if (field.type === 'richText') return lexicalOf(richText.parse(value), making.lookup.pageAt)
  if (field.type === 'date') return dateOf(value)
  if (field.name === 'saisons' && field.type === 'array')
    return rowsOfField(field, storedSeasons(value), making)
  if (field.type === 'array' || field.type === 'blocks') return rowsOfField(field, value, making)
  if (field.type === 'group' || field.type === 'tab') {
    const stored = making.stored[field.name]
    const inside = { ...making, stored: isRecord(stored) ? stored : {} }
    return isRecord(value) ? valuesOf(field.flattenedFields, value, inside) : undefined
  }
  return value
}

const containers = ['array', 'blocks', 'group', 'tab']

/** What a translation leaves alone stays as it is in German. */
function isWritten(field: FlattenedField, { sprache }: Making): boolean {
  if (sprache === 'de' || containers.includes(field.type)) return true
  return 'localized' in field && field.localized === true
}

/**
 * The fields of a document from an answer of its call: names are the same on the wire and in the
 * model, so only the kind of a field decides. What the answer does not name is left alone.
 */
export function valuesOf(
  fields: readonly FlattenedField[],
  wire: Values,
  making: Making,
): Record<string, unknown> {
  const entries = fields.flatMap((field): [string, unknown][] => {
    if (field.name === 'id' || field.name === 'blockName') return []
    if (!isWritten(field, making)) {
      const kept = making.stored[field.name]
      return making.isRow === true && kept !== undefined ? [[field.name, kept]] : []
    }
    const value = fieldValue(field, wire, making)
    return value === undefined ? [] : [[field.name, value]]
  })
  return Object.fromEntries(entries)
}
