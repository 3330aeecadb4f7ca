import { laender, lieferarten } from '@kurstadt/contract/shop'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { position } from '../bestellung/order-row.ts'
import { schritt } from '../collections/bestellungen/zustand.ts'

const text = z
  .string()
  .nullable()
  .transform((words) => words?.trim() || null)

const packOrder = z.object({
  id: z.string(),
  nummer: z.coerce.number<number | string>(),
  lieferung: z.enum(lieferarten).catch('versand'),
  vorname: text,
  nachname: text,
  strasse: text,
  plz: text,
  ort: text,
  land: z.enum(laender).catch('DE'),
  positionen: z.array(position),
  verlauf: z.array(schritt),
  notiz: text,
  /** True while somebody has declared a withdrawal that nobody has dealt with. */
  erklaert: z.boolean(),
})

/** An order as far as whoever packs it needs it. */
export type PackOrder = z.infer<typeof packOrder>

/** Orders that are to be packed: `neu` is what is paid, on invoice, or paid when it is fetched. */
export async function readPackOrders(req: PayloadRequest): Promise<PackOrder[]> {
  const rows = await inTransaction(
    req,
    sql`select o.id, o.nummer, o.lieferung, o.vorname, o.nachname, o.strasse, o.plz, o.ort, o.land,
          o.positionen, coalesce(o.verlauf, '[]') as verlauf, o.notiz,
          exists (select from widerrufe w
            where w.bestellung_id = o.id and not coalesce(w.erledigt, false)) as erklaert
        from bestellungen o where o.stand = 'neu'`,
  )
  return rows.map((row) => packOrder.parse(row))
}
