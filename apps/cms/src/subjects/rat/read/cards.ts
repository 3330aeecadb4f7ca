import { vorlagenArten } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { selectRows } from '../../../wire/read/select-rows.ts'
import { Values } from '../../../wire/read/values.ts'
import type { FoundMeeting, FoundPaperCard, Reader } from '../serialise/found.ts'
import { sightOf } from './visible.ts'

const meeting = z.object({
  nummer: z.int(),
  titel: z.string(),
  gremium: z.string().nullable(),
  beginn: z.coerce.date(),
  ende: z.coerce.date().nullable(),
  ort: z.string().nullable(),
  abgesagt: z.boolean(),
  oeffentlich: z.boolean(),
  punkte: z.int(),
  niederschrift: z.boolean(),
})

/** Which meetings, in which order, and at most how many; instants are ISO text. */
export type MeetingQuestion = {
  from?: string | undefined
  before?: string | undefined
  gremium?: number | undefined
  /** Only those of the member's committees, and those in which they stand in for somebody. */
  isOwn?: boolean
  isAscending?: boolean
  most?: number
}

const ownMeetings = ({ committees, meetings }: Reader, values: Values) =>
  `(s.gremium_id = any(${values.add(committees)}::uuid[])
    or s.id = any(${values.add(meetings)}::uuid[]))`

/** Meetings that somebody sees, without their agendas; the latest first unless asked otherwise. */
export function readMeetingCards(
  payload: Payload,
  reader: Reader,
  { from, before, gremium, isOwn = false, isAscending = false, most = 2_000 }: MeetingQuestion,
): Promise<FoundMeeting[]> {
  const values = new Values()
  const sight = sightOf(reader, values)
  const where = [
    `s._status = 'published'`,
    sight.meeting,
    ...(from === undefined ? [] : [`s.beginn >= ${values.add(from)}::timestamptz`]),
    ...(before === undefined ? [] : [`s.beginn < ${values.add(before)}::timestamptz`]),
    ...(gremium === undefined
      ? []
      : [`s.gremium_id in (select id from gremien where nummer = ${values.add(gremium)})`]),
    ...(isOwn ? [ownMeetings(reader, values)] : []),
  ].join(' and ')
  const order = isAscending ? 's.beginn, s.nummer' : 's.beginn desc, s.nummer desc'
  const text = `
    select s.nummer::int as nummer, s.titel, s.gremium_id::text as gremium, s.beginn, s.ende, s.ort,
      coalesce(s.abgesagt, false) as abgesagt, coalesce(s.oeffentlich, false) as oeffentlich,
      (select count(*)::int from sitzungspunkte p where p.sitzung = s.id and ${sight.item}) as punkte,
      (s.niederschrift = 'oeffentlich' or (s.niederschrift <> 'offen' and ${sight.internal})
        or exists (select from dokumente d where d.id = s.protokoll_id
          and (d.oeffentlich or ${sight.internal}))) as niederschrift
    from sitzungen s where ${where} order by ${order} limit ${values.add(most)}`
  return selectRows(payload, { typ: 'sitzungen', text, row: meeting }, values.all)
}

const year = z.object({ jahr: z.int() })

/** Years in which there are meetings that somebody sees, the latest first. */
export async function readMeetingYears(payload: Payload, reader: Reader): Promise<number[]> {
  const values = new Values()
  const seen = `s._status = 'published' and ${sightOf(reader, values).meeting}`
  // From one year's first meeting to that of the next one: the index is asked once a year.
  const first = (
    since: string,
  ) => `(select extract(year from s.beginn at time zone 'Europe/Berlin')::int
    from sitzungen s where ${seen}${since} order by s.beginn limit 1)`
  const text = `
    with recursive years as (
      select ${first('')} as jahr union all
      select ${first(` and s.beginn >= make_timestamptz(y.jahr + 1, 1, 1, 0, 0, 0, 'Europe/Berlin')`)}
      from years y where y.jahr is not null
    )
    select jahr from years where jahr is not null order by jahr desc`
  const rows = await selectRows(payload, { typ: 'sitzungen', text, row: year }, values.all)
  return rows.map(({ jahr }) => jahr)
}

const paper = z.object({
  nummer: z.int(),
  drucksache: z.string(),
  titel: z.string(),
  art: z.enum(vorlagenArten).catch('beschlussvorlage'),
  datum: z.string().nullable(),
  oeffentlich: z.boolean(),
  zurueckgezogen: z.boolean(),
})

/** The latest papers that somebody sees. */
export function readLatestPapers(
  payload: Payload,
  reader: Reader,
  most: number,
): Promise<FoundPaperCard[]> {
  const values = new Values()
  const text = `
    select v.nummer::int as nummer, v.drucksache, v.titel, v.art::text as art,
      to_char(v.datum, 'YYYY-MM-DD') as datum, coalesce(v.oeffentlich, false) as oeffentlich,
      v.zurueckgezogen_am is not null as zurueckgezogen
    from vorlagen v where v._status = 'published' and ${sightOf(reader, values).paper}
    order by v.datum desc nulls last, v.drucksache desc limit ${values.add(most)}`
  return selectRows(payload, { typ: 'vorlagen', text, row: paper }, values.all)
}
