import { outlinePoints, trackPoints } from '@kurstadt/contract'
import type { FieldHook, JSONField } from 'payload'

/** Central Europe: longitudes and latitudes here cannot be taken for each other. */
function isNearby(longitude: unknown, latitude: unknown): boolean {
  const lies = (value: unknown, from: number, to: number) =>
    typeof value === 'number' && value >= from && value <= to
  return lies(longitude, 2, 20) && lies(latitude, 44, 58)
}

type GeometryField = { name: string; label: string; required?: boolean; description: string }

function inside(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map(Object.entries(value)).get(key)
    : null
}

/**
 * The list of positions in what an editor pasted: the list itself, or a GeoJSON geometry, feature
 * or collection of one feature, as route planners and surveyors give it.
 */
export function positionsOf(pasted: unknown): unknown {
  if (Array.isArray(pasted)) return pasted
  const type = inside(pasted, 'type')
  if (type === 'FeatureCollection') {
    const features = inside(pasted, 'features')
    return Array.isArray(features) && features.length === 1 ? positionsOf(features[0]) : pasted
  }
  if (type === 'Feature') return positionsOf(inside(pasted, 'geometry'))
  const coordinates = inside(pasted, 'coordinates')
  if (!Array.isArray(coordinates)) return pasted
  if (type === 'LineString') return coordinates
  const [ring, ...holes]: unknown[] = coordinates
  return type === 'Polygon' && holes.length === 0 ? ring : pasted
}

const keepPositions: FieldHook = ({ value }): unknown =>
  value === undefined ? undefined : positionsOf(value)

function badPosition(position: unknown, { mayHaveHeight }: { mayHaveHeight: boolean }): boolean {
  if (!Array.isArray(position)) return true
  const [longitude, latitude, height, ...rest]: unknown[] = position
  if (rest.length > 0 || !isNearby(longitude, latitude)) return true
  if (height === undefined) return position.length !== 2
  return !(mayHaveHeight && typeof height === 'number' && height > -500 && height < 9_000)
}

function complaint(
  value: unknown,
  limits: { most: number; fewest: number; mayHaveHeight: boolean },
): string | null {
  const { most, fewest } = limits
  if (!Array.isArray(value)) return 'Bitte eine Liste von Punkten angeben: [[8.55, 48.75], …]'
  if (value.length < fewest) return `Es müssen mindestens ${fewest} Punkte sein.`
  if (value.length > most)
    return `Es dürfen höchstens ${most.toLocaleString('de-DE')} Punkte sein, es sind ${value.length.toLocaleString('de-DE')}.`
  const at = value.findIndex((one: unknown) => badPosition(one, limits))
  return at < 0
    ? null
    : `Punkt ${at + 1} ist keine Koordinate: zuerst die Länge (wie 8.55), dann die Breite (wie 48.75).`
}

/** Why a list of positions is no track; null when it is one. */
export function trackComplaint(value: unknown): string | null {
  return complaint(value, { most: trackPoints, fewest: 2, mayHaveHeight: true })
}

/** Why a list of positions is no outline; null when it is one. */
export function outlineComplaint(value: unknown): string | null {
  const wrong = complaint(value, { most: outlinePoints, fewest: 4, mayHaveHeight: false })
  if (wrong !== null || !Array.isArray(value)) return wrong
  const isClosed = JSON.stringify(value[0]) === JSON.stringify(value.at(-1))
  if (!isClosed) return 'Der Umriss ist nicht geschlossen: Der letzte Punkt muss der erste sein.'
  const corners = new Set(value.map((one: unknown) => JSON.stringify(one)))
  return corners.size < 3 ? 'Ein Umriss hat mindestens drei verschiedene Ecken.' : null
}

function geometry(
  { description, required = false, ...field }: GeometryField,
  complain: (value: unknown) => string | null,
): JSONField {
  return {
    type: 'json',
    ...field,
    required,
    admin: { description },
    hooks: { beforeValidate: [keepPositions] },
    validate: (value: unknown, { jsonError }: { jsonError?: string }) => {
      if (jsonError !== undefined) return 'Das ist keine lesbare Liste von Punkten.'
      if (value === null || value === undefined || value === '')
        return required ? 'Bitte geben Sie die Punkte an.' : true
      return complain(value) ?? true
    },
  }
}

/** A way on the map: positions with or without heights, in the order one walks them. */
export function track(field: GeometryField): JSONField {
  return geometry(field, trackComplaint)
}

/** The outline of an area on the map: a closed ring of positions. */
export function umriss(field: GeometryField): JSONField {
  return geometry(field, outlineComplaint)
}
