import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { whereFlag } from '../../../wire/call/flag.ts'
import { poiOf } from '../serialise/outdoor.ts'

/** Points of interest for the outdoor map (spec 2.2). */
export const pois: Call<'pois'> = ({ payload, params }) =>
  listEntries({
    payload,
    params,
    type: 'pois',
    serialise: poiOf,
    where: [
      ...(params.art === undefined ? [] : [{ art: { equals: params.art } }]),
      ...whereFlag('barrierefrei', params.barrierefrei),
    ],
  })

/** A point of interest (spec 2.2). */
export const poisId: Call<'pois/{id}'> = (input) =>
  oneEntry({ ...input, type: 'pois', serialise: poiOf })
