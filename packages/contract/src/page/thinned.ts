import type { Position, TrackPosition } from './geo.ts'

/** Metres of one degree of latitude. */
const degree = 111_320

type Flat = readonly [x: number, y: number]

function flatten(track: readonly TrackPosition[]): Flat[] {
  const shrink = Math.cos(((track[0]?.[1] ?? 0) * Math.PI) / 180)
  return track.map(([longitude, latitude]) => [longitude * degree * shrink, latitude * degree])
}

function distance([x, y]: Flat, [x1, y1]: Flat, [x2, y2]: Flat): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length
  const at = Math.min(1, Math.max(0, along))
  return Math.hypot(x - (x1 + at * dx), y - (y1 + at * dy))
}

function farthest(points: readonly Flat[], from: number, to: number): { at: number; off: number } {
  const [start, end] = [points[from], points[to]]
  let found = { at: -1, off: 0 }
  if (!(start && end)) return found
  for (let at = from + 1; at < to; at += 1) {
    const point = points[at]
    const off = point ? distance(point, start, end) : 0
    if (off > found.off) found = { at, off }
  }
  return found
}

type Thinning = { tolerance: number; most: number }

/**
 * Positions that are kept so that no dropped one lies more than `tolerance` metres off the line. It
 * ends as soon as there are more than `most`: that tolerance is too small.
 */
function keptWithin(points: readonly Flat[], { tolerance, most }: Thinning): Set<number> {
  const kept = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let part = open.pop(); part && kept.size <= most; part = open.pop()) {
    const { at, off } = farthest(points, ...part)
    if (off <= tolerance) continue
    kept.add(at)
    open.push([part[0], at], [at, part[1]])
  }
  return kept
}

/** Most points that are looked at closely: a watch that lay on a table for a day has more. */
const closely = 20_000

/** The same way without points that lie within `metres` of the one before them; its ends stay. */
function spaced(track: readonly TrackPosition[], metres: number): TrackPosition[] {
  let last: Flat | undefined
  return flatten(track).flatMap((point, at) => {
    const position = track[at]
    const isFar = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= metres
    if (!(position && (isFar || at === track.length - 1))) return []
    last = point
    return [position]
  })
}

/**
 * The same way with at most `most` of its points (Douglas and Peucker). Its time is bounded: what is
 * far too long loses the points that hardly move first.
 */
export function thinned(track: readonly TrackPosition[], most: number): TrackPosition[] {
  let way = [...track]
  for (let metres = 1; way.length > closely; metres *= 1.6) way = spaced(way, metres)
  const points = flatten(way)
  let kept = new Set(way.keys())
  for (let tolerance = 3; kept.size > most; tolerance *= 1.6)
    kept = keptWithin(points, { tolerance, most })
  return way.filter((_, at) => kept.has(at))
}

/** The place that lies a share of a way (0 to 1) from its start; null for a way of no length. */
export function placeAlong(track: readonly TrackPosition[], share: number): Position | null {
  const wanted = lengthOf(track) * Math.min(1, Math.max(0, share))
  const points = flatten(track)
  let walked = 0
  for (let at = 1; at < points.length; at += 1) {
    const [from, to, start, end] = [points[at - 1], points[at], track[at - 1], track[at]]
    if (!(from && to && start && end)) return null
    const long = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (long > 0 && walked + long >= wanted) {
      const part = (wanted - walked) / long
      return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]
    }
    walked += long
  }
  return null
}

/** How long a way is, in metres, measured flat. */
export function lengthOf(track: readonly TrackPosition[]): number {
  const points = flatten(track)
  return points.reduce((sum, [x, y], at) => {
    const before = points[at - 1]
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : sum
  }, 0)
}
