import { aktuellesOf } from '../serialise/index.ts'
import type { Call } from './call.ts'
import { listEntries, oneEntry } from './entries.ts'

/** News, newest first unless asked otherwise (spec 7). */
export const aktuelles: Call<'aktuelles'> = ({ payload, params }) =>
  listEntries({ payload, params, type: 'aktuelles', serialise: aktuellesOf })

/** A news article (spec 3). */
export const aktuellesId: Call<'aktuelles/{id}'> = (input) =>
  oneEntry({ ...input, type: 'aktuelles', serialise: aktuellesOf })
