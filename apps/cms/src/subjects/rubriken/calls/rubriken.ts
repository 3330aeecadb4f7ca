import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { gefiltertVon, rubrikOf } from '../serialise/rubrik.ts'

/** Categories of one kind of thing; of events unless asked otherwise (spec 3). */
export const rubriken: Call<'rubriken'> = ({ payload, params }) =>
  listEntries({
    payload,
    params,
    type: 'rubriken',
    where: [{ art: { equals: params.art } }],
    leadsTo: gefiltertVon[params.art],
    serialise: rubrikOf,
  })

/** A category of any kind (spec 3); which list it leads to is not known before. */
export const rubrikenId: Call<'rubriken/{id}'> = (input) =>
  oneEntry({ ...input, type: 'rubriken', watches: ['seiten'], serialise: rubrikOf })
