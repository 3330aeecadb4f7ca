/** Number by which people ask after a request: `A-12`. */
export function referenceOf(nummer: unknown): string {
  return `A-${String(nummer)}`
}
