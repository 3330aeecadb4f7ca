import { stellplatzOf } from '../serialise/index.ts'
import type { Call } from './call.ts'
import { listEntries, oneEntry } from './entries.ts'

/** Motorhome parking (spec 2.2). */
export const stellplaetze: Call<'stellplaetze'> = ({ payload, params }) =>
  listEntries({ payload, params, type: 'stellplaetze', serialise: stellplatzOf })

/** A motorhome site (spec 2.2). */
export const stellplaetzeId: Call<'stellplaetze/{id}'> = (input) =>
  oneEntry({ ...input, type: 'stellplaetze', serialise: stellplatzOf })
