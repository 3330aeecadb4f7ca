import type { Position } from '@kurstadt/contract'
import type { GivenPlace, Look } from './map-given.ts'

type Properties = {
  id: string
  number: string
  chosen: boolean
  closed: boolean
  flag: string
  look: Look | 'pin'
}

/** A place as a feature of GeoJSON: longitude first (RFC 7946). */
type PlaceFeature<Geometry> = { type: 'Feature'; properties: Properties; geometry: Geometry }
type PointFeature = PlaceFeature<{ type: 'Point'; coordinates: [laenge: number, breite: number] }>
type LineFeature = PlaceFeature<{ type: 'LineString'; coordinates: Position[] }>
type AreaFeature = PlaceFeature<{ type: 'Polygon'; coordinates: Position[][] }>

const propertiesOf = (
  { flag = '', id, isClosed = false, number, shape }: GivenPlace,
  chosen: string | null,
): Properties => ({
  id,
  number,
  chosen: id === chosen,
  closed: isClosed,
  flag,
  look: shape?.look ?? 'pin',
})

const collection = <Feature>(features: Feature[]) => ({
  type: 'FeatureCollection' as const,
  features,
})

/** The points that the moving map draws: the places that it was given, and none beside them. */
export function placeFeatures(places: readonly GivenPlace[], chosen: string | null) {
  return collection(
    places
      .filter(({ number }) => number !== '')
      .map(
        (place): PointFeature => ({
          type: 'Feature',
          properties: propertiesOf(place, chosen),
          geometry: { type: 'Point', coordinates: [place.laenge, place.breite] },
        }),
      ),
  )
}

/** The ways of those that have one. */
export function lineFeatures(places: readonly GivenPlace[], chosen: string | null) {
  return collection(
    places.flatMap((place): LineFeature[] =>
      place.line
        ? [
            {
              type: 'Feature',
              properties: propertiesOf(place, chosen),
              geometry: { type: 'LineString', coordinates: [...place.line] },
            },
          ]
        : [],
    ),
  )
}

/** The outlines of those that have one. */
export function shapeFeatures(places: readonly GivenPlace[], chosen: string | null) {
  return collection(
    places.flatMap((place): AreaFeature[] =>
      place.shape
        ? [
            {
              type: 'Feature',
              properties: propertiesOf(place, chosen),
              geometry: { type: 'Polygon', coordinates: [[...place.shape.ring]] },
            },
          ]
        : [],
    ),
  )
}
