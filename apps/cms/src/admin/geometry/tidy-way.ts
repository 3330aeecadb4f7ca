import type { TrackPosition } from '@kurstadt/contract'
import { isNearby } from '../../editing/fields/geometry-rules.ts'
import type { RawPoint } from './read-gpx.ts'

const digits = 1e5
const round = (value: number) => Math.round(value * digits) / digits

/** Metres above the sea between which a height can be one; a watch without a fix notes others. */
const heights = { least: -400, most: 8_850 } as const

/** Where a point lies: a watch without a fix notes 0/0, or nothing at all. */
type Where = 'here' | 'nowhere' | 'swapped' | 'elsewhere'

function whereIs([longitude, latitude]: RawPoint): Where {
  if (isNearby(longitude, latitude)) return 'here'
  const isKnown = Number.isFinite(longitude) && Number.isFinite(latitude)
  if (!isKnown || (longitude === 0 && latitude === 0)) return 'nowhere'
  return isNearby(latitude, longitude) ? 'swapped' : 'elsewhere'
}

/** A position as it is kept: in metres, and with its height where there can be one. */
function positionOf([longitude, latitude, height]: RawPoint): TrackPosition {
  const isHeight = height >= heights.least && height <= heights.most
  return isHeight
    ? [round(longitude), round(latitude), Math.round(height)]
    : [round(longitude), round(latitude)]
}

const degrees = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

/** Why a way is not taken of which most does not lie here, told of its first such point. */
function refusal(points: readonly RawPoint[], kind: Exclude<Where, 'here'>): string {
  const [longitude, latitude] = points.find((point) => whereIs(point) === kind) ?? []
  const place = `${degrees.format(latitude ?? 0)}° Nord, ${degrees.format(longitude ?? 0)}° Ost`
  if (kind === 'swapped')
    return `In dieser Datei sind Länge und Breite vertauscht (${place}). Bitte die Tour neu als GPX speichern.`
  if (kind === 'elsewhere')
    return `Der Weg dieser Datei liegt nicht in Mitteleuropa (${place}). Bitte prüfen Sie, ob es die richtige ist.`
  return 'Den meisten Punkten dieser Datei fehlt der Ort (0/0): Das Gerät hatte keinen Empfang.'
}

/** A way as it is kept, and how many of its points lie nowhere or far away; else why it is none. */
type TidyWay = { points: TrackPosition[]; dropped: number } | { refused: string }

/** Leaves out what cannot belong to a way; a way of which that is the greater part is refused. */
export function tidyWay(points: readonly RawPoint[]): TidyWay {
  const found = { here: 0, nowhere: 0, swapped: 0, elsewhere: 0 }
  for (const point of points) found[whereIs(point)] += 1
  const strange = (['swapped', 'elsewhere', 'nowhere'] as const).toSorted(
    (one, other) => found[other] - found[one],
  )
  const dropped = points.length - found.here
  if (dropped >= found.here && strange[0]) return { refused: refusal(points, strange[0]) }
  return { points: points.filter((point) => whereIs(point) === 'here').map(positionOf), dropped }
}
