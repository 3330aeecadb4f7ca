import type { Koordinaten } from '@kurstadt/contract'
import type { Edges, Point } from '@kurstadt/contract/forms'

/** Where the keyboard begins: in the middle. */
export const middle: Point = [0.5, 0.5]

const metresPerDegree = 111_200
const within = (share: number) => Math.min(1, Math.max(0, share))

/** Degrees as a device would say them: `48.75123, 8.55121`. */
export const placeText = ({ breite, laenge }: Koordinaten) =>
  `${breite.toFixed(5)}, ${laenge.toFixed(5)}`

/** The same, read again; null for none. */
export function placeOf(place: string): Koordinaten | null {
  const [breite, laenge] = place === '' ? [] : place.split(',').map(Number)
  const isPlace = Number.isFinite(breite) && Number.isFinite(laenge)
  return isPlace && breite !== undefined && laenge !== undefined ? { breite, laenge } : null
}

/** Degrees of a point of a map. */
export function placeAt({ nord, sued, west, ost }: Edges, [x, y]: Point): string {
  return placeText({
    breite: nord - within(y) * (nord - sued),
    laenge: west + within(x) * (ost - west),
  })
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A point after a key: a hundredth of the map further, a tenth in `strides`; null for other keys. */
export function movedBy(key: string, [x, y]: Point, strides: boolean): Point | null {
  const direction = directions[key]
  if (direction === undefined) return null
  const step = strides ? 0.1 : 0.01
  return [within(x + direction[0] * step), within(y + direction[1] * step)]
}

/** Eight winds from north on, clockwise. */
export type Wind = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

const winds: readonly Wind[] = [0, 1, 2, 3, 4, 5, 6, 7]

/** How far from the middle of a map a point lies, in metres rounded to tens, and in which direction. */
export function fromMiddle(edges: Edges, [x, y]: Point): { metres: number; wind: Wind } {
  const { nord, sued, west, ost } = edges
  const narrowing = Math.cos(((nord + sued) / 2) * (Math.PI / 180))
  const north = (0.5 - y) * (nord - sued) * metresPerDegree
  const east = (x - 0.5) * (ost - west) * metresPerDegree * narrowing
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return {
    metres: Math.round(Math.hypot(north, east) / 10) * 10,
    wind: winds[(eighth + 8) % 8] ?? 0,
  }
}
