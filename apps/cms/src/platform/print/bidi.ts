import createBidi from 'bidi-js'
import type { FontFamily, Fonts, Run } from './fonts.ts'

const bidi = createBidi()
const readFromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** True for text with words that are read from the right. */
export function isRtl(text: string): boolean {
  return readFromTheRight.test(text)
}

/** Where a line ends: behind the last word that fits, or in a word that has no room on any line. */
function endOfLine(text: string, start: number, fits: (part: string) => boolean): number {
  let [low, high] = [start + 1, text.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(text.slice(start, middle))) low = middle
    else high = middle - 1
  }
  const space = low === text.length ? low : text.lastIndexOf(' ', low)
  return space > start ? space : low
}

/** A piece of a line; `place` says when it is read. */
export type Piece = Run & { place: number }

/** Pieces of one direction, in the order in which they stand from left to right. */
function piecesOf(levels: Uint8Array, order: readonly number[]): number[][] {
  const pieces: number[][] = []
  for (const index of order) {
    const last = pieces.at(-1)
    const before = last?.at(-1)
    const isNext = before !== undefined && Math.abs(before - index) === 1
    if (last && isNext && levels[before] === levels[index]) last.push(index)
    else pieces.push([index])
  }
  return pieces
}

/** A piece that is read from the right: its fonts change places, brackets turn round. */
function reorderRuns(runs: readonly Piece[]): Piece[] {
  return runs.toReversed().map(({ font, place, text }) => {
    const letters = Array.from(text, (one) => bidi.getMirroredCharacter(one) ?? one)
    // Who sets the letters turns words by itself, and signs between them not.
    return { font, place, text: (isRtl(text) ? letters : letters.toReversed()).join('') }
  })
}

/**
 * The lines of a paragraph that holds words read from the right, each as pieces from left to right
 * in the order of UAX 9: numbers keep theirs, brackets are turned.
 */
export function bidiLines(
  text: string,
  { fonts, family, fits }: { fonts: Fonts; family: FontFamily; fits: (part: string) => boolean },
): Piece[][] {
  const levels = bidi.getEmbeddingLevels(text)
  const lines: Piece[][] = []
  for (let start = 0; start < text.length; ) {
    const end = endOfLine(text, start, fits)
    const order = bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end)
    lines.push(
      piecesOf(levels.levels, order).flatMap((piece) => {
        const first = Math.min(...piece)
        const runs = fonts
          .runsOf(text.slice(first, first + piece.length), family)
          .map((run, index) => ({ ...run, place: first + index }))
        return (levels.levels[first] ?? 0) % 2 === 1 ? reorderRuns(runs) : runs
      }),
    )
    start = text[end] === ' ' ? end + 1 : end
  }
  return lines
}
