import { sprachen } from '@kurstadt/contract'
import { bestellStaende, lieferarten, steuer, zahlungsarten } from '@kurstadt/contract/shop'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { findetAndersStatt, letzterTag } from '../../veranstaltungen/index.ts'
import { rechnungsdaten } from '../belege/rechnungsdaten.ts'
import { position } from '../bestellung/order-row.ts'
import { lastNewsOf, schritt } from '../collections/bestellungen/zustand.ts'
import { geldOf, type Mengen, stueckeOf } from '../rechnen/index.ts'
import { isWithdrawable } from './ruecknahme.ts'
import type { Lage } from './schritte.ts'

const number = z.coerce.number<number | string>()

const found = z.object({
  id: z.string(),
  nummer: number,
  /** Who ordered; empty once it is no longer kept. */
  name: z.string(),
  stand: z.enum(bestellStaende),
  lieferung: z.enum(lieferarten).catch('versand'),
  zahlung: z.enum(zahlungsarten).catch('rechnung'),
  sprache: z.enum(sprachen).catch('de'),
  email: z.string().nullable(),
  schluessel: z.string().nullable(),
  positionen: z.array(position),
  versand_cent: number,
  summe_cent: number,
  erstattet_cent: number,
  steuern: z.array(steuer),
  bezahlt_am: z.string().nullable(),
  zahlbar_bis: z.string().nullable(),
  faellig: z.boolean(),
  verlauf: z.array(schritt),
  rechnung: rechnungsdaten.nullable(),
  /** What open declarations withdraw from, in words; an empty one means the whole order. */
  erklaerungen: z.array(z.string()),
  /** Events of its tickets, those in the bin too; what is deleted for good is not among them. */
  veranstaltungen: z.array(
    z.object({
      nummer: z.number(),
      status: z.string().nullable(),
      verschoben: z.boolean(),
      letzter_tag: z.string().nullable(),
    }),
  ),
})

/** Where the pieces of an order are, and how its money stands. */
type Bilanz = ReturnType<typeof stueckeOf> & ReturnType<typeof geldOf>

/** An order with how it stands. */
export type Vorgelegt = z.infer<typeof found> & {
  lage: Lage
  bilanz: Bilanz
  /** The last day on which all its open tickets let somebody in; null where no day ends it. */
  letzter_tag: string | null
}

/** A condition on `o`. */
type Condition = ReturnType<typeof sql>

const orderRows = (which: Condition) => sql`
  select o.id, o.nummer, concat_ws(' ', o.vorname, o.nachname) as name, o.stand, o.lieferung,
    o.zahlung, o.sprache, o.email, o.schluessel,
    o.positionen, o.summe_cent, coalesce(o.versand_cent, 0) as versand_cent,
    coalesce(o.erstattet_cent, 0) as erstattet_cent, coalesce(o.steuern, '[]') as steuern,
    to_json(o.bezahlt_am) #>> '{}' as bezahlt_am, to_json(o.zahlbar_bis) #>> '{}' as zahlbar_bis,
    coalesce(o.zahlbar_bis < now(), false) as faellig, coalesce(o.verlauf, '[]') as verlauf,
    r.daten as rechnung, coalesce((
      select jsonb_agg(coalesce(w.umfang, '') order by w.eingegangen_am) from widerrufe w
      where w.bestellung_id = o.id and not coalesce(w.erledigt, false)), '[]') as erklaerungen,
    coalesce((
      select jsonb_agg(jsonb_build_object('nummer', e.nummer, 'status', e.status,
        'verschoben', ${sql.raw(findetAndersStatt)},
        'letzter_tag', to_char((${sql.raw(letzterTag)}) at time zone 'UTC', 'YYYY-MM-DD')))
      from veranstaltungen e where e.nummer in (
        select (p ->> 'eintritt')::numeric from jsonb_array_elements(o.positionen) p)), '[]') as veranstaltungen
  from bestellungen o left join shop_belege r on r.bestellung = o.id and r.art = 'rechnung'
  where ${which}`

type Held = Pick<z.infer<typeof found>, 'veranstaltungen' | 'positionen' | 'verlauf'> & {
  bilanz: Pick<Bilanz, 'offen'>
}

