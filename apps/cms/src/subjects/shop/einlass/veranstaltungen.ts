import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { neuerTag } from '../../veranstaltungen/index.ts'
import { eventsOfOrder } from '../karten/index.ts'

const event = z.object({
  nummer: z.coerce.number<number | string>(),
  titel: z.string().nullable(),
  /** Its first and its last day. */
  tag: z.string().nullable(),
  bis: z.string().nullable(),
  abgesagt: z.boolean(),
})

/** An event that somebody may come to with a ticket. */
export type Veranstaltung = z.infer<typeof event>

/** Days after which nobody stands at the door of an event any more. */
const doorDays = 7

/**
 * Events that articles are tickets for, or that somebody has tickets for whatever has become of their
 * article, the next first; those that are long over are left out.
 */
export async function readEvents(req: PayloadRequest): Promise<Veranstaltung[]> {
  const rows = await inTransaction(
    req,
    sql`with stattfindend as (
          select e.id, e.nummer, e.status, e.deleted_at, coalesce(neu, e.datum_von) as von,
            case when neu is null then e.datum_bis else e.neuer_termin_datum_bis end as bis
          from veranstaltungen e, lateral (select ${sql.raw(neuerTag)} as neu) v
          where e.nummer is not null
        )
        select e.nummer, l.titel, to_char(e.von at time zone 'UTC', 'YYYY-MM-DD') as tag,
          to_char(greatest(e.von, e.bis) at time zone 'UTC', 'YYYY-MM-DD') as bis,
          coalesce(e.status = 'abgesagt', false) as abgesagt
        from stattfindend e
        left join veranstaltungen_locales l on l._parent_id = e.id and l._locale = 'de'
        where greatest(e.von, e.bis) > now() - make_interval(days => ${doorDays}::int) and (
          (e.deleted_at is null and exists (
            select from shop_artikel a where a.veranstaltung_id = e.id and a.eintrittskarte))
          or exists (select from bestellungen o where ${eventsOfOrder} @> to_jsonb(e.nummer::int)))
        order by 3, e.nummer`,
  )
  return rows.map((row) => event.parse(row))
}
