import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { stellplatzOf } from '../serialise/stellplatz.ts'

/** Motorhome parking (spec 2.2). */
export const stellplaetze: Call<'stellplaetze'> = ({ payload, params }) =>
  listEntries({ payload, params, type: 'stellplaetze', serialise: stellplatzOf })

/** A motorhome site (spec 2.2). */
export const stellplaetzeId: Call<'stellplaetze/{id}'> = (input) =>
  oneEntry({ ...input, type: 'stellplaetze', serialise: stellplatzOf })
