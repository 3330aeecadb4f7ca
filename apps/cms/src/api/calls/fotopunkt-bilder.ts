import type { Where } from 'payload'
import { instantInBerlin } from '../../time/berlin.ts'
import { fotopunktBildOf } from '../serialise/index.ts'
import type { Call } from './call.ts'
import { listEntries, oneEntry } from './entries.ts'

/** From the first minute of a day in Europe/Berlin to the last; the clock change makes 23 or 25 hours. */
function takenOn(day: string): Where[] {
  const lastMinute = new Date(instantInBerlin(`${day}T23:59`)).getTime()
  return [
    { aufgenommen_am: { greater_than_equal: instantInBerlin(`${day}T00:00`) } },
    { aufgenommen_am: { less_than: new Date(lastMinute + 60_000).toISOString() } },
  ]
}

/** Pictures of the photo point, of one day or all (spec 2.7). */
export const fotopunktBilder: Call<'fotopunkt_bilder'> = ({ payload, params }) =>
  listEntries({
    payload,
    params,
    type: 'fotopunkt_bilder',
    serialise: fotopunktBildOf,
    where: params.datum === undefined ? [] : takenOn(params.datum),
  })

/** A picture of the photo point (spec 2.7). */
export const fotopunktBilderId: Call<'fotopunkt_bilder/{id}'> = (input) =>
  oneEntry({ ...input, type: 'fotopunkt_bilder', serialise: fotopunktBildOf })
