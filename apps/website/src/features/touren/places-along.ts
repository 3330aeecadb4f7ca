import type { Tour } from '@kurstadt/contract'
import { measured, nearestOn } from './measure-way.ts'

type Poi = Tour['pois'][number]

/** A place of a tour: kilometres from its start and metres off it, where both are known. */
export type PlaceAlong = { poi: Poi; km: number | null; away: number }

/** Metres beyond which a place lies on no way any more: its position is wrong, or the way is. */
const farthest = 1_500

/**
 * The places of a tour in the order in which one passes them. One without a position, or far from the
 * way, is named after the others.
 */
export function placesAlong({ laenge, pois, track }: Tour): PlaceAlong[] {
  const way = measured(track?.coordinates ?? [])
  const drawn = way.at(-1)?.at ?? 0
  const stretch = drawn === 0 ? 0 : laenge / drawn
  const found = pois.map((poi): PlaceAlong => {
    const near = poi.koordinaten && nearestOn(way, poi.koordinaten)
    return near && near.away <= farthest
      ? { poi, km: near.at * stretch, away: Math.round(near.away / 10) * 10 }
      : { poi, km: null, away: 0 }
  })
  return found.toSorted((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE))
}
