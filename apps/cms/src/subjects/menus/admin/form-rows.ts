import type { FormField, FormState, Row } from 'payload'
import type { Entry, Goal } from './entry-tree.ts'

/** Name of the entries in the form, on every level. */
const list = 'menuItems'
/** The first level are blocks; what is below them are rows of arrays (`collections/menus`). */
const block = 'eintrag'
const ofBlocks = ['blockType', 'blockName']

const text = (field: FormField | undefined): string =>
  typeof field?.value === 'string' ? field.value : ''

function goalOf(form: FormState, path: string): Goal {
  const art = text(form[`${path}.art`])
  const page = form[`${path}.seite`]?.value
  if (art === 'seite' && (typeof page === 'string' || typeof page === 'number'))
    return { kind: 'page', id: String(page) }
  const href = text(form[`${path}.href`])
  if (art === 'href' && href !== '') return { kind: 'address', href }
  return { kind: art === 'keine' ? 'none' : 'missing' }
}

/** The entries as the form has them at this moment, saved or not. */
export function entriesOf(form: FormState, path = list): Entry[] {
  return (form[path]?.rows ?? []).map(({ id }, index) => {
    const row = `${path}.${index}`
    const title = text(form[`${row}.title`])
    return {
      id,
      path: row,
      title,
      goal: goalOf(form, row),
      below: entriesOf(form, `${row}.${list}`),
    }
  })
}

/** True while the server still fills a row that was just added. */
export function isFilling(form: FormState): boolean {
  return Object.entries(form).some(
    ([path, { rows }]) => path.split('.').at(-1) === list && rows?.some((row) => row.isLoading),
  )
}

/** The fields of an entry by their names in its row, without those of the entries below it. */
function ownFields(form: FormState, path: string): [name: string, field: FormField][] {
  return Object.entries(form).flatMap(([at, field]): [string, FormField][] => {
    if (!at.startsWith(`${path}.`)) return []
    const name = at.slice(path.length + 1)
    const isOwn = name.split('.')[0] !== list && !ofBlocks.includes(name)
    return isOwn ? [[name, field]] : []
  })
}

function rowOf(form: FormState, { id, path }: Entry, isTop: boolean): Row {
  const parts = path.split('.')
  const before = form[parts.slice(0, -1).join('.')]?.rows?.[Number(parts.at(-1))]
  const { blockType: _, ...row } = { ...before, id }
  return isTop ? { ...row, blockType: block } : row
}

function blockFields(form: FormState, { path }: Entry): [name: string, field: FormField][] {
  const type = { value: block, initialValue: block, valid: true, passesCondition: true }
  return [
    ['blockType', form[`${path}.blockType`] ?? type],
    ['blockName', form[`${path}.blockName`] ?? { valid: true, passesCondition: true }],
  ]
}

type Level = { path: string; number: number; deepest: number }

function levelOf(
  form: FormState,
  entries: readonly Entry[],
  before: FormField | undefined,
  { path, number, deepest }: Level,
): [path: string, field: FormField][] {
  const isTop = number === 1
  const rows = entries.map((entry) => rowOf(form, entry, isTop))
  const isFilled = rows.length > 0
  const counted = { value: rows.length, rows, disableFormData: isFilled }
  const none = { initialValue: 0, valid: true, passesCondition: true }
  const fields = entries.flatMap((entry, index) => {
    const row = `${path}.${index}`
    const own = [...ownFields(form, entry.path), ...(isTop ? blockFields(form, entry) : [])]
    const named = own.map(([name, field]): [string, FormField] => [`${row}.${name}`, field])
    if (number === deepest) return named
    const next = { path: `${row}.${list}`, number: number + 1, deepest }
    return [...named, ...levelOf(form, entry.below, form[`${entry.path}.${list}`], next)]
  })
  return [[path, { ...(before ?? none), ...counted }], ...fields]
}

/**
 * The form with its entries where `entries` has them. Rows keep their ids, and with them everything
 * the form knows of them: texts not yet saved, what is folded, what was found wrong.
 */
export function withEntries(
  form: FormState,
  entries: readonly Entry[],
  deepest: number,
): FormState {
  const others = Object.entries(form).filter(([path]) => path.split('.')[0] !== list)
  const first = { path: list, number: 1, deepest }
  return Object.fromEntries([...others, ...levelOf(form, entries, form[list], first)])
}
