import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { abfallartOf } from '../serialise/abfall.ts'

/** Kinds of waste (spec 2.6). */
export const abfallarten: Call<'abfallarten'> = ({ payload, params }) =>
  listEntries({ payload, params, type: 'abfallarten', serialise: abfallartOf })

/** A kind of waste (spec 2.6). */
export const abfallartenId: Call<'abfallarten/{id}'> = (input) =>
  oneEntry({ ...input, type: 'abfallarten', serialise: abfallartOf })
