import type { Koordinaten, Sprache, Tour, Wegpunkt } from '@kurstadt/contract'

/** What lies on a tour and has a place, as its files name it. */
export type Waypoint = { name: string; art: string; hinweis: string | null; at: Koordinaten }

const names: Record<Wegpunkt['art'], Record<Sprache, string>> = {
  bank: { de: 'Bank', en: 'Bench' },
  toilette: { de: 'Toilette', en: 'Toilet' },
  trinkwasser: { de: 'Trinkwasser', en: 'Drinking water' },
  unterstand: { de: 'Unterstand', en: 'Shelter' },
}

/** Places and stops of a tour, then what stands on it, for watches and other programs. */
export function waypointsOf({ pois, wegpunkte }: Tour, sprache: Sprache): Waypoint[] {
  const places = pois.flatMap(({ art, koordinaten: at, titel: name }): Waypoint[] =>
    at === null ? [] : [{ name, art, hinweis: null, at }],
  )
  const points = wegpunkte.flatMap(({ art, hinweis, koordinaten: at }): Waypoint[] =>
    at === null ? [] : [{ name: names[art][sprache], art, hinweis, at }],
  )
  return [...places, ...points]
}
