import { listAddress } from '../../lib/index.ts'
/** What the address of the directory says. */
export type DirectoryQuery = Readonly<Record<string, string>>

/** Parameters that the list understands (contract: `brancheneintraege`). */
export const knownParameters = {
  q: /^.{0,200}$/su,
  rubrik_id: /^[1-9]\d{0,9}$/,
  buchstabe: /^(?:\p{L}|0)$/u,
  stufenlos: /^(?:true|1)$/,
  geoeffnet: /^(?:true|1)$/,
  ansicht: /^karte$/,
}

/** What says how the list is shown, and limits nothing. */
const shown = new Set(['ansicht'])

/** Where filtering leads: the count of what was found. */
export const resultsId = 'eintraege'

/** Address of the list with some parameters changed, at the count of what was found. */
export const addressOf = (...asked: Parameters<typeof listAddress>): string =>
  `${listAddress(...asked)}#${resultsId}`

/** True where something limits the list. */
export const isFiltered = (query: DirectoryQuery) =>
  Object.keys(knownParameters).some((name) => query[name] && !shown.has(name))
