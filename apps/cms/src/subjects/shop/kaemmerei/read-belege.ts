import { steuer, zahlungsarten } from '@kurstadt/contract/shop'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { schritt } from '../collections/bestellungen/zustand.ts'
import type { Zeitraum } from './zeitraum.ts'

const beleg = z.object({
  art: z.enum(['rechnung', 'korrektur']),
  nummer: z.string(),
  am: z.string(),
  steuern: z.array(steuer),
  zahlung: z.enum(zahlungsarten).catch('rechnung'),
  /** Who is billed; an invoice for a small amount may leave it out. */
  name: z.string(),
  bestellnummer: z.coerce.number<number | string>(),
  bezahlt_am: z.string().nullable(),
  verlauf: z.array(schritt),
  /** Credit notes of the same order that were made before. */
  vorher: z.number(),
})

/** An invoice or a credit note, as far as the books need it. */
export type Beleg = z.infer<typeof beleg>

/** Papers of one table: more than the shop makes in a year. */
export const mostBelege = 10_000

/** By the order of their numbers: the moment a paper was begun says nothing of who came first. */
const inOrder = (table: 'b' | 'k') =>
  sql.raw(`left(${table}.nummer, 7), length(${table}.nummer), ${table}.nummer`)

/** Days are the town's, so the hour before midnight belongs to the day that the paper names. */
const made = ({ von, bis }: Zeitraum) => sql`
  b.am >= (${von}::date)::timestamp at time zone 'Europe/Berlin'
  and b.am < (${bis}::date + 1)::timestamp at time zone 'Europe/Berlin'`

/**
 * Invoices and credit notes of a period in the order of their numbers; null where they are more than
 * one table holds.
 */
export async function readBelege(req: PayloadRequest, zeitraum: Zeitraum): Promise<Beleg[] | null> {
  const rows = await inTransaction(
    req,
    sql`select b.art, b.nummer, to_json(b.am) #>> '{}' as am, b.daten -> 'steuern' as steuern,
          b.daten ->> 'zahlung' as zahlung, o.nummer as bestellnummer,
          coalesce(b.daten #>> '{empfaenger,0}', concat_ws(' ', o.vorname, o.nachname)) as name,
          to_json(o.bezahlt_am) #>> '{}' as bezahlt_am, coalesce(o.verlauf, '[]') as verlauf,
          (select count(*)::int from shop_belege k
            where k.bestellung = o.id and k.art = 'korrektur'
              and (${inOrder('k')}) < (${inOrder('b')})) as vorher
        from shop_belege b join bestellungen o on o.id = b.bestellung
        where ${made(zeitraum)} order by ${inOrder('b')} limit ${mostBelege + 1}`,
  )
  return rows.length > mostBelege ? null : rows.map((row) => beleg.parse(row))
}
