import {
  type OutdoorOrt,
  type OutdoorTour,
  outdoorArten,
  type Params,
  poiArten,
  tourArten,
} from '@kurstadt/contract'
import { type Call, listOf } from '../../../wire/call/call.ts'
import {
  type OutdoorList,
  outdoorPlaces,
  outdoorTags,
  outdoorTours,
} from '../read/outdoor-lists.ts'

type Asked = Params<'outdoor'>
type Choice = Asked['art']

/** Whether an entry has what was asked for; whatever was not asked for, it has. */
const has = (asked: unknown, own: unknown) => asked === undefined || asked === own
const isUpTo = (most: number | undefined, own: number) => most === undefined || own <= most

/** Tours that a choice leaves (spec 2.2), as the list of tours filters them. */
const isChosenTour = (asked: Asked, art: Choice) => (tour: OutdoorTour) =>
  has(art, tour.art) &&
  has(asked.schwierigkeit, tour.schwierigkeit) &&
  has(asked.rundtour, tour.rundtour) &&
  has(asked.kinderwagen, tour.kinderwagen) &&
  has(asked.barrierefrei, tour.barrierefrei) &&
  isUpTo(asked.laenge_bis, tour.laenge) &&
  isUpTo(asked.dauer_bis, tour.dauer) &&
  isUpTo(asked.aufstieg_bis, tour.aufstieg)

const isChosenPlace = (asked: Asked, art: Choice) => (place: OutdoorOrt) =>
  has(art, place.art) && has(asked.barrierefrei, place.barrierefrei)

/** The kinds of which there is any, in the order of the contract: no choice leads to nothing. */
function kindsIn(all: readonly (OutdoorTour | OutdoorOrt)[]) {
  const found: ReadonlySet<string> = new Set(all.map(({ art }) => art))
  return outdoorArten.filter((art) => found.has(art))
}

/** The page of a list that was asked for, of what the choice leaves. */
function answerOf<Entry extends OutdoorTour | OutdoorOrt>(
  asked: Asked,
  list: OutdoorList<Entry>,
  isChosen: (entry: Entry) => boolean,
) {
  const { contentType, pro_seite, seite } = asked
  const chosen = list.all.filter(isChosen)
  const data = chosen.slice((seite - 1) * pro_seite, seite * pro_seite)
  const page = listOf(data, { totalDocs: chosen.length }, asked)
  const type = contentType === 'poi' ? 'pois' : 'touren'
  const tags = outdoorTags(type, list, data)
  return { answer: { ...page, contentType, arten: kindsIn(list.all) }, tags }
}

/** What the outdoor map shows (spec 2.2): tours, or points of interest. */
export const outdoor: Call<'outdoor'> = async ({ payload, params }) => {
  const { contentType, sprache } = params
  const kinds: readonly string[] = contentType === 'poi' ? poiArten : tourArten
  // A kind of the other list, which an old link may name, limits nothing.
  const art = params.art !== undefined && kinds.includes(params.art) ? params.art : undefined
  if (contentType === 'poi')
    return answerOf(params, await outdoorPlaces(payload, sprache), isChosenPlace(params, art))
  return answerOf(params, await outdoorTours(payload, sprache), isChosenTour(params, art))
}
