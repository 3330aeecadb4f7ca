import type { Params } from '@kurstadt/contract'
import { periodOf } from '@kurstadt/contract/event-period'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { daysLater } from '../../../platform/time/days.ts'

/** Goes from year to year by the index, so that it costs as much as there are years. */
const text = `
  with recursive years as (
    (select extract(year from datum_von)::int as jahr from veranstaltung_termine
      where datum_von between $1::date and $2::date and datum_bis <= $3::date
      order by datum_von limit 1)
    union all
    select (select extract(year from datum_von)::int from veranstaltung_termine
      where datum_von between make_date(jahr + 1, 1, 1) and $2::date and datum_bis <= $3::date
      order by datum_von limit 1)
    from years where jahr is not null
  )
  select jahr from years where jahr is not null order by jahr desc`

const row = z.object({ jahr: z.int() })

/** Years of public events, newest first: those that begin within a `zeitraum` counted from today. */
export async function eventYears(
  payload: Payload,
  { zeitraum }: Pick<Params<'veranstaltungen'>, 'zeitraum'>,
  today: string,
): Promise<number[]> {
  const { from, to, before } = periodOf({ zeitraum }, today)
  const over = before === null ? 'infinity' : daysLater(before, -1)
  // What is over has begun before: said so that nobody looks for its year among what is to come.
  const last = to ?? (before === null ? '9999-12-31' : over)
  const bounds = [from ?? '0001-01-01', last, over]
  const rows = await select(payload, { name: 'event-years', text, row }, bounds)
  return rows.map(({ jahr }) => jahr)
}
