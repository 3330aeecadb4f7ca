import type { Koordinaten, Position, TrackPosition } from '@kurstadt/contract'

/** Metres of a degree of latitude. */
const degree = 111_320

const metresBetween = (
  [x, y]: Position | TrackPosition,
  [x2, y2]: Position | TrackPosition,
): number => Math.hypot((x2 - x) * degree * Math.cos((y * Math.PI) / 180), (y2 - y) * degree)

/** A point of a way: metres from its start as it is drawn, and its height where that is known. */
export type Measured = { at: number; height: number | null; position: TrackPosition }

/** A way with the metres from its start. */
export function measured(way: readonly TrackPosition[]): Measured[] {
  let [at, before] = [0, way[0]]
  return way.map((position) => {
    if (before) at += metresBetween(before, position)
    before = position
    return { at, height: position[2] ?? null, position }
  })
}

/** Where a place lies along a way, and how far from it; null for a way of no points. */
export function nearestOn(
  way: readonly Measured[],
  { breite, laenge }: Koordinaten,
): { at: number; away: number } | null {
  let found: { at: number; away: number } | null = null
  for (const { at, position } of way) {
    const away = metresBetween(position, [laenge, breite])
    if (found === null || away < found.away) found = { at, away }
  }
  return found
}

/** The point of a way at some metres from its start, between two of its points. */
function pointAt(way: readonly Measured[], at: number): TrackPosition[] {
  const next = way.findIndex((one) => one.at >= at)
  const [before, after] = [way[Math.max(0, next - 1)], way[next]]
  if (!(before && after)) return []
  const long = after.at - before.at
  const share = long === 0 ? 0 : (at - before.at) / long
  const [[x, y], [x2, y2]] = [before.position, after.position]
  return [[x + (x2 - x) * share, y + (y2 - y) * share]]
}

/** The piece of a way between two distances from its start in metres, with its ends; may be empty. */
export function pieceOf(way: readonly Measured[], from: number, to: number): TrackPosition[] {
  const end = Math.min(to, way.at(-1)?.at ?? 0)
  const inner = way.filter(({ at }) => at > from && at < end).map(({ position }) => position)
  return from < end ? [...pointAt(way, from), ...inner, ...pointAt(way, end)] : []
}
