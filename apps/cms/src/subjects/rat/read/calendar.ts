import type { Payload } from 'payload'
import { z } from 'zod'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { Values } from '../../../wire/read/values.ts'

const row = z.object({
  id: z.string(),
  nummer: z.int(),
  titel: z.string(),
  gremium: z.string().nullable(),
  beginn: z.coerce.date(),
  ende: z.coerce.date().nullable(),
  ort: z.string().nullable(),
  abgesagt: z.boolean(),
  angelegt: z.coerce.date(),
  geaendert: z.coerce.date(),
  punkte: z.array(z.string()),
})

/** A public meeting with its public items as lines; `gremium` is the name of a public committee. */
export type CalendarMeeting = z.output<typeof row>

/** Which public meetings: one by its number, those of a committee, those since a day. */
export type MeetingsAsked = {
  nummer?: number | undefined
  gremium?: number | undefined
  from?: string | undefined
}

/** More meetings than a council holds in years; a calendar ends there. */
const most = 2_000

/** Public meetings for calendars, the earliest first. */
export function readCalendarMeetings(
  payload: Payload,
  { nummer, gremium, from }: MeetingsAsked,
): Promise<CalendarMeeting[]> {
  const values = new Values()
  const where = [
    `s._status = 'published' and s.oeffentlich`,
    ...(nummer === undefined ? [] : [`s.nummer = ${values.add(nummer)}`]),
    ...(gremium === undefined ? [] : [`g.nummer = ${values.add(gremium)}`]),
    ...(from === undefined ? [] : [`s.beginn >= ${values.add(from)}::date`]),
  ].join(' and ')
  const text = `
    select s.id, s.nummer::int as nummer, s.titel, g.titel as gremium, s.beginn, s.ende,
      nullif(trim(s.ort), '') as ort, coalesce(s.abgesagt, false) as abgesagt,
      s.created_at as angelegt, s.updated_at as geaendert,
      array(select p.punkt || '  ' || p.titel from sitzungspunkte p
        where p.sitzung = s.id and p.oeffentlich order by p.stelle) as punkte
    from sitzungen s left join gremien g on g.id = s.gremium_id and g._status = 'published'
    where ${where} order by s.beginn, s.nummer limit ${most}`
  return selectRows(payload, { typ: 'sitzungen', text, row }, values.all)
}
