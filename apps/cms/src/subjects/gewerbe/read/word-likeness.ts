/** Three letters each of every word, with its beginning and end: as PostgreSQL's `pg_trgm` has them. */
export function threesOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const padded = `  ${word} `
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
  })
}

/** The piece of a text that is looked at: how many different threes it has, how many are asked for. */
type Piece = { from: number; threes: number; common: number; last: Map<string, number> }

const likeness = (common: number, threes: number, asked: number) =>
  common / (asked + threes - common)

/** Lets the piece begin later where that is more alike; `to` is where it ends. */
function shorten(piece: Piece, to: number, text: readonly string[], asked: ReadonlySet<string>) {
  const { from, last } = piece
  let { common, threes } = piece
  let most = likeness(common, threes, asked.size)
  for (let at = from; at <= to; at += 1) {
    const now = likeness(common, threes, asked.size)
    if (now > most) {
      most = now
      Object.assign(piece, { from: at, threes, common })
    }
    const three = text[at] ?? ''
    if (last.get(three) !== at) continue
    threes -= 1
    if (asked.has(three)) common -= 1
  }
  for (let at = from; at < piece.from; at += 1) {
    const three = text[at] ?? ''
    if (last.get(three) === at) last.delete(three)
  }
  return most
}

/**
 * How much a word is like the most alike piece of a text, from 0 to 1: `word_similarity` of
 * PostgreSQL, which has to build the threes of every text anew for each question. A piece that is
 * `enough` alike ends the search for a better one.
 */
export function wordLikeness(word: readonly string[], text: readonly string[], enough = 1): number {
  const asked = new Set(word)
  const piece: Piece = { from: -1, threes: 0, common: 0, last: new Map() }
  let most = 0
  for (const [at, three] of text.entries()) {
    const isAsked = asked.has(three)
    if (piece.from === -1 && !isAsked) continue
    if (piece.from === -1) piece.from = at
    if (!piece.last.has(three)) {
      piece.threes += 1
      if (isAsked) piece.common += 1
    }
    piece.last.set(three, at)
    if (isAsked) most = Math.max(most, shorten(piece, at, text, asked))
    if (most >= enough) break
  }
  return most
}
