import { searchForm, searchWords } from '@kurstadt/contract/search-form'
import { distance } from 'fastest-levenshtein'
import { stemOf, stopWords } from '../../../wire/read/search-words.ts'
import type { VerfahrenIndex } from './verfahren-index.ts'

/** Short words count from their beginning only: «ei» is not meant where «Polizei» stands. */
const partOf = (word: string) => (word.length < 3 ? ` ${word}` : stemOf(word))

/** Typing mistakes that are forgiven: a second one only in long words, and where the first letter is right. */
const forgiven = (word: string, known: string) =>
  word.length < 6 || word.charAt(0) !== known.charAt(0) ? 1 : 2

/** A word with each two neighbours exchanged, the most common mistake («Umzgu»). */
const exchanged = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )

/** In a name as a part of compounds too; in a sentence only where a word begins («Jahrhundert» is no dog). */
const has = ({ names, text }: VerfahrenIndex['entries'][number], part: string) =>
  names.includes(part) || text.includes(` ${part.trimStart()}`)

function withAll({ entries }: VerfahrenIndex, words: readonly string[]): number[] {
  const parts = words.map(partOf)
  return entries
    .filter((entry) => parts.every((part) => has(entry, part)))
    .map(({ nummer }) => nummer)
}

/** The word that was probably meant, as it is written; null when none is near. */
function nearest({ vocabulary }: VerfahrenIndex, word: string): string | null {
  let best: { written: string; far: number } | null = null
  if (word.length < 4) return null
  const twisted = exchanged(word).find((other) => vocabulary.has(other))
  if (twisted !== undefined) return vocabulary.get(twisted) ?? null
  for (const [known, written] of vocabulary) {
    const most = forgiven(word, known)
    if (Math.abs(known.length - word.length) > most) continue
    const far = distance(word, known)
    if (far <= most && (best === null || far < best.far)) best = { written, far }
  }
  return best?.written ?? null
}

/** What was found; `gemeint` is what was looked for instead of what was typed. */
type FoundByWords = { nummern: number[]; gemeint: string | null }

/**
 * As many of the words as one procedure has, in the order they were typed. Where several would do,
 * those that few procedures have say more («Reisepass beantragen» means the first).
 */
function together(index: VerfahrenIndex, words: readonly string[]): string[] {
  const known = words.map((word) => {
    const parts = searchWords(word)
    return { word, parts: parts.map(partOf), common: withAll(index, parts).length }
  })
  let best: { kept: string[]; common: number } = { kept: [], common: 0 }
  for (const entry of index.entries) {
    const there = known.filter(({ parts }) => parts.every((part) => has(entry, part)))
    const common = there.reduce((sum, one) => sum + one.common, 0)
    const isLess = there.length === best.kept.length && common < best.common
    if (there.length > best.kept.length || isLess)
      best = { kept: there.map(({ word }) => word), common }
  }
  return best.kept
}

/** Words as they were typed, by their search form. */
function asTyped(typed: string): Map<string, string> {
  const written = typed.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
  return new Map(written.map((word) => [searchForm(word), word]))
}

/**
 * Procedures whose names, everyday words or short texts have all of the words («Ausweis» finds
 * «Personalausweis»). Where nothing has them, words that nothing is called are
 * taken for the nearest ones that something is, and what nothing has beside the others is left aside.
 */
export function searchVerfahren(index: VerfahrenIndex, typed: string): FoundByWords {
  const words = searchWords(typed).filter((word) => !stopWords.has(word))
  if (words.length === 0) return { nummern: [], gemeint: null }
  const nummern = withAll(index, words)
  if (nummern.length > 0) return { nummern, gemeint: null }
  const isKnown = (word: string) => withAll(index, [word]).length > 0
  const written = asTyped(typed)
  const meant = words.flatMap((word) =>
    isKnown(word)
      ? (index.vocabulary.get(word) ?? written.get(word) ?? word)
      : (nearest(index, word) ?? []),
  )
  const gemeint = together(index, meant).join(' ')
  if (gemeint === '') return { nummern: [], gemeint: null }
  return { nummern: withAll(index, searchWords(gemeint)), gemeint }
}
