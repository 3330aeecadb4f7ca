import type { FlattenedField } from 'payload'
import { isRecord, rowsOf, type Values } from '../../platform/record.ts'
import { isBlank } from '../fields/index.ts'
import { isFormattedText, wordsOf } from './texts-of.ts'

/** What a translation begins with is made anew: an address of its own, and rows of its own. */
const ownOfLanguage = new Set(['pfad', 'id'])

/** Addresses of our pages in German, and those of the same pages in English. */
export type EnglishPaths = ReadonlyMap<string, string>

/** Links lead to the English pages. A formatted text stays as it is otherwise; rows are new ones. */
export function forEnglish(value: unknown, paths: EnglishPaths, isText = false): unknown {
  if (typeof value === 'string') return paths.get(value) ?? value
  if (Array.isArray(value)) return value.map((one: unknown) => forEnglish(one, paths, isText))
  if (!isRecord(value)) return value
  const isFormatted = isText || isRecord(value.root)
  const entries = Object.entries(value).filter(([key]) => isFormatted || key !== 'id')
  return Object.fromEntries(entries.map(([key, one]) => [key, forEnglish(one, paths, isFormatted)]))
}

const saysNothing = (value: unknown) =>
  isFormattedText(value) ? wordsOf(value) === '' : isBlank(value)

type Rows = Extract<FlattenedField, { type: 'array' | 'blocks' }>

function fieldsOfRow(field: Rows, row: Values): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
}

function filledField(
  field: FlattenedField,
  { german, english }: { german: unknown; english: unknown },
  paths: EnglishPaths,
): unknown {
  if ('localized' in field && field.localized === true)
    return saysNothing(english) && !saysNothing(german) ? forEnglish(german, paths) : english
  if (field.type === 'array' || field.type === 'blocks')
    return rowsOf(english).map((row) => {
      const own = rowsOf(german).find(({ id }) => id === row.id) ?? {}
      return { ...row, ...filled(fieldsOfRow(field, row), own, row, paths) }
    })
  if (field.type === 'group' || field.type === 'tab')
    return filled(
      field.flattenedFields,
      isRecord(german) ? german : {},
      isRecord(english) ? english : {},
      paths,
    )
  return english
}

function filled(
  fields: readonly FlattenedField[],
  german: Values,
  english: Values,
  paths: EnglishPaths,
): Values {
  const values = fields
    .filter(({ name }) => !ownOfLanguage.has(name))
    .map((field) => {
      const texts = { german: german[field.name], english: english[field.name] }
      return [field.name, filledField(field, texts, paths)] as const
    })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/**
 * The English texts of an entry with the German ones wherever English says nothing yet (E10). A page
 * keeps its English path, and gets none from a German title: the title is left to the translator.
 */
export function fillFromGerman(
  fields: readonly FlattenedField[],
  german: Values,
  { english, paths }: { english: Values; paths: EnglishPaths },
): Values {
  const hasPath = fields.some(({ name }) => name === 'pfad')
  const copied = hasPath ? fields.filter(({ name }) => name !== 'titel') : fields
  return filled(copied, german, english, paths)
}
