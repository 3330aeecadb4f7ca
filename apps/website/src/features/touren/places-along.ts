import type { Koordinaten, Tour, Wegpunkt } from '@kurstadt/contract'
import { measured, nearestOn } from './measure-way.ts'

type Poi = Tour['pois'][number]

/**
 * What lies on a tour: kilometres from its start and metres off it, where both are known. `id` is what
 * the address calls it: the number of a place, «p1» for the first of what has no page of its own.
 */
export type PlaceAlong = {
  id: string
  what: { poi: Poi } | { punkt: Wegpunkt }
  at: Koordinaten | null
  km: number | null
  away: number
}

/** Metres beyond which a place lies on no way any more: its position is wrong, or the way is. */
const farthest = 1_500

/**
 * Places, stops, benches and toilets of a tour in the order in which one passes them. One without a
 * position, or far from the way, is named after the others.
 */
export function placesAlong({ laenge, pois, track, wegpunkte }: Tour): PlaceAlong[] {
  const way = measured(track?.coordinates ?? [])
  const drawn = way.at(-1)?.at ?? 0
  const stretch = drawn === 0 ? 0 : laenge / drawn
  const found = pois.map((poi): PlaceAlong => {
    const near = poi.koordinaten && nearestOn(way, poi.koordinaten)
    const place = { id: String(poi.id), what: { poi }, at: poi.koordinaten }
    return near && near.away <= farthest
      ? { ...place, km: near.at * stretch, away: Math.round(near.away / 10) * 10 }
      : { ...place, km: null, away: 0 }
  })
  const points = wegpunkte.map((punkt, index): PlaceAlong => {
    const { km, koordinaten: at } = punkt
    return { id: `p${index + 1}`, what: { punkt }, at, km, away: 0 }
  })
  return [...found, ...points].toSorted(
    (a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE),
  )
}
