import type { TrackPosition } from '@kurstadt/contract'
import { element, type Xml, xmlDocument } from '@kurstadt/contract/xml'
import type { FileMaker } from '../../../wire/file.ts'
import { readTour } from './tour-file.ts'
import { type Waypoint, waypointsOf } from './waypoints.ts'

const namespace = 'http://www.topografix.com/GPX/1/1'

const sides = (longitude: number, latitude: number) => ({
  lat: String(latitude),
  lon: String(longitude),
})

const pointOf = ([longitude, latitude, height]: TrackPosition): Xml =>
  element(
    'trkpt',
    sides(longitude, latitude),
    ...(height === undefined ? [] : [element('ele', {}, String(height))]),
  )

const waypoint = ({ art, at, hinweis, name }: Waypoint): Xml =>
  element(
    'wpt',
    sides(at.laenge, at.breite),
    element('name', {}, name),
    ...(hinweis === null ? [] : [element('desc', {}, hinweis)]),
    element('type', {}, art),
  )

/** The whole way of a tour as GPX 1.1, for watches and walking apps (spec 2.2). */
export const tourenIdGpx: FileMaker<'touren/{id}.gpx'> = async (asked) => {
  const { name, page, tags, tour, way } = await readTour(asked)
  const named = element('name', {}, tour.titel)
  const told = tour.einleitung === '' ? [] : [element('desc', {}, tour.einleitung)]
  const linked = page === null ? [] : [element('link', { href: page })]
  const root = element(
    'gpx',
    { version: '1.1', creator: 'Kurstadt', xmlns: namespace },
    element('metadata', {}, named, ...told, ...linked),
    ...waypointsOf(tour, asked.params.sprache).map(waypoint),
    element(
      'trk',
      {},
      named,
      element('type', {}, tour.art),
      element('trkseg', {}, ...way.map(pointOf)),
    ),
  )
  return { body: xmlDocument(root), filename: `${name}.gpx`, tags }
}
