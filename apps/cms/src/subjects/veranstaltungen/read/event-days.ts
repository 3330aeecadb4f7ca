import type { Params, Veranstaltungsliste } from '@kurstadt/contract'
import { periodOf } from '@kurstadt/contract/event-period'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { Values } from '../../../wire/read/values.ts'
import { fitting } from './occurrences.ts'

const row = z.object({ tag: z.string(), anzahl: z.int(), titel: z.array(z.string()) })

/** What begins on a day stands before what only goes on. */
const text = (fits: string, { title, from, to }: Record<'title' | 'from' | 'to', string>) => `
  with found as (
    select t.datum_von, t.datum_bis, t.zeit_von, t.nummer, t.${title} as titel
    from veranstaltung_termine t ${fits}
  ), days as (
    select d::date as tag, f.titel, row_number() over (
      partition by d order by f.datum_von < d::date, f.zeit_von nulls first, f.nummer) as platz
    from found f, generate_series(
      greatest(f.datum_von, ${from}::date), least(f.datum_bis, ${to}::date), interval '1 day') d
  )
  select tag::text, count(*)::int as anzahl,
    array_agg(titel order by platz) filter (where platz <= 3) as titel
  from days group by tag order by tag`

/** The calendar of a month: its days within the period on which something is on; none where no month is asked for. */
export async function eventDays(
  payload: Payload,
  filters: Params<'veranstaltungen'>,
  today: string,
): Promise<Veranstaltungsliste['tage']> {
  if (filters.monat === undefined) return []
  const values = new Values()
  const fits = fitting(filters, today, values)
  const { from, to } = periodOf(filters, today)
  const places = {
    title: `titel_${filters.sprache}`,
    from: values.add(from),
    to: values.add(to),
  }
  return select(payload, { text: text(fits, places), row }, values.all)
}
