import type { Parkplatz } from '@kurstadt/contract'
import { freeSpaces, parkingLimit } from '@kurstadt/contract/free-spaces'
import type { PageBlock } from '../../content/index.ts'

/** Car parks whose numbers a block shows, in a list of businesses too. */
function placesOf(block: PageBlock): (Parkplatz | null)[] {
  if (block.template === 'brancheneintrag-detail') return [block.context.parkplatz]
  if (block.template === 'parken' || block.template === 'brancheneintraege')
    return block.context.data.map(({ parkplatz }) => parkplatz)
  return []
}

/** When the first number on a page becomes too old (milliseconds since 1970); null where none will. */
export function parkingEnds(blocks: readonly PageBlock[], now: number): number | null {
  const ends = blocks.flatMap(placesOf).flatMap((place) => {
    const stand = place?.stand
    if (!stand || freeSpaces(stand, now) === null) return []
    return [Date.parse(stand.geandert) + parkingLimit]
  })
  return ends.length === 0 ? null : Math.min(...ends)
}
