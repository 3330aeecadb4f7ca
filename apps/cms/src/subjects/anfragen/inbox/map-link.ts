/**
 * Address of a map of somebody else's that shows a place, `48.75123, 8.55121`; null for none. It is
 * only a link: nobody is asked before somebody in the office follows it.
 */
export function mapLinkOf(standort: unknown): string | null {
  const [north, east] = typeof standort === 'string' ? standort.split(/, ?/) : []
  if (!(north && east)) return null
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=18/${north}/${east}`
}
