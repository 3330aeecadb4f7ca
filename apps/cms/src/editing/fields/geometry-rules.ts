import { outlinePoints, trackPoints } from '@kurstadt/contract'

/** What a field draws: a way, or an area. */
export type Shape = 'LineString' | 'Polygon'

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

/** Central Europe: longitudes and latitudes here cannot be taken for each other. */
export function isNearby(longitude: unknown, latitude: unknown): boolean {
  const lies = (value: unknown, from: number, to: number) =>
    typeof value === 'number' && value >= from && value <= to
  return lies(longitude, 2, 20) && lies(latitude, 44, 58)
}

function inside(value: unknown, key: string): unknown {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : null
  return found
}

/**
 * What an editor pasted as a GeoJSON geometry: a bare list of positions, a geometry, a feature or a
 * collection of one feature, as route planners and surveyors give it. Stored is the geometry, never
 * a bare list: an update that leaves the field out would turn lists in a list into objects.
 */
export function geometryOf(shape: Shape, pasted: unknown): unknown {
  const features =
    inside(pasted, 'type') === 'FeatureCollection' ? inside(pasted, 'features') : null
  const [only, ...others] = isList(features) ? features.slice(0, 2) : []
  const one = only !== undefined && others.length === 0 ? only : pasted
  const geometry = inside(one, 'type') === 'Feature' ? (inside(one, 'geometry') ?? null) : one
  if (!Array.isArray(geometry)) return geometry
  return { type: shape, coordinates: shape === 'Polygon' ? [geometry] : geometry }
}

/** The positions of a geometry; null for another shape, or for an area with holes. */
export function positionsIn(shape: Shape, geometry: unknown): unknown[] | null {
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

/** Why some positions are none, told of the first that is wrong; null when all are right. */
export function positionComplaint(shape: Shape, positions: readonly unknown[]): string | null {
  const at = positions.findIndex((one) => badPosition(one, shape === 'LineString'))
  if (at === -1) return null
  return `Punkt ${at + 1} ist keine Koordinate: zuerst die Länge (wie 8.55), dann die Breite (wie 48.75).`
}

/** Why a geometry has too many points to be kept at all; null when it may have as many. */
export function tooMany(shape: Shape, geometry: unknown): string | null {
  const most = shape === 'Polygon' ? outlinePoints : trackPoints
  const { length } = positionsIn(shape, geometry) ?? []
  const count = (value: number) => value.toLocaleString('de-DE')
  if (length <= most) return null
  return `Es dürfen höchstens ${count(most)} Punkte sein, es sind ${count(length)}.`
}

/** Why a stored geometry is no track or no outline; null when it is one. */
export function geometryComplaint(shape: Shape, geometry: unknown): string | null {
  const positions = positionsIn(shape, geometry)
  if (positions === null) return 'Bitte eine Liste von Punkten angeben: [[8.55, 48.75], …]'
  const fewest = shape === 'Polygon' ? 4 : 2
  if (positions.length < fewest) return `Es müssen mindestens ${fewest} Punkte sein.`
  const wrong = tooMany(shape, geometry) ?? positionComplaint(shape, positions)
  return wrong ?? (shape === 'Polygon' ? ringComplaint(positions) : null)
}
