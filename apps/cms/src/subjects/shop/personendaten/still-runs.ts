import { sql } from '../../../platform/database/index.ts'

type Sql = ReturnType<typeof sql>

/** Tickets of an event that is still to come: whoever has them is told when it is cancelled. */
const hasTickets = (now: Sql) => sql`exists (select from veranstaltungen e
  where coalesce(e.datum_bis, e.datum_von) > ${now} - interval '1 day'
    and o.positionen @> jsonb_build_array(jsonb_build_object('eintritt', e.nummer::int)))`

/**
 * Orders (`o`) whose contact details are still needed: not finished for so many days, not yet dealt
 * with after a withdrawal, or with tickets for an event to come.
 */
export const stillRuns = (days: number, now: Sql = sql`now()`) =>
  sql`(o.stand in ('wartet', 'neu', 'bereit')
    or coalesce(o.erledigt_am, o.versandt_am, o.created_at) > ${now} - make_interval(days => ${days}::int)
    or exists (select from widerrufe w where w.bestellung_id = o.id and not coalesce(w.erledigt, false))
    or ${hasTickets(now)})`
