import type { FileMaker } from '../../../wire/file.ts'
import { readTour } from './tour-file.ts'

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
  const places = tour.pois.flatMap(({ koordinaten, ...poi }) =>
    koordinaten === null
      ? []
      : [
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [koordinaten.laenge, koordinaten.breite] },
            properties: { titel: poi.titel, art: poi.art },
          },
        ],
  )
  const body = JSON.stringify({ type: 'FeatureCollection', features: [line, ...places] })
  return { body: `${body}\n`, filename: `${name}.geojson`, tags }
}
