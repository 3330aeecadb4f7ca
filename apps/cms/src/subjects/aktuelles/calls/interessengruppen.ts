import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { interessengruppeOf } from '../serialise/interessengruppe.ts'

/** Groups of readers (spec 7). */
export const interessengruppen: Call<'interessengruppen'> = ({ payload, params }) =>
  listEntries({ payload, params, type: 'interessengruppen', serialise: interessengruppeOf })

/** A group of readers (spec 7). */
export const interessengruppenId: Call<'interessengruppen/{id}'> = (input) =>
  oneEntry({ ...input, type: 'interessengruppen', serialise: interessengruppeOf })
