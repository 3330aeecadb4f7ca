import type { Tour } from '@kurstadt/contract'
import { geoOf } from './place-parts.ts'
import { type Frame, imageOf, type Thing } from './thing.ts'

/** A tour as schema.org describes it: where it begins, and what one passes in its order. */
export function tripOf(tour: Tour, { url, origin }: Frame): Thing {
  const { einleitung, pois, sprache, start, titel } = tour
  const places = pois.map((poi, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'TouristAttraction', name: poi.titel, geo: geoOf(poi.koordinaten) },
  }))
  return {
    '@type': 'TouristTrip',
    name: titel,
    description: einleitung || undefined,
    inLanguage: sprache,
    url,
    image: imageOf(tour.bild, origin),
    tripOrigin: { '@type': 'Place', name: start.titel, geo: geoOf(start.koordinaten) },
    itinerary:
      places.length > 0
        ? { '@type': 'ItemList', numberOfItems: places.length, itemListElement: places }
        : undefined,
  }
}
