import type { Call } from '../../../wire/call/call.ts'
import { duringDays } from '../../../wire/call/days.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { fotopunktBildOf } from '../serialise/mediathek.ts'

/** Pictures of the photo point, of one day or all (spec 2.7). */
export const fotopunktBilder: Call<'fotopunkt_bilder'> = ({ payload, params }) =>
  listEntries({
    payload,
    params,
    type: 'fotopunkt_bilder',
    serialise: fotopunktBildOf,
    where: duringDays('aufgenommen_am', { from: params.datum, to: params.datum }),
  })

/** A picture of the photo point (spec 2.7). */
export const fotopunktBilderId: Call<'fotopunkt_bilder/{id}'> = (input) =>
  oneEntry({ ...input, type: 'fotopunkt_bilder', serialise: fotopunktBildOf })
