import type { Parkplatz } from '@kurstadt/contract'
import { freeSpaces, parkingLimit } from '@kurstadt/contract/free-spaces'

/** When the first number that is shown becomes too old (milliseconds since 1970); null where none will. */
export function parkingEnds(places: readonly (Parkplatz | null)[], now: number): number | null {
  const ends = places.flatMap((place) => {
    const stand = place?.stand
    if (!stand || freeSpaces(stand, now) === null) return []
    return [Date.parse(stand.geandert) + parkingLimit]
  })
  return ends.length === 0 ? null : Math.min(...ends)
}
