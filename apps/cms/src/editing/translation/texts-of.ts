import type { FlattenedField } from 'payload'
import { isRecord, rowsOf, type Values } from '../../platform/record.ts'
import { childrenOf, isNode, type LexicalNode, plainText } from '../../wire/serialise/index.ts'
import { labelOf } from '../changes/index.ts'

/** A text of an entry in German, and where it stands: «Inhalt › Text 1 › Überschrift». */
export type GermanText = { feld: string; text: string; fehlt: boolean }

type Place = { path: readonly string[]; isTranslated: boolean }

const kinds = new Set(['text', 'textarea', 'richText'])

/** Addresses are no words to translate. */
const wordless = new Set(['id', 'blockName', 'pfad', 'link', 'href'])

/** True for a text as the editor stores it. */
export function isFormattedText(value: unknown): value is { root: LexicalNode } {
  return isNode(value) && isNode(value.root)
}

/** The words of a plain or a formatted text, a line for each paragraph. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return isFormattedText(value) ? childrenOf(value.root).map(plainText).join('\n').trim() : ''
}

/** Lines of a part of a formatted text, each with what it is: whoever translates sets it the same way. */
function linesOf(node: LexicalNode): string[] {
  const level = typeof node.tag === 'string' ? /^h([2-4])$/.exec(node.tag)?.[1] : undefined
  if (node.type === 'heading' && level !== undefined)
    return [`Überschrift ${level}: ${plainText(node)}`]
  if (node.type === 'list') return childrenOf(node).flatMap(itemLines(node))
  if (node.type === 'table')
    return childrenOf(node).map((row) => childrenOf(row).map(plainText).join(' | '))
  return [plainText(node)]
}

const isWords = ({ type }: LexicalNode) => type !== 'list'

/** Lines of one entry of a list; a list inside of it is an entry of its own, without words. */
function itemLines(list: LexicalNode) {
  const worded = childrenOf(list).filter((item) => childrenOf(item).some(isWords))
  return (item: LexicalNode): string[] => {
    const inner = childrenOf(item)
    const nested = inner.filter((one) => !isWords(one)).flatMap(linesOf)
    const sign = list.listType === 'number' ? `${worded.indexOf(item) + 1}.` : '•'
    const words = inner.filter(isWords).map(plainText).join('')
    return worded.includes(item) ? [`${sign} ${words}`, ...nested] : nested
  }
}

/** A text as it is shown beside the form. */
function shown(value: unknown): string {
  if (!isFormattedText(value)) return wordsOf(value)
  return wordsOf(value) === '' ? '' : childrenOf(value.root).flatMap(linesOf).join('\n').trim()
}

type Rows = Extract<FlattenedField, { type: 'array' | 'blocks' }>

function rowParts(field: Rows, row: Values): { fields: readonly FlattenedField[]; name: string } {
  if (field.type === 'array') return { fields: field.flattenedFields, name: 'Zeile' }
  const block = field.blocks.find(({ slug }) => slug === row.blockType)
  const singular = block?.labels?.singular
  return {
    fields: block?.flattenedFields ?? [],
    name: typeof singular === 'string' ? singular : 'Zeile',
  }
}

/** Rows of a list in both languages: by their ids where they have the same, else by their places. */
function rowBeside(rows: readonly Values[], row: Values, place: number): Values {
  const same = rows.find(({ id }) => id !== undefined && id === row.id)
  const beside = same ?? rows[place]
  return beside !== undefined && beside.blockType === row.blockType ? beside : {}
}

function inRows(field: Rows, value: unknown, english: unknown, place: Place): GermanText[] {
  const beside = rowsOf(english)
  return rowsOf(value).flatMap((row, index) => {
    const { fields, name } = rowParts(field, row)
    const path = [...place.path, `${name} ${index + 1}`]
    return textsIn(fields, row, { ...place, path, english: rowBeside(beside, row, index) })
  })
}

function inField(
  field: FlattenedField,
  { german, english }: { german: unknown; english: unknown },
  { path, isTranslated }: Place,
): GermanText[] {
  const place = {
    path: [...path, labelOf(field)],
    isTranslated: isTranslated || ('localized' in field && field.localized === true),
  }
  if (field.type === 'array' || field.type === 'blocks')
    return inRows(field, german, english, place)
  if ((field.type === 'group' || field.type === 'tab') && isRecord(german))
    return textsIn(field.flattenedFields, german, {
      ...place,
      english: isRecord(english) ? english : {},
    })
  const isText = place.isTranslated && kinds.has(field.type) && !wordless.has(field.name)
  const text = isText ? shown(german) : ''
  if (text === '') return []
  return [{ feld: place.path.join(' › '), text, fehlt: wordsOf(english) === '' }]
}

function textsIn(
  fields: readonly FlattenedField[],
  german: Values,
  { english, ...place }: Place & { english: Values },
): GermanText[] {
  return fields.flatMap((field) =>
    inField(field, { german: german[field.name], english: english[field.name] }, place),
  )
}

/** Every translated text of an entry in German, in the order of the form, and whether English lacks it. */
export function textsOf(
  fields: readonly FlattenedField[],
  german: Values,
  english: Values,
): GermanText[] {
  return textsIn(fields, german, { path: [], isTranslated: false, english })
}
