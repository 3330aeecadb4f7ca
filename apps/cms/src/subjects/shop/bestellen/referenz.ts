/** The number of an order, as people name it. */
export const referenzOf = (nummer: number) => `B-${nummer}`

/** The number that somebody has written, with or without what stands before it; null for none. */
export function nummerIn(referenz: string): number | null {
  const [, digits] = /^\s*(?:B\s*[-–—]?\s*)?0*([1-9]\d{0,8})\s*$/i.exec(referenz) ?? []
  return digits === undefined ? null : Number(digits)
}
