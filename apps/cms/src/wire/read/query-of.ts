import { stemOf } from './search-words.ts'
import type { Values } from './values.ts'

/** Letters of a word's part that are compared. */
export const longestPart = 64

/** One word that has to be there: in any of its forms, or as a part of a title's words. */
function saying(word: string, values: Values): string {
  const forms = `to_tsquery('german', ${values.add(`${word}:*`)})`
  if (word.length < 3) return forms
  const part = stemOf(word).slice(0, longestPart)
  return `(${forms} || ${values.add(`'~${part}':*`)}::tsquery)`
}

/** SQL of a question for all of the words; there has to be one, and each is letters and digits only. */
export function queryOf(words: readonly string[], values: Values): string {
  return words.map((word) => saying(word, values)).join(' && ')
}
