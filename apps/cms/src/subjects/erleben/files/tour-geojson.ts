import type { FileMaker } from '../../../wire/file.ts'
import { readTour } from './tour-file.ts'
import { waypointsOf } from './waypoints.ts'

/** The whole way of a tour as GeoJSON: the line first, then what lies on it (spec 2.2, RFC 7946). */
export const tourenIdGeojson: FileMaker<'touren/{id}.geojson'> = async (asked) => {
  const { name, page, tags, tour } = await readTour(asked)
  const { id, titel, art, laenge, dauer, aufstieg, abstieg, schwierigkeit, rundtour } = tour
  const figures = { laenge, dauer, aufstieg, abstieg, schwierigkeit, rundtour }
  const line = {
    type: 'Feature',
    id,
    geometry: tour.track,
    properties: { titel, art, ...figures, seite: page },
  }
  const places = waypointsOf(tour, asked.params.sprache).map(({ art, at, hinweis, name }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [at.laenge, at.breite] },
    properties: { titel: name, art, ...(hinweis !== null && { hinweis }) },
  }))
  const body = JSON.stringify({ type: 'FeatureCollection', features: [line, ...places] })
  return { body: `${body}\n`, filename: `${name}.geojson`, tags }
}
