import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { strasseOf } from '../serialise/abfall.ts'

/** Streets with their collection districts (spec 2.6). */
export const strassen: Call<'strassen'> = ({ payload, params }) =>
  listEntries({
    payload,
    params,
    type: 'strassen',
    serialise: strasseOf,
    where: params.bezirk === undefined ? [] : [{ bezirk: { equals: params.bezirk } }],
  })

/** A street (spec 2.6). */
export const strassenId: Call<'strassen/{id}'> = (input) =>
  oneEntry({ ...input, type: 'strassen', serialise: strasseOf })
