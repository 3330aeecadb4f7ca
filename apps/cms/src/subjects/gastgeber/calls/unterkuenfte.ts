import type { Params } from '@kurstadt/contract'
import type { Where } from 'payload'
import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { unterkunftOf } from '../serialise/unterkunft.ts'

function whereOf({ art, preis_bis }: Params<'unterkuenfte'>): Where[] {
  return [
    ...(art ? [{ art: { equals: art } }] : []),
    ...(preis_bis ? [{ preis_ab: { less_than_equal: preis_bis } }] : []),
  ]
}

/** Places to stay (spec 2.5). */
export const unterkuenfte: Call<'unterkuenfte'> = ({ payload, params }) =>
  listEntries({
    payload,
    params,
    type: 'unterkuenfte',
    where: whereOf(params),
    serialise: unterkunftOf,
  })

/** A place to stay (spec 2.5). */
export const unterkuenfteId: Call<'unterkuenfte/{id}'> = (input) =>
  oneEntry({ ...input, type: 'unterkuenfte', serialise: unterkunftOf })
