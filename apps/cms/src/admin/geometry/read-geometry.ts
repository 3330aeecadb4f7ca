import { type TrackPosition, trackPoints, trackPosition } from '@kurstadt/contract'
import { thinned } from '@kurstadt/contract/thinned'
import {
  geometryComplaint,
  geometryOf,
  positionComplaint,
  positionsIn,
  type Shape,
} from '../../editing/fields/geometry-rules.ts'
import { mostPoints, readGpx } from './read-gpx.ts'
import { tidyWay } from './tidy-way.ts'

/** What a text holds, to be kept, and what to say of it; refused is what is no way and no outline. */
type ReadGeometry = { value: unknown; note: string | null; isRefused: boolean }

/** Files with a DTD: entities in it may grow without end, and no planner or watch writes one. */
const hasDtd = /<!(?:DOCTYPE|ENTITY)/i

const count = (value: number) => value.toLocaleString('de-DE')

const noWay = 'In dieser Datei steht kein Weg. Bitte als GPX-Track speichern.'
const tooManyPoints = `Diese Datei hat mehr als ${count(mostPoints)} Punkte. Bitte die Tour im Tourenplaner vereinfachen oder teilen.`

/** What is said of heights that are missing: without them there is no profile. */
function heightNote(points: readonly TrackPosition[]): string | false {
  const missing = points.filter(([, , height]) => height === undefined).length
  if (missing === 0) return false
  if (missing === points.length)
    return 'Die Datei enthält keine Höhen; ohne sie zeigt die Seite kein Höhenprofil.'
  return `Bei ${count(missing)} von ${count(points.length)} Punkten fehlt die Höhe oder kann nicht stimmen.`
}

/** What is said of points that cannot belong to the way. */
function droppedNote(dropped: number): string | false {
  if (dropped === 0) return false
  return dropped === 1
    ? 'Ein Punkt ohne Ort oder weit weg vom Weg ist weggelassen.'
    : `${count(dropped)} Punkte ohne Ort oder weit weg vom Weg sind weggelassen.`
}

/** A way with as many points as may be kept, and whether some had to go. */
function fitted(points: readonly TrackPosition[]) {
  const kept = thinned(points, trackPoints)
  const note =
    kept.length < points.length &&
    `Von ${count(points.length)} Punkten sind ${count(kept.length)} behalten; der Verlauf bleibt derselbe.`
  return { value: geometryOf('LineString', kept), note }
}

const refused = (value: unknown, note: string): ReadGeometry => ({ value, note, isRefused: true })

/** What was read, with everything that is to be said of it. */
const readWith = (value: unknown, notes: readonly (string | false)[]): ReadGeometry => {
  const said = notes.filter((one) => one !== false).join(' ')
  return { value, note: said === '' ? null : said, isRefused: false }
}

function gpxWay(text: string): ReadGeometry {
  if (hasDtd.test(text))
    return refused(
      text,
      'Diese Datei bringt eigene Regeln mit (DOCTYPE) und wird nicht gelesen. Bitte als einfache GPX-Datei speichern.',
    )
  const read = readGpx(text)
  if (read === 'cut-off') return refused(text, noWay)
  if (read === 'too-many') return refused(text, tooManyPoints)
  const long = (ways: typeof read.recorded) =>
    ways.filter((points) => points.length > 1).toSorted((one, other) => other.length - one.length)
  const recorded = long(read.recorded)
  const ways = recorded.length > 0 ? recorded : long(read.planned)
  const [longest] = ways
  if (!longest) return refused(text, noWay)
  const way = tidyWay(longest)
  if ('refused' in way) return refused(text, way.refused)
  if (way.points.length < 2) return refused(text, noWay)
  const { value, note } = fitted(way.points)
  return readWith(value, [
    ways.length > 1 && `Die Datei enthält ${ways.length} Wege; genommen ist der längste.`,
    droppedNote(way.dropped),
    note,
    heightNote(way.points),
  ])
}

/** What is no list of points goes to the server as it is, which says what is wrong. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A way of GeoJSON with too many points is thinned like one of GPX. */
function listed(shape: Shape, text: string): ReadGeometry {
  const value = geometryOf(shape, parsed(text))
  const positions = shape === 'LineString' ? (positionsIn(shape, value) ?? []) : []
  if (positions.length <= trackPoints) return readWith(value, [])
  if (positions.length > mostPoints) return refused(value, tooManyPoints)
  const wrong = positionComplaint(shape, positions)
  if (wrong !== null) return refused(value, wrong)
  const { value: kept, note } = fitted(positions.map((one) => trackPosition.parse(one)))
  return readWith(kept, [note])
}

/** A way or an outline from what was typed or pasted: GPX, GeoJSON, a list of points. */
export function readGeometry(shape: Shape, typed: string): ReadGeometry {
  const text = typed.replace(/^\uFEFF/, '').trim()
  if (text === '') return readWith(null, [])
  return shape === 'LineString' && text.startsWith('<') ? gpxWay(text) : listed(shape, text)
}

/** Largest file in bytes that is read: half a million points with heights and times are 40 MB. */
const mostBytes = 64_000_000

/** The same from a file, of which nothing is kept that is no way and no outline. */
export async function readGeometryFile(
  shape: Shape,
  file: Pick<File, 'size' | 'text'>,
): Promise<ReadGeometry> {
  if (file.size > mostBytes)
    return refused(
      null,
      `Diese Datei hat ${count(Math.ceil(file.size / 1e6))} MB, gelesen werden bis zu ${mostBytes / 1e6} MB. Bitte die Tour im Tourenplaner vereinfachen oder teilen.`,
    )
  const read = readGeometry(shape, await file.text())
  if (read.isRefused) return read
  const wrong = geometryComplaint(shape, read.value)
  return wrong === null ? read : refused(read.value, wrong)
}
