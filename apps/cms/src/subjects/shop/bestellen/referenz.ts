/** The number of an order, as people name it. */
export const referenzOf = (nummer: number) => `B-${nummer}`

/** `B-42` within a sentence, and a number alone. */
const written = [
  /(?:^|[^\p{L}\d])B\s*[-–—]\s*0*([1-9]\d{0,8})(?!\d)/iu,
  /^\s*B?\s*0*([1-9]\d{0,8})\s*$/i,
]

/** The number of an order that somebody has written, alone or in a sentence; null for none. */
export function nummerIn(text: string): number | null {
  const found = written.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])
  return found[0] === undefined ? null : Number(found[0])
}