/**
 * True for an event that is cancelled. Of one that is deleted for good nobody knows any more; whoever
 * was told of a cancellation was promised their money.
 */
function isCancelled({ veranstaltungen, verlauf }: Held, nummer: number): boolean {
  const event = veranstaltungen.find((one) => one.nummer === nummer)
  return event === undefined
    ? lastNewsOf(verlauf, nummer)?.was === 'absage'
    : event.status === 'abgesagt'
}

/** Pieces that are open of tickets whose event is cancelled, line by line. */
export function cancelledOf(order: Held): Mengen {
  return order.positionen.map(({ eintritt }, index) =>
    eintritt !== null && isCancelled(order, eintritt) ? (order.bilanz.offen[index] ?? 0) : 0,
  )
}

/**
 * Pieces that are open of tickets whose event takes place on another day, as far as their holder was
 * told so: whoever has bought them since knows the day.
 */
export function postponedOf({ bilanz, positionen, veranstaltungen, verlauf }: Held): Mengen {
  const isMoved = (eintritt: number) =>
    veranstaltungen.some(({ nummer, verschoben }) => nummer === eintritt && verschoben) &&
    lastNewsOf(verlauf, eintritt)?.was === 'verschoben'
  return positionen.map(({ eintritt }, index) =>
    eintritt !== null && isMoved(eintritt) ? (bilanz.offen[index] ?? 0) : 0,
  )
}

/** The last day on which all open tickets of an order let somebody in. */
function letzterTagOf({ bilanz, positionen, veranstaltungen }: Held): string | null {
  const held = new Set(
    positionen.flatMap(({ eintritt }, index) => ((bilanz.offen[index] ?? 0) > 0 ? eintritt : [])),
  )
  const days = veranstaltungen.flatMap(({ letzter_tag, nummer, status }) =>
    held.has(nummer) && status !== 'abgesagt' ? (letzter_tag ?? []) : [],
  )
  return days.toSorted()[0] ?? null
}

function orderOf(row: Record<string, unknown> | undefined): Vorgelegt | null {
  if (row === undefined) return null
  const order = found.parse(row)
  const bilanz = { ...stueckeOf(order), ...geldOf(order) }
  const { bezahlt_am, erklaerungen, faellig, lieferung, positionen, stand, zahlung } = order
  const lage = {
    stand,
    lieferung,
    zahlung,
    bezahlt: bezahlt_am !== null || order.summe_cent === 0,
    zu_erstatten: bilanz.zu_erstatten_cent > 0,
    faellig,
    erklaert: erklaerungen.length > 0,
    widerrufbar: positionen.some(
      (one, index) => isWithdrawable(one) && (bilanz.offen[index] ?? 0) > 0,
    ),
    abgesagt: cancelledOf({ ...order, bilanz }).some((menge) => menge > 0),
    verschoben: postponedOf({ ...order, bilanz }).some((menge) => menge > 0),
    unterwegs: bilanz.unterwegs.some((menge) => menge > 0),
  }
  return { ...order, bilanz, lage, letzter_tag: letzterTagOf({ ...order, bilanz }) }
}

/** Reads how an order stands; null for one that there is not. */
export async function readOrder(req: PayloadRequest, id: string): Promise<Vorgelegt | null> {
  const [row] = await inTransaction(req, orderRows(sql`o.id = ${id}`))
  return orderOf(row)
}

/** Reads how orders stand that a condition on `o` names, by their numbers. */
export async function readOrders(req: PayloadRequest, which: Condition): Promise<Vorgelegt[]> {
  const rows = await inTransaction(req, orderRows(sql`${which} order by o.nummer`))
  return rows.flatMap((row) => orderOf(row) ?? [])
}

/**
 * Reads an order and keeps it from everybody else until the transaction of the request ends: of two
 * who do the same at once, one does it. It is read once the lock is there, so that declarations and
 * papers are as new as the order itself. Null for one that there is not.
 */
export async function lockOrder(req: PayloadRequest, id: string): Promise<Vorgelegt | null> {
  await inTransaction(req, sql`select from bestellungen where id = ${id} for update`)
  return readOrder(req, id)
}
