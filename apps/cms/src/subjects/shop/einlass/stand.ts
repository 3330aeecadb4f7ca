import { bestellStaende } from '@kurstadt/contract/shop'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { position } from '../bestellung/order-row.ts'
import { schritt } from '../collections/bestellungen/zustand.ts'
import { eventsOfOrder, orderedTicketsOf } from '../karten/index.ts'
import type { Stand } from './befund.ts'

const number = z.coerce.number<number | string>()

const paid = z.object({
  stand: z.enum(bestellStaende),
  positionen: z.array(position),
  verlauf: z.array(schritt),
})

const counted = z.object({ eingelassen: number })

/** How many tickets for an event are good, and how many of all were let in. */
export async function readStand(req: PayloadRequest, veranstaltung: number): Promise<Stand> {
  const orders = await inTransaction(
    req,
    sql`select stand, positionen, coalesce(verlauf, '[]') as verlauf from bestellungen o
        where ${eventsOfOrder} @> ${JSON.stringify([veranstaltung])}::jsonb
          and bezahlt_am is not null and stand not in ('storniert', 'widerrufen')`,
  )
  const verkauft = orders
    .map((row) => paid.parse(row))
    .flatMap((order) =>
      orderedTicketsOf(order).filter(
        ({ zeile }) => order.positionen[zeile]?.eintritt === veranstaltung,
      ),
    ).length
  const [row] = await inTransaction(
    req,
    sql`select count(*) as eingelassen from shop_einlass where veranstaltung = ${veranstaltung}`,
  )
  return { verkauft, eingelassen: counted.parse(row).eingelassen }
}
