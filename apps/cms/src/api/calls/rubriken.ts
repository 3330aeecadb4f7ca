import { rubrikOf } from '../serialise/index.ts'
import type { Call } from './call.ts'
import { listEntries, oneEntry } from './entries.ts'

/** Categories of events (spec 3). */
export const rubriken: Call<'rubriken'> = ({ payload, params }) =>
  listEntries({
    payload,
    params,
    type: 'rubriken',
    leadsTo: 'veranstaltungen',
    serialise: rubrikOf,
  })

/** A category of events (spec 3). */
export const rubrikenId: Call<'rubriken/{id}'> = (input) =>
  oneEntry({ ...input, type: 'rubriken', leadsTo: 'veranstaltungen', serialise: rubrikOf })
