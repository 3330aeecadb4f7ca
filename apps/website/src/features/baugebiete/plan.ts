import type { Bauplatz, Polygon, Position } from '@kurstadt/contract'

/** A point of the plan: metres from its upper left corner. */
type Point = readonly [x: number, y: number]

/** A plot as it is drawn, with where its number stands and how large that may be, in metres. */
export type DrawnPlot = { plot: Bauplatz; points: string; label: Point; labelSize: number }

/** A building area as a plan in metres, north up. */
export type Plan = { width: number; height: number; outline: string | null; plots: DrawnPlot[] }

/** Metres in a degree of latitude. */
const degree = 111_320

/** Whatever lies further from the middle of the plots is a mistake, in degrees: about two kilometres. */
const furthest = 0.02

/** Metres around what is drawn. */
const margin = 4

const ringOf = ({ coordinates: [ring] }: Polygon) => ring

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The middle of most points: one plot at 0/0, or with its numbers swapped, does not move it. */
const middleOf = (points: readonly Position[]): Position => [
  median(points.map(([longitude]) => longitude)),
  median(points.map(([, latitude]) => latitude)),
]

const isNear = (middle: Position) => (shape: Polygon) =>
  ringOf(shape).every(
    ([longitude, latitude]) =>
      Math.abs(longitude - middle[0]) < furthest && Math.abs(latitude - middle[1]) < furthest,
  )

/** Turns degrees into metres on the plan, with its corner at the most western and most northern point. */
function projection(points: readonly Position[], [, latitude]: Position) {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const west = Math.min(...points.map(([x]) => x))
  const east = Math.max(...points.map(([x]) => x))
  const north = Math.max(...points.map(([, y]) => y))
  const south = Math.min(...points.map(([, y]) => y))
  const metres = (degrees: number) => Math.round(degrees * degree * 10) / 10
  return {
    width: metres((east - west) * narrowing) + 2 * margin,
    height: metres(north - south) + 2 * margin,
    at: ([x, y]: Position): Point => [
      metres((x - west) * narrowing) + margin,
      metres(north - y) + margin,
    ],
  }
}

const pointsOf = (ring: readonly Point[]) => ring.map((point) => point.join(',')).join(' ')

/** Where a number stands: the mean of the corners; the last of a ring is its first once more. */
function labelOf(ring: readonly Point[]): Point {
  const corners = ring.slice(0, -1)
  const mean = (which: 0 | 1) =>
    Math.round(corners.reduce((sum, corner) => sum + corner[which], 0) / corners.length)
  return [mean(0), mean(1)]
}

/** Half of how wide a plot is where it is narrow: the numbers of terraced houses do not overlap. */
function labelSizeOf(ring: readonly Point[]): number {
  const sides = ring.slice(1).map(([x, y], at) => {
    const [beforeX, beforeY] = ring[at] ?? [x, y]
    return { length: Math.hypot(x - beforeX, y - beforeY), cross: beforeX * y - x * beforeY }
  })
  const area = Math.abs(sides.reduce((sum, { cross }) => sum + cross, 0)) / 2
  return area / Math.max(...sides.map(({ length }) => length)) / 2
}

/**
 * The plan of a building area from the shapes of its plots; null where no plot has one. A shape far
 * from all others is left out: it has its row in the table all the same.
 */
export function planOf(umriss: Polygon | null, bauplaetze: readonly Bauplatz[]): Plan | null {
  const shaped = bauplaetze.flatMap((plot) =>
    plot.geometrie === null ? [] : [{ plot, shape: plot.geometrie }],
  )
  const middle = middleOf(shaped.flatMap(({ shape }) => ringOf(shape).slice(0, 1)))
  const near = shaped.filter(({ shape }) => isNear(middle)(shape))
  if (near.length === 0) return null
  const outline = umriss !== null && isNear(middle)(umriss) ? ringOf(umriss) : null
  const points = [...near.flatMap(({ shape }) => ringOf(shape)), ...(outline ?? [])]
  const { at, height, width } = projection(points, middle)
  const plots = near.map(({ plot, shape }) => {
    const ring = ringOf(shape).map(at)
    return { plot, points: pointsOf(ring), label: labelOf(ring), labelSize: labelSizeOf(ring) }
  })
  return { width, height, outline: outline && pointsOf(outline.map(at)), plots }
}

/** Lengths that a scale may have, in metres; the longest that takes no more than a third. */
export function scaleOf({ width }: Pick<Plan, 'width'>): number {
  const lengths = [10, 20, 50, 100, 200, 500]
  return lengths.findLast((length) => length <= width / 3) ?? 5
}
