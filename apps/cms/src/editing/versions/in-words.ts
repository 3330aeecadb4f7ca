import type { FlattenedField } from 'payload'
import { euroText } from '../../platform/money/index.ts'
import { isRecord } from '../../platform/record.ts'
import { childrenOf, isNode, plainText } from '../../wire/serialise/index.ts'
import type { Change } from './changes-between.ts'

/** Titles of entries by their ids, as the reader may see them. */
export type Names = ReadonlyMap<string, string>

/** A change as an editor reads it. */
export type WordedChange = { feld: string; before: string; after: string }

const empty = '(leer)'
/** Signs around a difference that are shown of a long text. */
const around = 60
const longest = 400

const day = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
})

type Of<Type extends FlattenedField['type']> = Extract<FlattenedField, { type: Type }>

function dateText({ admin }: Of<'date'>, value: unknown): string {
  const date = new Date(String(value))
  if (Number.isNaN(date.getTime())) return String(value)
  return admin?.date?.pickerAppearance === 'dayOnly'
    ? day.format(date)
    : `${moment.format(date)} Uhr`
}

function optionText({ options }: Of<'select' | 'radio'>, value: unknown): string {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value)
  if (typeof option === 'object' && typeof option.label === 'string') return option.label
  return String(value)
}

/** Ids that a relation holds; of several types each comes with its own. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (isRecord(value)) return idsIn(value.value ?? value.id)
  return typeof value === 'string' ? [value] : []
}

function relationText(value: unknown, names: Names): string {
  return idsIn(value)
    .map((id) => names.get(id) ?? 'ein Eintrag, den es nicht mehr gibt')
    .join(', ')
}

/** Words that stand anywhere in a row, a text or blocks, in their order. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (isNode(value) && isNode(value.root)) return childrenOf(value.root).map(plainText)
  if (!isRecord(value)) return typeof value === 'string' ? [value] : []
  const hidden = new Set(['id', 'blockType', 'type', 'version', 'mode', 'style', 'format'])
  return Object.entries(value).flatMap(([key, one]) => (hidden.has(key) ? [] : wordsIn(one)))
}

const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$|^[0-9a-f]{24}$/.test(text)

function rowText(value: unknown, names: Names): string {
  return wordsIn(value)
    .map((word) => (isId(word) ? (names.get(word) ?? '') : word))
    .filter((word) => word !== '')
    .join(' · ')
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

function textOf(field: FlattenedField, value: unknown, names: Names): string {
  if (field.type === 'checkbox') return value === true ? 'ja' : 'nein'
  if (isNothing(value)) return empty
  if (field.type === 'date') return dateText(field, value)
  if (typeof value === 'number')
    return field.name.endsWith('_cent') ? `${euroText(value)} €` : String(value)
  if (field.type === 'select' || field.type === 'radio')
    return (Array.isArray(value) ? value : [value]).map((one) => optionText(field, one)).join(', ')
  if (field.type === 'relationship' || field.type === 'upload') return relationText(value, names)
  return rowText(value, names) || empty
}

/** How many signs two texts begin with alike. */
function alike(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}

function alikeAtEnd(one: string, other: string): number {
  let count = 0
  while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count += 1
  return count
}

function cut(text: string, from: number, to: number): string {
  const [start, end] = [Math.max(0, from - around), Math.min(text.length, to + around)]
  const part = text.slice(start, end).trim()
  const short = part.length > longest ? `${part.slice(0, longest)} …` : part
  return `${start > 0 ? '… ' : ''}${short}${end < text.length ? ' …' : ''}`
}

/** Of two long texts the place where they differ. */
export function differingPart(before: string, after: string): [before: string, after: string] {
  if (Math.max(before.length, after.length) <= 2 * around) return [before, after]
  const head = alike(before, after)
  const tail = alikeAtEnd(before.slice(head), after.slice(head))
  return [cut(before, head, before.length - tail), cut(after, head, after.length - tail)]
}

/** A change in words: no ids, no `false`, dates as they are written in Germany (E12). */
export function changeInWords({ feld, field, before, after }: Change, names: Names): WordedChange {
  const [was, is] = [textOf(field, before, names), textOf(field, after, names)]
  if (was === is) return { feld, before: '', after: 'anders formatiert oder angeordnet' }
  const [shownBefore, shownAfter] = differingPart(was, is)
  return { feld, before: shownBefore, after: shownAfter }
}
