import { interessengruppeOf } from '../serialise/index.ts'
import type { Call } from './call.ts'
import { listEntries, oneEntry } from './entries.ts'

/** Groups of readers (spec 7). */
export const interessengruppen: Call<'interessengruppen'> = ({ payload, params }) =>
  listEntries({ payload, params, type: 'interessengruppen', serialise: interessengruppeOf })

/** A group of readers (spec 7). */
export const interessengruppenId: Call<'interessengruppen/{id}'> = (input) =>
  oneEntry({ ...input, type: 'interessengruppen', serialise: interessengruppeOf })
