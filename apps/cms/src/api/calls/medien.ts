import { mediumOf } from '../serialise/index.ts'
import type { Call } from './call.ts'
import { listEntries, oneEntry } from './entries.ts'

/** The media library (page model, section 1). */
export const medien: Call<'medien'> = ({ payload, params }) =>
  listEntries({ payload, params: { ...params, order: [] }, type: 'medien', serialise: mediumOf })

/** A picture or file. */
export const medienId: Call<'medien/{id}'> = (input) =>
  oneEntry({ ...input, type: 'medien', serialise: mediumOf })
