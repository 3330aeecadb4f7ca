import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { mediumOf } from '../serialise/medium.ts'

/** The media library (page model, section 1). */
export const medien: Call<'medien'> = ({ payload, params }) =>
  listEntries({ payload, params: { ...params, order: [] }, type: 'medien', serialise: mediumOf })

/** A picture or file. */
export const medienId: Call<'medien/{id}'> = (input) =>
  oneEntry({ ...input, type: 'medien', serialise: mediumOf })
