import { brettArten } from '@kurstadt/contract/brett-arten'
import { listAddress } from '../../lib/index.ts'

/** What the address of the noticeboard says. */
export type BrettQuery = Readonly<Record<string, string>>

/** Parameters that the list understands (contract: `schwarzes_brett`). */
export const brettParameters = {
  q: /^.{0,200}$/su,
  art: new RegExp(`^(?:${brettArten.join('|')})$`),
}

/** Where filtering leads: the count of what was found. */
export const noticesId = 'aushaenge'

/** Address of the list with some parameters changed, at the count of what was found. */
export const brettAddress = (...asked: Parameters<typeof listAddress>): string =>
  `${listAddress(...asked)}#${noticesId}`

/** True where something limits the list. */
export const isNarrowed = (query: BrettQuery) =>
  Object.keys(brettParameters).some((name) => query[name])
