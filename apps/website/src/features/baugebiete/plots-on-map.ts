import { type Extent, extentOf, type GivenPlace, isWithin } from '../karte/index.ts'
import type { Plan } from './plan.ts'

type Edges = Parameters<typeof isWithin>[0]

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The plots of a plan as the town's map draws them; null where that shows none of them. What the
 * plan leaves out, and what lies beyond the edges of the map, is in the table alone.
 */
export function plotsOnMap(
  { plots }: Plan,
  edges: Edges,
): { places: GivenPlace[]; view: Extent } | null {
  const shown = plots.flatMap(({ plot: { geometrie, nummer, status } }) => {
    const ring = geometrie?.coordinates[0] ?? []
    const isInside = ring.every(([laenge, breite]) => isWithin(edges, { breite, laenge }))
    return ring.length > 0 && isInside ? [{ nummer, ring, look: status }] : []
  })
  if (shown.length === 0) return null
  const places = shown.map(({ nummer, ring, look }): GivenPlace => {
    const corners = ring.slice(0, -1)
    return {
      id: nummer,
      number: nummer,
      laenge: mean(corners.map(([laenge]) => laenge)),
      breite: mean(corners.map(([, breite]) => breite)),
      shape: { look, ring },
    }
  })
  return { places, view: extentOf(shown.flatMap(({ ring }) => ring)) }
}
