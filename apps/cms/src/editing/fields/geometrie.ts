import { outlinePoints, trackPoints } from '@kurstadt/contract'
import type { FieldHook, JSONField } from 'payload'

type GeometryField = { name: string; label: string; required?: boolean; description: string }
export type Shape = 'LineString' | 'Polygon'

/** Central Europe: longitudes and latitudes here cannot be taken for each other. */
function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

function isNearby(longitude: unknown, latitude: unknown): boolean {
  const lies = (value: unknown, from: number, to: number) =>
    typeof value === 'number' && value >= from && value <= to
  return lies(longitude, 2, 20) && lies(latitude, 44, 58)
}

function inside(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map(Object.entries(value)).get(key)
    : null
}

/**
 * What an editor pasted as a GeoJSON geometry: a bare list of positions, a geometry, a feature or a
 * collection of one feature, as route planners and surveyors give it. Stored is the geometry, never
 * a bare list: an update that leaves the field out would turn lists in a list into objects.
 */
export function geometryOf(shape: Shape, pasted: unknown): unknown {
  if (Array.isArray(pasted))
    return { type: shape, coordinates: shape === 'Polygon' ? [pasted] : pasted }
  const type = inside(pasted, 'type')
  if (type === 'Feature') return geometryOf(shape, inside(pasted, 'geometry') ?? null)
  const features = type === 'FeatureCollection' ? inside(pasted, 'features') : null
  const [only, ...others] = isList(features) ? features : []
  return only !== undefined && others.length === 0 ? geometryOf(shape, only) : pasted
}

/** The positions of a geometry; null for another shape, or for an area with holes. */
function positionsIn(shape: Shape, geometry: unknown): unknown[] | null {
  const coordinates = inside(geometry, 'coordinates')
  if (inside(geometry, 'type') !== shape || !isList(coordinates)) return null
  if (shape === 'LineString') return coordinates
  const [ring, ...holes] = coordinates
  return isList(ring) && holes.length === 0 ? ring : null
}

function badPosition(position: unknown, mayHaveHeight: boolean): boolean {
  if (!isList(position)) return true
  const [longitude, latitude, height, ...rest] = position
  if (rest.length > 0 || !isNearby(longitude, latitude)) return true
  if (position.length === 2) return false
  return !(mayHaveHeight && typeof height === 'number' && height > -500 && height < 9_000)
}

function ringComplaint(positions: readonly unknown[]): string | null {
  const written = positions.map((one) => JSON.stringify(one))
  if (written[0] !== written.at(-1))
    return 'Der Umriss ist nicht geschlossen: Der letzte Punkt muss der erste sein.'
  return new Set(written).size < 3 ? 'Ein Umriss hat mindestens drei verschiedene Ecken.' : null
}

/** Why a stored geometry is no track or no outline; null when it is one. */
export function geometryComplaint(shape: Shape, geometry: unknown): string | null {
  const positions = positionsIn(shape, geometry)
  if (positions === null) return 'Bitte eine Liste von Punkten angeben: [[8.55, 48.75], …]'
  const [fewest, most] = shape === 'Polygon' ? [4, outlinePoints] : [2, trackPoints]
  const count = (value: number) => value.toLocaleString('de-DE')
  if (positions.length < fewest) return `Es müssen mindestens ${fewest} Punkte sein.`
  if (positions.length > most)
    return `Es dürfen höchstens ${count(most)} Punkte sein, es sind ${count(positions.length)}.`
  const at = positions.findIndex((one) => badPosition(one, shape === 'LineString'))
  if (at >= 0)
    return `Punkt ${at + 1} ist keine Koordinate: zuerst die Länge (wie 8.55), dann die Breite (wie 48.75).`
  return shape === 'Polygon' ? ringComplaint(positions) : null
}

function geometry(
  shape: Shape,
  { description, required = false, ...field }: GeometryField,
): JSONField {
  const keepGeometry: FieldHook = ({ value }): unknown =>
    value === undefined || value === null ? value : geometryOf(shape, value)
  return {
    type: 'json',
    ...field,
    required,
    // Payload's own loads an editor from a foreign server into the logged-in session (E4).
    admin: {
      description,
      components: {
        Field: { path: '/admin/geometry/geometry-field.tsx#GeometryField', clientProps: { shape } },
      },
    },
    hooks: { beforeValidate: [keepGeometry] },
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '')
        return required ? 'Bitte geben Sie die Punkte an.' : true
      return geometryComplaint(shape, value) ?? true
    },
  }
}

/** A way on the map: positions with or without heights, in the order one walks them. */
export function track(field: GeometryField): JSONField {
  return geometry('LineString', field)
}

/** The outline of an area on the map: a closed ring of positions. */
export function umriss(field: GeometryField): JSONField {
  return geometry('Polygon', field)
}
