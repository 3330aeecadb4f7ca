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
