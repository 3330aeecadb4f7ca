import type { Where } from 'payload'
import type { Call } from '../../../wire/call/call.ts'
import { onDays } from '../../../wire/call/days.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { dayAt } from '../../../wire/serialise/index.ts'
import { brettEintragOf } from '../serialise/schwarzes-brett.ts'

/** Hangs on a day in Europe/Berlin: begun, not yet expired, not blocked (spec 2.6). */
function hangsOn(day: string): Where[] {
  return [
    { status: { not_equals: 'gesperrt' } },
    ...onDays('datum_von', { to: day }),
    ...onDays('ablaufdatum', { from: day }),
  ]
}

/** Notices that hang today (spec 2.6). */
export const schwarzesBrett: Call<'schwarzes_brett'> = ({ payload, params }) =>
  listEntries({
    payload,
    params,
    type: 'schwarzes_brett',
    serialise: brettEintragOf,
    where: [
      ...hangsOn(dayAt(new Date())),
      ...(params.art === undefined ? [] : [{ art: { equals: params.art } }]),
    ],
  })

/** A notice, as long as it hangs (spec 2.6); an editor's preview shows it before. */
export const schwarzesBrettId: Call<'schwarzes_brett/{id}'> = (input) =>
  oneEntry({
    ...input,
    type: 'schwarzes_brett',
    serialise: brettEintragOf,
    where: input.isPreview === true ? [] : hangsOn(dayAt(new Date())),
  })
