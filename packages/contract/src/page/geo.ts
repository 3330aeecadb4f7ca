import { z } from 'zod'

const longitude = z.number().min(-180).max(180)
const latitude = z.number().min(-90).max(90)

/** Most points a track may have; more is a recording that nobody has tidied up. */
export const trackPoints = 5_000
/** Most points of the outline of an area or plot. */
export const outlinePoints = 200

/** Longitude and latitude in degrees (WGS 84), in this order, as GeoJSON has it (RFC 7946). */
export const position = z.tuple([longitude, latitude])

/**
 * A position that may be followed by its height above the sea in metres. Most have one: the form that
 * does not fit is tried for each of 5,000 points, and refusing one costs more than taking it.
 */
export const trackPosition = z.union([z.tuple([longitude, latitude, z.number()]), position])

/**
 * An area on the map: a GeoJSON geometry `Polygon` of one ring, which is closed (the last position
 * is the first) and has no holes.
 */
export const polygon = z.object({
  type: z.literal('Polygon'),
  coordinates: z.tuple([z.array(position).min(4).max(outlinePoints)]),
})

/** A way on the map: a GeoJSON geometry `LineString`, from the start to the end. */
export const linie = z.object({
  type: z.literal('LineString'),
  coordinates: z.array(trackPosition).min(2).max(trackPoints),
})

/** Longitude and latitude. */
export type Position = z.infer<typeof position>
/** Longitude, latitude and perhaps height. */
export type TrackPosition = z.infer<typeof trackPosition>
/** An area on the map. */
export type Polygon = z.infer<typeof polygon>
/** A way on the map. */
export type Linie = z.infer<typeof linie>
