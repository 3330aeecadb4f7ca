import { type OutdoorListe, poiArten, tourArten } from '@kurstadt/contract'
import { listAddress } from '../../lib/index.ts'
import { useKnownQuery } from '../../ui/link/index.ts'

type ContentType = OutdoorListe['contentType']

/** What the address of the outdoor map says. */
export type TourQuery = Readonly<Record<string, string>>

const oneOf = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})$`)
const ticked = /^(?:true|1)$/

/** Parameters that the map understands, by what it shows (contract: `outdoor`). */
export const knownParameters = {
  poi: { contentType: /^poi$/, art: oneOf(poiArten), barrierefrei: ticked },
  tour: {
    art: oneOf(tourArten),
    laenge_bis: /^(?:[1-9]\d?|[1-4]\d\d|500)$/,
    dauer_bis: /^(?:[1-9]\d{0,2}|[1-5]\d{3}|6000)$/,
    aufstieg_bis: /^(?:\d{1,3}|[1-8]\d{3}|9000)$/,
    schwierigkeit: /^(?:leicht|mittel|schwer)$/,
    rundtour: ticked,
    kinderwagen: ticked,
    barrierefrei: ticked,
  },
} satisfies Record<ContentType, Record<string, RegExp>>

/** Where filtering leads: the count of what was found. */
export const resultsId = 'touren'

/** What the address says of the map that is shown. */
export const useTourQuery = (contentType: ContentType): TourQuery =>
  useKnownQuery(knownParameters[contentType])

/** Address of the map with some parameters changed, at the count of what was found. */
export const addressOf = (...asked: Parameters<typeof listAddress>): string =>
  `${listAddress(...asked)}#${resultsId}`

/** True where something limits the list. */
export const isFiltered = (query: TourQuery) =>
  Object.keys(query).some((name) => name !== 'contentType')
