import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { position } from '../bestellung/order-row.ts'
import { schritt } from '../collections/bestellungen/zustand.ts'
import { ticketsOf } from '../karten/index.ts'
import type { Stand } from './befund.ts'

const number = z.coerce.number<number | string>()

const paid = z.object({
  bezahlt_am: z.string(),
  positionen: z.array(position),
  verlauf: z.array(schritt),
})

const counted = z.object({ eingelassen: number })

/** How many tickets for an event are good, and how many of all were let in. */
export async function readStand(req: PayloadRequest, veranstaltung: number): Promise<Stand> {
  const orders = await inTransaction(
    req,
    sql`select to_json(bezahlt_am) #>> '{}' as bezahlt_am, positionen,
          coalesce(verlauf, '[]') as verlauf
        from bestellungen
        where jsonb_path_query_array(positionen, '$[*].eintritt ? (@ != null)')
            @> ${JSON.stringify([veranstaltung])}::jsonb
          and bezahlt_am is not null and stand not in ('storniert', 'widerrufen')`,
  )
  const verkauft = orders
    .map((row) => paid.parse(row))
    .flatMap((order) =>
      ticketsOf({ ...order, stand: 'neu' }).filter(
        ({ zeile }) => order.positionen[zeile]?.eintritt === veranstaltung,
      ),
    ).length
  const [row] = await inTransaction(
    req,
    sql`select count(*) as eingelassen from shop_einlass where veranstaltung = ${veranstaltung}`,
  )
  return { verkauft, eingelassen: counted.parse(row).eingelassen }
}

const event = z.object({
  nummer: number,
  titel: z.string().nullable(),
  tag: z.string().nullable(),
  abgesagt: z.boolean(),
})

/** An event that tickets are sold for. */
export type Veranstaltung = z.infer<typeof event>

/** Days after which nobody stands at the door of an event any more. */
const doorDays = 7

/** Events that articles are tickets for, the next first; those that are long over are left out. */
export async function readEvents(req: PayloadRequest): Promise<Veranstaltung[]> {
  const rows = await inTransaction(
    req,
    sql`select e.nummer, l.titel, to_char(greatest(e.datum_von, e.neuer_termin_datum_von)
            at time zone 'UTC', 'YYYY-MM-DD') as tag, coalesce(e.status = 'abgesagt', false) as abgesagt
        from veranstaltungen e
        left join veranstaltungen_locales l on l._parent_id = e.id and l._locale = 'de'
        where e.deleted_at is null and e.nummer is not null
          and greatest(e.datum_bis, e.datum_von, e.neuer_termin_datum_von, e.neuer_termin_datum_bis)
            > now() - make_interval(days => ${doorDays}::int)
          and exists (select from shop_artikel a where a.veranstaltung_id = e.id and a.eintrittskarte)
        order by 3, e.nummer`,
  )
  return rows.map((row) => event.parse(row))
}
