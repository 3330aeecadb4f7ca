import type { GivenPlace } from './map-given.ts'

/** A place as a point of GeoJSON: longitude first (RFC 7946). */
type PlaceFeature = {
  type: 'Feature'
  properties: { id: number; number: number; chosen: boolean }
  geometry: { type: 'Point'; coordinates: [laenge: number, breite: number] }
}

/** What the moving map draws: the places that it was given, and none beside them. */
export function placeFeatures(places: readonly GivenPlace[], chosen: number | null) {
  return {
    type: 'FeatureCollection' as const,
    features: places.map(
      ({ breite, id, laenge, number }): PlaceFeature => ({
        type: 'Feature',
        properties: { id, number, chosen: id === chosen },
        geometry: { type: 'Point', coordinates: [laenge, breite] },
      }),
    ),
  }
}
