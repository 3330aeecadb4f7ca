import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { cancelledOf, readOrders, type Vorgelegt } from '../abwicklung/read-lage.ts'
import { referenzOf } from '../bestellen/referenz.ts'
import { eventsOfOrder } from '../karten/index.ts'
import { goesBackOnline, readZahlungen } from '../online/index.ts'
import { countOf, gutschriftOf } from '../rechnen/index.ts'

/** An order with tickets of an event that is cancelled. */
export type Absage = {
  id: string
  referenz: string
  name: string
  /** Its tickets, each in words. */
  karten: string[]
  /** What goes back for them, in cents; nothing where nobody has paid. */
  cent: number
  bezahlt: boolean
  /** True where the money goes back by the provider that took it: nobody transfers anything. */
  ueberMollie: boolean
}

/** Orders with tickets of cancelled events. */
export type Absagen = {
  /** Tickets that nobody has taken back yet. */
  offen: Absage[]
  /** Taken back, and the money is still here. */
  zuErstatten: Absage[]
}

const named = z.object({
  nummer: z.coerce.number<number | string>(),
  titel: z.string().nullable(),
})

type Titles = ReadonlyMap<number, string>

/** What cancelled events are called in German. */
async function readTitles(req: PayloadRequest): Promise<Titles> {
  const rows = await inTransaction(
    req,
    sql`select e.nummer, l.titel from veranstaltungen e
        left join veranstaltungen_locales l on l._parent_id = e.id and l._locale = 'de'
        where e.status = 'abgesagt' and e.nummer is not null`,
  )
  return new Map(
    rows.map((row) => named.parse(row)).map(({ nummer, titel }) => [nummer, titel ?? '']),
  )
}

/** Tickets in words, by their event: `3 × Sommerkonzert`. */
function ticketsIn(order: Vorgelegt, mengen: readonly number[], titles: Titles): string[] {
  return order.positionen.flatMap(({ eintritt, groesse, titel }, index) => {
    const menge = mengen[index] ?? 0
    if (menge === 0) return []
    const name = (eintritt === null ? '' : titles.get(eintritt)) || titel
    return [`${menge} × ${[name, groesse].filter(Boolean).join(', ')}`]
  })
}

const factsOf = ({ id, lage, name, nummer }: Vorgelegt) => ({
  id,
  referenz: referenzOf(nummer),
  name,
  bezahlt: lage.bezahlt,
  ueberMollie: false,
})

function openOf(order: Vorgelegt, titles: Titles): Absage[] {
  const mengen = cancelledOf(order)
  if (!order.lage.abgesagt) return []
  const { cent } = gutschriftOf(order, mengen, order.bilanz.widerrufen)
  const karten = ticketsIn(order, mengen, titles)
  return [{ ...factsOf(order), karten, cent: order.lage.bezahlt ? cent : 0 }]
}

/** The tickets that were taken back of an order whose money is still here. */
function owedOf(order: Vorgelegt, titles: Titles): Absage[] {
  const { bilanz, positionen, verlauf } = order
  const isBack = verlauf.some(({ was }) => was === 'abgesagt')
  if (!isBack || bilanz.zu_erstatten_cent === 0) return []
  const back = positionen.map(({ eintritt }, index) =>
    eintritt === null ? 0 : (bilanz.widerrufen[index] ?? 0),
  )
  if (countOf(back) === 0) return []
  const karten = ticketsIn(order, back, titles)
  return [{ ...factsOf(order), karten, cent: bilanz.zu_erstatten_cent }]
}

/** Says of what has to go back by which way it goes. */
async function withWays(req: PayloadRequest, absagen: Absage[]): Promise<Absage[]> {
  const payments = await readZahlungen(req, ...absagen.map(({ id }) => id))
  return absagen.map((one) => {
    const own = payments.filter(({ bestellung }) => bestellung === one.id)
    return { ...one, ueberMollie: goesBackOnline(own) }
  })
}

/** Orders with tickets of events that are cancelled, by their numbers. */
export async function readAbsagen(req: PayloadRequest): Promise<Absagen> {
  // Whoever was told of a cancellation was promised their money, whatever became of the event.
  const which = sql`o.verlauf @> '[{"was": "abgesagt"}]' or (
    o.stand not in ('storniert', 'widerrufen') and (o.verlauf @> '[{"was": "absage"}]' or o.id in (
      select o.id from veranstaltungen e
      join bestellungen o on ${eventsOfOrder} @> to_jsonb(e.nummer::int)
      where e.status = 'abgesagt')))`
  const [orders, titles] = [await readOrders(req, which), await readTitles(req)]
  return {
    offen: orders.flatMap((order) => openOf(order, titles)),
    zuErstatten: await withWays(
      req,
      orders.flatMap((order) => owedOf(order, titles)),
    ),
  }
}
