import { searchWords } from '@kurstadt/contract/search-form'
import { distance } from 'fastest-levenshtein'
import { stemOf, stopWords } from './search-words.ts'
import type { VerfahrenIndex } from './verfahren-index.ts'

/** Short words count from their beginning only: «ei» is not meant where «Polizei» stands. */
const partOf = (word: string) => (word.length < 3 ? ` ${word}` : stemOf(word))

/** Typing mistakes that are forgiven in a word of this length. */
const forgiven = (word: string) => (word.length < 5 ? 1 : 2)

function withAll({ entries }: VerfahrenIndex, words: readonly string[]): number[] {
  const parts = words.map(partOf)
  return entries
    .filter(({ says }) => parts.every((part) => says.includes(part)))
    .map(({ nummer }) => nummer)
}

/** The word that was probably meant, as it is written; null when none is near. */
function nearest({ vocabulary }: VerfahrenIndex, word: string): string | null {
  let best: { written: string; far: number } | null = null
  if (word.length < 4) return null
  for (const [known, written] of vocabulary) {
    if (Math.abs(known.length - word.length) > forgiven(word)) continue
    const far = distance(word, known)
    if (far <= forgiven(word) && (best === null || far < best.far)) best = { written, far }
  }
  return best?.written ?? null
}

/** What was found; `gemeint` is what was looked for instead of what was typed. */
type FoundByWords = { nummern: number[]; gemeint: string | null }

/**
 * Procedures whose names, everyday words or short texts have all of the words, as parts of compounds
 * too («Ausweis» finds «Personalausweis»). Where nothing has them, words that nothing is called are
 * taken for the nearest ones that something is, or left aside.
 */
export function searchVerfahren(index: VerfahrenIndex, typed: string): FoundByWords {
  const words = searchWords(typed).filter((word) => !stopWords.has(word))
  if (words.length === 0) return { nummern: [], gemeint: null }
  const nummern = withAll(index, words)
  if (nummern.length > 0) return { nummern, gemeint: null }
  const isKnown = (word: string) => withAll(index, [word]).length > 0
  const meant = words.flatMap((word) =>
    isKnown(word) ? (index.vocabulary.get(word) ?? word) : (nearest(index, word) ?? []),
  )
  if (meant.length === 0) return { nummern: [], gemeint: null }
  const gemeint = meant.join(' ')
  const found = withAll(index, searchWords(gemeint))
  return found.length > 0 ? { nummern: found, gemeint } : { nummern: [], gemeint: null }
}
