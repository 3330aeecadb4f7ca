import { mitarbeiterOf } from '../serialise/index.ts'
import type { Call } from './call.ts'
import { listEntries, oneEntry } from './entries.ts'

/** Staff (spec 3). */
export const mitarbeiter: Call<'mitarbeiter'> = ({ payload, params }) =>
  listEntries({ payload, params, type: 'mitarbeiter', serialise: mitarbeiterOf })

/** A member of staff (spec 3). */
export const mitarbeiterId: Call<'mitarbeiter/{id}'> = (input) =>
  oneEntry({ ...input, type: 'mitarbeiter', serialise: mitarbeiterOf })
