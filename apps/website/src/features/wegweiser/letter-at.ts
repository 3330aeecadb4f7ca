/** Where the section of a letter begins, in pixels from the top of the window. */
export type LetterPlace = { letter: string; top: number }

/**
 * The letter that is read: the last whose section has begun above `line`; null as long as none has
 * (spec 4, Wegweiser active letter).
 */
export function letterAt(places: readonly LetterPlace[], line: number): string | null {
  return places.findLast(({ top }) => top <= line)?.letter ?? null
}

/**
 * The letter that is read at the end of the page, where the last sections never get up to the line:
 * the one that was asked for if it is seen, else the last that is seen.
 */
export function letterAtEnd(
  places: readonly LetterPlace[],
  windowHeight: number,
  wanted: string | undefined,
): string | null {
  const seen = places.filter(({ top }) => top < windowHeight)
  return (seen.find(({ letter }) => letter === wanted) ?? seen.at(-1))?.letter ?? null
}
