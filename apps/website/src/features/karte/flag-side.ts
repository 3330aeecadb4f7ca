import type { Koordinaten } from '@kurstadt/contract'
import { type PlaceOnMap, shareOf } from './places.ts'

/** Shares of a drawn map that a flag needs on a telephone, and of its edge where none has room. */
const flag = { wide: 0.16, high: 0.08, edge: 0.12 } as const

/**
 * Where the flag of a pin flies: below it, to its left where another pin stands close on its right,
 * and inwards near an edge, so that it neither covers another one nor is cut off.
 */
export function sideOf(
  at: Koordinaten,
  pins: readonly PlaceOnMap[],
  edges: Parameters<typeof shareOf>[0],
): 'left' | 'start' | 'end' | undefined {
  const { x, y } = shareOf(edges, at)
  const isCrowded = pins.some((other) => {
    const { x: otherX, y: otherY } = shareOf(edges, other.at)
    return otherX > x && otherX - x < flag.wide && Math.abs(otherY - y) < flag.high
  })
  if (x < flag.edge) return 'start'
  if (isCrowded && x > flag.wide) return 'left'
  return x > 1 - flag.edge ? 'end' : undefined
}
