import type { Koordinaten } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import type { BaseMap } from './base-map.ts'

/**
 * What changes at a place while somebody looks at it. `view` stands in the list; a script that
 * renews it writes `data-said` and `data-flag` anew at its element, and the map says the same.
 */
export type PlaceState = {
  /** In words, for the names of its numbers: «18 von 180 Plätzen frei». */
  said: string
  /** In the fewest words, beside its pin: «18 frei». */
  flag: string
  view: ReactNode
}

/** A place of a list with a map: what both show of it. */
export type Place = {
  /** Number of its entry. */
  id: number
  name: string
  /** Language of the name where it is not that of the page. */
  lang: string | undefined
  /** Where more of it stands; null for nowhere. */
  href: string | null
  /** Where it is and how one gets in, as a sentence. */
  sentence: string
  /** Null where nobody knows or says where it is. */
  at: Koordinaten | null
  /** Nothing for a place at which nothing changes. */
  state?: PlaceState
}

/** What a place is called where it is no sentence of its own: with its state, if it has one. */
export const calledOf = ({ name, state }: Place): string =>
  state ? `${name} (${state.said})` : name

/** A place that the map shows: `number` is how many it is in the list, and what stands on its pin. */
export type PlaceOnMap = { place: Place; at: Koordinaten; number: number }

type Edges = BaseMap['grenzen']

/** True for what lies on the map; a place at 0/0 or with its numbers swapped lies on none. */
export const isWithin = ({ nord, ost, sued, west }: Edges, { breite, laenge }: Koordinaten) =>
  breite > sued && breite < nord && laenge > west && laenge < ost

/** The places of a list that its map shows, in the order and with the numbers of the list. */
export function placesOnMap(edges: Edges, places: readonly Place[]): PlaceOnMap[] {
  return places.flatMap((place, index) =>
    place.at !== null && isWithin(edges, place.at)
      ? [{ place, at: place.at, number: index + 1 }]
      : [],
  )
}

/** The height of a point on Mercator's map, on which north is up. */
const mercator = (breite: number) => Math.log(Math.tan(Math.PI / 4 + (breite * Math.PI) / 360))

/** Where a place lies on the drawn map: shares of its width and height, from its upper left corner. */
export function shareOf({ nord, ost, sued, west }: Edges, { breite, laenge }: Koordinaten) {
  const top = mercator(nord)
  return {
    x: (laenge - west) / (ost - west),
    y: (top - mercator(breite)) / (top - mercator(sued)),
  }
}

/** How wide a drawn map is for each unit of height. */
export function ratioOf({ nord, ost, sued, west }: Edges): number {
  return ((ost - west) * Math.PI) / 180 / (mercator(nord) - mercator(sued))
}
