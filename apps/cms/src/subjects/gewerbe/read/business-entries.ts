import type { Answer, OrderField, Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { fold } from '../../../wire/read/fold.ts'
import { type BusinessIndex, businessIndex, type IndexedEntry } from './business-index.ts'

/** What is asked of the business directory. */
type BusinessQuestion = {
  sprache: Sprache
  seite: number
  pro_seite: number
  order: readonly OrderField<'titel' | 'spezialisierung'>[]
  rubrik_id?: number | undefined
  buchstabe?: string | undefined
  stufenlos?: boolean | undefined
  /** Ids of entries that have what was typed, where something was. */
  treffer?: readonly string[] | undefined
  /** Ids of entries that are open, where only those are wanted. */
  offen?: readonly string[] | undefined
}

/** Everything that was found, in the order of the list, and what else can be chosen. */
type FoundBusinesses = {
  found: readonly IndexedEntry[]
  auswahl: Answer<'brancheneintraege'>['auswahl']
}

/** Words beyond these say nothing more about what is meant. */
const mostWords = 8

/** The words of a question, folded; at most eight. */
export function wordsOf(q: string): string[] {
  return (fold(q).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
}

/** The letters that a name may begin with; undefined where any may. */
const lettersOf = (buchstabe: string | undefined) =>
  buchstabe === '0' ? '0123456789' : buchstabe && fold(buchstabe)

/** The first letter of a name, also where it takes two units of a text. */
const firstOf = (name: string) => Array.from(name)[0] ?? ''

type Test = (entry: IndexedEntry) => boolean
const everything: Test = () => true

/** What each choice leaves by itself. */
function testsOf({ buchstabe, rubrik_id, stufenlos }: BusinessQuestion) {
  const letters = lettersOf(buchstabe)
  const category: Test =
    rubrik_id === undefined ? everything : ({ rubriken }) => rubriken.includes(rubrik_id)
  const access: Test = stufenlos === true ? (entry) => entry.stufenlos : everything
  const letter: Test = letters
    ? ({ name }) => name !== '' && letters.includes(firstOf(name))
    : everything
  return { category, access, letter }
}

const places = { titel: 'by_name', spezialisierung: 'by_what' } as const

/** The order of a list; what it leaves equal stands by its number. */
function inOrder(order: BusinessQuestion['order']) {
  return (one: IndexedEntry, other: IndexedEntry): number => {
    for (const { field, descending } of order) {
      const apart = one[places[field]] - other[places[field]]
      if (apart !== 0) return descending ? -apart : apart
    }
    return (one.nummer ?? Number.MAX_VALUE) - (other.nummer ?? Number.MAX_VALUE)
  }
}

/**
 * How many entries are in each category; one counts once, also where it is in several below. The
 * chosen category is there also when nothing is left of it.
 */
function counted(
  { categories }: BusinessIndex,
  entries: readonly IndexedEntry[],
  chosen: number | undefined,
) {
  const counts = new Map<number, number>()
  for (const { rubriken } of entries)
    for (const id of rubriken) counts.set(id, (counts.get(id) ?? 0) + 1)
  return categories.flatMap((category) => {
    const anzahl = counts.get(category.id) ?? 0
    return anzahl > 0 || category.id === chosen ? [{ ...category, anzahl }] : []
  })
}

/** First letters of names; those that begin with a digit stand under `0`. */
function lettersIn(entries: readonly IndexedEntry[]): string[] {
  const first = entries.flatMap(({ name }) => firstOf(name) || [])
  return [...new Set(first.map((one) => (/\d/.test(one) ? '0' : one)))].toSorted()
}

/**
 * Everything that a question finds, in the asked language with German where there is none, and what
 * else can be chosen: each choice is counted with everything else that was chosen, and without itself.
 */
export async function findBusinesses(
  payload: Payload,
  question: BusinessQuestion,
): Promise<FoundBusinesses> {
  const index = await businessIndex(payload, question.sprache)
  const [treffer, offen] = [question.treffer, question.offen].map((ids) => ids && new Set(ids))
  const matched = index.entries.filter(
    ({ id }) => (treffer?.has(id) ?? true) && (offen?.has(id) ?? true),
  )
  const { access, category, letter } = testsOf(question)
  const fitting = (...tests: readonly Test[]) =>
    matched.filter((entry) => tests.every((test) => test(entry)))
  return {
    found: fitting(category, access, letter).toSorted(inOrder(question.order)),
    auswahl: {
      rubriken: counted(index, fitting(access, letter), question.rubrik_id),
      buchstaben: lettersIn(fitting(category, access)),
      stufenlos: fitting(category, letter).filter(({ stufenlos }) => stufenlos).length,
    },
  }
}
