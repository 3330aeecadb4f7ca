import { calls, type OrderField, type Params, type Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { AmtDoc } from '../../payload-types.ts'
import { readRelated } from '../read/index.ts'
import { amtOf, type Refs } from '../serialise/index.ts'
import type { Call } from './call.ts'
import { listEntries, oneEntry } from './entries.ts'

/** The staff of a single office stand in the order that the list has unless asked otherwise. */
const preset: Params<'aemter'> = calls.aemter.params.parse({})

/** How offices are read: with their staff, sorted by the fields of `order` that are about staff. */
function offices(payload: Payload, sprache: Sprache, order: readonly OrderField[]) {
  return {
    payload,
    type: 'aemter' as const,
    related: async (docs: readonly AmtDoc[]) => ({
      mitarbeiter: await readRelated(
        payload,
        sprache,
        'mitarbeiter',
        docs.flatMap(({ mitarbeiter }) => mitarbeiter ?? []),
      ),
    }),
    serialise: (doc: AmtDoc, refs: Refs) => amtOf(doc, refs, order),
  }
}

/** Offices with their staff; `mitarbeiter.…` in `order` sorts the staff of each (spec 7). */
export const aemter: Call<'aemter'> = ({ payload, params }) => {
  const order = params.order.filter(({ field }) => !field.startsWith('mitarbeiter.'))
  const shared = offices(payload, params.sprache, params.order)
  return listEntries({ ...shared, params: { ...params, order } })
}

/** An office with its staff (spec 3). */
export const aemterId: Call<'aemter/{id}'> = (input) =>
  oneEntry({ ...input, ...offices(input.payload, input.params.sprache, preset.order) })
