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
