import { createHmac, randomBytes } from 'node:crypto'

/** So many different visitors have to look for the same words on one day before anybody learns them. */
export const fewestSearchers = 5

const longest = { words: 6, signs: 60 }
/** Searches of one day that are looked at, and visitors of each. */
const most = { searches: 1_000, searchers: 500 }

/**
 * What was looked for as it is counted: small letters, one blank between words. Null for what may be
 * somebody's: an address, a number of three digits or more, or a whole sentence.
 */
export function countedWords(typed: string): string | null {
  const words = typed.normalize('NFC').toLowerCase().trim().split(/\s+/).filter(Boolean)
  const text = words.join(' ')
  if (text === '' || words.length > longest.words || text.length > longest.signs) return null
  return /@|:\/\/|\d{3}|\d[\s./-]?\d[\s./-]?\d/.test(text) ? null : text
}

/**
 * Which visitors of one day have looked for what in vain. Only this process knows it, of each visitor
 * only a mark under a random key, and both are gone with the day: what leaves are words that enough
 * have looked for, and their number.
 */
export class SearchedWords {
  #day = ''
  #key = randomBytes(32)
  readonly #searchers = new Map<string, Set<string>>()

  /** How many more visits the words count for now: none before enough have looked, then all of them. */
  add(day: string, words: string, sender: string): number {
    if (day !== this.#day) this.#begin(day)
    const searchers = this.#searchers.get(words) ?? new Set()
    if (searchers.size >= most.searchers) return 0
    if (!this.#searchers.has(words) && this.#searchers.size >= most.searches) return 0
    this.#searchers.set(words, searchers)
    const before = searchers.size
    searchers.add(createHmac('sha256', this.#key).update(sender).digest('base64url'))
    if (searchers.size === before || searchers.size < fewestSearchers) return 0
    return searchers.size === fewestSearchers ? fewestSearchers : 1
  }

  #begin(day: string): void {
    this.#day = day
    this.#key = randomBytes(32)
    this.#searchers.clear()
  }
}
