import type { Params, Sprache } from '@kurstadt/contract'
import type { Payload, Where } from 'payload'
import type { TourDoc } from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { whereFlag } from '../../../wire/call/flag.ts'
import { readNamed, readWithout } from '../../../wire/read/index.ts'
import { keptById } from '../../../wire/read/kept-by-id.ts'
import { detailsOnly } from '../read/outdoor-lists.ts'
import { tourEintragOf, tourOf } from '../serialise/outdoor.ts'

/** What a choice leaves of the tours. */
function whereOf({ poi_id, tour_id, ...filters }: Params<'touren'>): Where[] {
  const { art, schwierigkeit, laenge_bis, dauer_bis, aufstieg_bis } = filters
  return [
    ...(art === undefined ? [] : [{ art: { equals: art } }]),
    ...(schwierigkeit === undefined ? [] : [{ schwierigkeit: { equals: schwierigkeit } }]),
    ...(laenge_bis === undefined ? [] : [{ laenge: { less_than_equal: laenge_bis } }]),
    ...(dauer_bis === undefined ? [] : [{ dauer: { less_than_equal: dauer_bis } }]),
    ...(aufstieg_bis === undefined ? [] : [{ aufstieg: { less_than_equal: aufstieg_bis } }]),
    ...whereFlag('rundtour', filters.rundtour),
    ...whereFlag('kinderwagen', filters.kinderwagen),
    ...whereFlag('barrierefrei', filters.barrierefrei),
    ...(poi_id === undefined ? [] : [{ 'pois.nummer': { equals: poi_id } }]),
    ...(tour_id === undefined ? [] : [{ nummer: { equals: tour_id } }]),
  ]
}

function poisOn(payload: Payload, sprache: Sprache) {
  return async (docs: readonly TourDoc[]) => ({
    pois: await readNamed(
      payload,
      sprache,
      'pois',
      docs.flatMap(({ pois }) => pois ?? []),
    ),
  })
}

/** Tours as lists have them, of whatever choice and order. */
const readTours = keptById('touren', (payload, sprache, ids) =>
  readWithout(payload, sprache, { type: 'touren', omit: detailsOnly }, ids),
)

/** Tours for the outdoor map, with short tracks (spec 2.2). */
export const touren: Call<'touren'> = ({ payload, params }) =>
  listEntries({
    payload,
    params,
    type: 'touren',
    serialise: tourEintragOf,
    where: whereOf(params),
    read: readTours,
  })

/** A tour with its whole track and the points on it (spec 2.2). */
export const tourenId: Call<'touren/{id}'> = (input) =>
  oneEntry({
    ...input,
    type: 'touren',
    related: poisOn(input.payload, input.params.sprache),
    serialise: tourOf,
  })
