/**
 * A text as it is compared in a search: small letters without marks, and every way of writing an
 * umlaut alike. `Führungszeugnis`, `Fuehrungszeugnis` and `Fuhrungszeugnis` are one word, composed
 * or decomposed; `ue` stays after a vowel and after q (`neue`, `Quelle`), as Lucene's German does it.
 */
export function searchForm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/ae|oe|(?<![aeiouyq])ue/g, (pair) => pair.charAt(0))
}

const mostWords = 8

/** The words that somebody typed, folded; marks and signs are no words, and eight say enough. */
export function searchWords(typed: string): string[] {
  return (searchForm(typed.slice(0, 200)).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
}

/** A room as it is written on its door, `0.03` or `2.11a`; anything else is a word. */
const roomOrWord = /\p{N}+(?:\.\p{N}+)+\p{L}?(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu

/** As `searchWords`, for lists of places and people: the number of a room stays whole. */
export function placeWords(typed: string): string[] {
  return (searchForm(typed.slice(0, 200)).match(roomOrWord) ?? []).slice(0, mostWords)
}

const isPartOfNumber = (sign: string | undefined) => sign !== undefined && /[\p{N}.]/u.test(sign)

/** True when a room stands in a text by itself: `0.03` is neither in `10.03` nor in `0.031`. */
function matchesRoom(text: string, room: string): boolean {
  for (let at = text.indexOf(room); at >= 0; at = text.indexOf(room, at + 1)) {
    const [before, after] = [text[at - 1], text[at + room.length]]
    if (!(isPartOfNumber(before) || (after !== '.' && isPartOfNumber(after)))) return true
  }
  return false
}

/** True when a folded text has all of the words; there has to be one. */
export function matchesAll(text: string, words: readonly string[]): boolean {
  const isFound = (word: string) =>
    word.includes('.') ? matchesRoom(text, word) : text.includes(word)
  return words.length > 0 && words.every(isFound)
}
