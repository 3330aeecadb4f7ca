import type { Position, TrackPosition } from '@kurstadt/contract'
import { thinned } from '@kurstadt/contract/thinned'

/** Drops the height and digits beyond a metre. */
function rounded([longitude, latitude]: TrackPosition): Position {
  const round = (value: number) => Math.round(value * 1e5) / 1e5
  return [round(longitude), round(latitude)]
}

/** The same way with at most `most` points and without heights: for a list with many tours on one map. */
export function simplify(track: readonly TrackPosition[], most = 100): Position[] {
  return thinned(track, most).map(rounded)
}
