/** Where the section of a letter begins, in pixels from the top of the window. */
export type LetterPlace = { letter: string; top: number }

/**
 * The letter that is read: the last whose section has begun above `line`; null as long as none has
 * (spec 4, Wegweiser active letter).
 */
export function letterAt(places: readonly LetterPlace[], line: number): string | null {
  return places.findLast(({ top }) => top <= line)?.letter ?? null
}
