import type { Where } from 'payload'
import { dayAt } from '../../../platform/time/berlin.ts'
import type { Call } from '../../../wire/call/call.ts'
import { onDays } from '../../../wire/call/days.ts'
import { listFound, oneEntry } from '../../../wire/call/entries.ts'
import { findNotices, wordsOf } from '../read/notices.ts'
import { brettEintragOf } from '../serialise/schwarzes-brett.ts'

/** Hangs on a day in Europe/Berlin: begun, not yet expired, not blocked (spec 2.6). */
function hangsOn(day: string): Where[] {
  return [
    { status: { not_equals: 'gesperrt' } },
    ...onDays('datum_von', { to: day }),
    ...onDays('ablaufdatum', { from: day }),
  ]
}

/** Notices that hang today (spec 2.6); what somebody typed is theirs. */
export const schwarzesBrett: Call<'schwarzes_brett'> = async ({ payload, params }) => {
  const found = await findNotices(payload, { ...params, heute: dayAt(new Date()) })
  const { aehnlich, auswahl } = found
  const shared = { payload, type: 'schwarzes_brett' as const, serialise: brettEintragOf }
  const { answer, tags } = await listFound({ ...shared, params, found })
  const isPrivate = wordsOf(params.q).length > 0
  return { answer: { ...answer, aehnlich, auswahl }, tags, isPrivate }
}

/** A notice, as long as it hangs (spec 2.6); an editor's preview shows it before. */
export const schwarzesBrettId: Call<'schwarzes_brett/{id}'> = (input) =>
  oneEntry({
    ...input,
    type: 'schwarzes_brett',
    serialise: brettEintragOf,
    where: input.isPreview === true ? [] : hangsOn(dayAt(new Date())),
  })
