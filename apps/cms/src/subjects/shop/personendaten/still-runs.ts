import { sql } from '../../../platform/database/index.ts'
import { letzterTag } from '../../veranstaltungen/index.ts'

type Sql = ReturnType<typeof sql>

/** How long the new day of an event is waited for. */
const longestWait = '2 years'

/**
 * Tickets of an event that is still to come, or to be given a day: whoever has them is told when it
 * is cancelled, and when it takes place.
 */
const hasTickets = (now: Sql) => sql`exists (select from veranstaltungen e
  where coalesce(${sql.raw(letzterTag)} > ${now} - interval '1 day',
      coalesce(e.datum_bis, e.datum_von) > ${now} - ${longestWait}::interval)
    and o.positionen @> jsonb_build_array(jsonb_build_object('eintritt', e.nummer::int)))`

/** When the last paper of an order (`o`) was made: a return after New Year is kept as long as its own year wants. */
export const lastPaper = sql`greatest(o.created_at,
  (select max(b.am) from shop_belege b where b.bestellung = o.id))`

/**
 * Orders (`o`) whose contact details are still needed: not finished for so many days, not yet dealt
 * with after a withdrawal, or with tickets for an event to come.
 */
export const stillRuns = (days: number, now: Sql = sql`now()`) =>
  sql`(o.stand in ('wartet', 'neu', 'bereit')
    or coalesce(o.erledigt_am, o.versandt_am, o.created_at) > ${now} - make_interval(days => ${days}::int)
    or exists (select from widerrufe w where w.bestellung_id = o.id and not coalesce(w.erledigt, false))
    or ${hasTickets(now)})`
