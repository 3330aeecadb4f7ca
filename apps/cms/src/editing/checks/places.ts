import type { Koordinaten } from '@kurstadt/contract'
import { distanceOf } from '../../wire/serialise/distance.ts'
import { koordinatenOf } from '../../wire/serialise/geo.ts'

/** Metres from the middle of the town beyond which a place is a mistake more often than not. */
const furthest = 50_000

const isNear = (at: Koordinaten | null, middle: Koordinaten): boolean =>
  (distanceOf(at, middle) ?? Number.POSITIVE_INFINITY) <= furthest

/**
 * What is wrong with a place on the map; null for nothing, for half a place, and while nobody has
 * said where the town is. No map shows such a place, and the list beside it says no distance.
 */
export function placeProblem(
  stored: { breite?: number | null; laenge?: number | null },
  middle: Koordinaten | null,
): string | null {
  const at = koordinatenOf(stored)
  if (at === null || middle === null || isNear(at, middle)) return null
  const swapped = koordinatenOf({ breite: at.laenge, laenge: at.breite })
  if (isNear(swapped, middle))
    return 'Breite und Länge sind vertauscht: Auf keiner Karte steht der Eintrag so. Tauschen Sie die beiden Zahlen.'
  return 'Dieser Punkt liegt mehr als 50 km vom Bahnhof entfernt: Auf keiner Karte steht der Eintrag so. Prüfen Sie beide Zahlen.'
}
