import { sprachen } from '@kurstadt/contract'
import { bestellStaende, lieferarten, zahlungsarten } from '@kurstadt/contract/shop'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { rechnungsdaten } from '../belege/rechnungsdaten.ts'
import { type SchrittArt, schritte } from '../collections/bestellungen/zustand.ts'
import type { Lage } from './schritte.ts'

const isStep = (value: unknown): value is SchrittArt =>
  typeof value === 'string' && Object.hasOwn(schritte, value)

const number = z.coerce.number<number | string>()

const found = z.object({
  id: z.string(),
  nummer: number,
  stand: z.enum(bestellStaende),
  lieferung: z.enum(lieferarten).catch('versand'),
  zahlung: z.enum(zahlungsarten).catch('rechnung'),
  sprache: z.enum(sprachen).catch('de'),
  email: z.string().nullable(),
  schluessel: z.string().nullable(),
  positionen: z.array(z.object({ artikel: z.string(), titel: z.string(), menge: z.number() })),
  summe_cent: number,
  bezahlt: z.boolean(),
  erstattet: z.boolean(),
  faellig: z.boolean(),
  verlauf: z.array(
    z.object({ am: z.string(), wer: z.string().nullable(), was: z.custom<SchrittArt>(isStep) }),
  ),
  rechnung: rechnungsdaten.nullable(),
})

/** An order with how it stands. */
export type Vorgelegt = z.infer<typeof found> & Lage

const orderRow = (id: string) => sql`
  select o.id, o.nummer, o.stand, o.lieferung, o.zahlung, o.sprache, o.email, o.schluessel,
    o.positionen, o.summe_cent, o.bezahlt_am is not null or o.summe_cent = 0 as bezahlt,
    coalesce(o.erstattet_cent, 0) >= o.summe_cent as erstattet,
    coalesce(o.zahlbar_bis < now(), false) as faellig, coalesce(o.verlauf, '[]') as verlauf,
    r.daten as rechnung
  from bestellungen o left join shop_belege r on r.bestellung = o.id and r.art = 'rechnung'
  where o.id = ${id}`

function orderOf(row: Record<string, unknown> | undefined): Vorgelegt | null {
  if (row === undefined) return null
  const order = found.parse(row)
  return { ...order, getan: new Set(order.verlauf.map(({ was }) => was)) }
}

/** Reads how an order stands; null for one that there is not. */
export async function readOrder(req: PayloadRequest, id: string): Promise<Vorgelegt | null> {
  const [row] = await inTransaction(req, orderRow(id))
  return orderOf(row)
}

/**
 * Reads an order and keeps it from everybody else until the transaction of the request ends: of two
 * who do the same at once, one does it. Null for one that there is not.
 */
export async function lockOrder(req: PayloadRequest, id: string): Promise<Vorgelegt | null> {
  const [row] = await inTransaction(req, sql`${orderRow(id)} for update of o`)
  return orderOf(row)
}
