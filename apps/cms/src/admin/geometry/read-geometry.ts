import { type TrackPosition, trackPoints } from '@kurstadt/contract'
import { thinned } from '@kurstadt/contract/thinned'
import { geometryOf, type Shape } from '../../editing/fields/geometrie.ts'

/** What a text holds, to be kept, and what to say of it. */
type ReadGeometry = { value: unknown; note: string | null }

const digits = 1e5
const round = (value: number) => Math.round(value * digits) / digits

/** Metres above the sea between which a height can be one; a watch without a fix notes others. */
const heights = { least: -400, most: 8_850 } as const
/** Files with a DTD: entities in it may grow without end, and no planner or watch writes one. */
const hasDtd = /<!(?:DOCTYPE|ENTITY)/i

const isHeight = (value: number) => value >= heights.least && value <= heights.most

/** A position of a GPX file; null without coordinates. Heights are kept in whole metres. */
function position(point: Element): TrackPosition | null {
  const [longitude, latitude] = [point.getAttribute('lon'), point.getAttribute('lat')].map(Number)
  if (!point.hasAttribute('lon') || longitude === undefined || latitude === undefined) return null
  const height = Number(point.querySelector('ele')?.textContent || Number.NaN)
  return isHeight(height)
    ? [round(longitude), round(latitude), Math.round(height)]
    : [round(longitude), round(latitude)]
}

const pointsIn = (way: Element, tag: string) =>
  [...way.querySelectorAll(tag)].map(position).filter((one) => one !== null)

/** Ways of a GPX file: what was recorded, else what was planned. */
function waysIn(gpx: Document): TrackPosition[][] {
  const ways = (tag: string, point: string) =>
    [...gpx.querySelectorAll(tag)]
      .map((way) => pointsIn(way, point))
      .filter((points) => points.length > 1)
  const recorded = ways('trk', 'trkpt')
  return recorded.length > 0 ? recorded : ways('rte', 'rtept')
}

const count = (value: number) => value.toLocaleString('de-DE')

/** What is said of heights that are missing: without them there is no profile. */
function heightNote(points: readonly TrackPosition[]): string | false {
  const missing = points.filter(([, , height]) => height === undefined).length
  if (missing === 0) return false
  if (missing === points.length)
    return 'Die Datei enthält keine Höhen; ohne sie zeigt die Seite kein Höhenprofil.'
  return `Bei ${count(missing)} von ${count(points.length)} Punkten fehlt die Höhe oder kann nicht stimmen.`
}

function gpxWay(text: string): ReadGeometry {
  if (hasDtd.test(text))
    return {
      value: text,
      note: 'Diese Datei bringt eigene Regeln mit (DOCTYPE) und wird nicht gelesen. Bitte als einfache GPX-Datei speichern.',
    }
  const gpx = new DOMParser().parseFromString(text, 'application/xml')
  const ways = waysIn(gpx).toSorted((one, other) => other.length - one.length)
  const [longest] = ways
  if (!longest)
    return { value: text, note: 'In dieser Datei steht kein Weg. Bitte als GPX-Track speichern.' }
  const points = thinned(longest, trackPoints)
  const notes = [
    ways.length > 1 && `Die Datei enthält ${ways.length} Wege; genommen ist der längste.`,
    points.length < longest.length &&
      `Von ${count(longest.length)} Punkten sind ${count(points.length)} behalten; der Verlauf bleibt derselbe.`,
    heightNote(longest),
  ].filter((one) => one !== false)
  return {
    value: geometryOf('LineString', points),
    note: notes.length > 0 ? notes.join(' ') : null,
  }
}

/** What is no list of points goes to the server as it is, which says what is wrong. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A way or an outline from what was typed, pasted or read from a file: GPX, GeoJSON, a list of points. */
export function readGeometry(shape: Shape, typed: string): ReadGeometry {
  const text = typed.replace(/^\uFEFF/, '').trim()
  if (text === '') return { value: null, note: null }
  if (shape === 'LineString' && text.startsWith('<')) return gpxWay(text)
  return { value: geometryOf(shape, parsed(text)), note: null }
}
