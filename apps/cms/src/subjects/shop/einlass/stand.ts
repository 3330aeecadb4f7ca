import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { position } from '../bestellung/order-row.ts'
import { schritt } from '../collections/bestellungen/zustand.ts'
import { eventsOfOrder, ticketsOf } from '../karten/index.ts'
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
        from bestellungen o
        where ${eventsOfOrder} @> ${JSON.stringify([veranstaltung])}::jsonb
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
