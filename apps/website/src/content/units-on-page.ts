import type { Amt, List } from '@kurstadt/contract'
import type { UnitsOnPage } from './page.ts'

/** Offices as the chart of the town hall gets them; whose superior is not among them stand at the top. */
export function unitsOnPage({ data }: List<Amt>): UnitsOnPage {
  const known = new Set(data.map(({ id }) => id))
  return {
    data: data.map(({ id, titel, sprache, detailURL, zimmer, leitung, uebergeordnet }) => {
      const isBelow =
        uebergeordnet !== null && known.has(uebergeordnet.id) && uebergeordnet.id !== id
      const above = isBelow ? uebergeordnet.id : null
      return { id, titel, sprache, detailURL, zimmer, leitung, above }
    }),
  }
}
