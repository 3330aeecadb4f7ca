const parity = (part: string): 0 | 1 | null => {
  if (part.includes('ungerade')) return 1
  return part.includes('gerade') ? 0 : null
}

/** First and last number of a part of «1 bis 60, ab 90 gerade»; null for words that say no numbers. */
function spanOf(part: string): readonly [number, number] | null {
  const [, first, last] = /(\d+)\s*[a-z]?\s*(?:bis|-|–|—)\s*(?:nr\.?\s*)?(\d+)/.exec(part) ?? []
  if (first && last) return [Number(first), Number(last)]
  const [, from] = /\bab\b\D*(\d+)/.exec(part) ?? []
  if (from) return [Number(from), Number.POSITIVE_INFINITY]
  const [, to] = /\bbis\b\D*(\d+)/.exec(part) ?? []
  if (to) return [0, Number(to)]
  const [, only] = /^\D*(\d+)\s*[a-z]?\s*$/.exec(part) ?? []
  if (only) return [Number(only), Number(only)]
  return parity(part) === null ? null : [0, Number.POSITIVE_INFINITY]
}

/**
 * Whether the numbers that an editor wrote beside a street («1 bis 60», «ab 61 ungerade») hold a
 * number; null where nobody can tell, so that no household is sent away.
 */
export function holdsNumber(written: string | null, number: number): boolean | null {
  if (written === null) return true
  const parts = written.toLowerCase().split(/[,;]|\bund\b/)
  const answers = parts.map((part) => {
    const span = spanOf(part)
    if (span === null) return null
    const odd = parity(part)
    return number >= span[0] && number <= span[1] && (odd === null || number % 2 === odd)
  })
  if (answers.includes(true)) return true
  return answers.includes(null) ? null : false
}
