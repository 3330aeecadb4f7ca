import type { Karte } from '../page/karte.ts'

/** A point of a map as shares of its width and height, from its upper left corner. */
export type Point = readonly [x: number, y: number]

/** Where a map ends, in degrees. */
export type Edges = Omit<Karte, 'bild'>

/** Where a place lies on a map; null for none, and for one that the map does not show. */
export function pointOf({ nord, sued, west, ost }: Edges, place: string): Point | null {
  const [breite = Number.NaN, laenge = Number.NaN] =
    place === '' ? [] : place.split(',').map(Number)
  const [x, y] = [(laenge - west) / (ost - west), (nord - breite) / (nord - sued)]
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? [x, y] : null
}
