import { bestellStaende } from '@kurstadt/contract/shop'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { referenzOf } from '../bestellen/referenz.ts'
import { position } from '../bestellung/order-row.ts'
import { schritt } from '../collections/bestellungen/zustand.ts'
import { type Gelesen, isSigned, orderedTicketsOf, readCode } from '../karten/index.ts'
import type { Befund } from './befund.ts'

const number = z.coerce.number<number | string>()

const order = z.object({
  id: z.string(),
  nummer: number,
  stand: z.enum(bestellStaende),
  vorname: z.string().nullable(),
  nachname: z.string().nullable(),
  bezahlt_am: z.string().nullable(),
  positionen: z.array(position),
  verlauf: z.array(schritt),
})

type Order = z.output<typeof order>

/**
 * The order that a code names, kept from everybody else until the transaction ends: whoever is let in
 * was let in before its tickets were taken back, or not at all.
 */
async function lockOrder(req: PayloadRequest, nummer: number): Promise<Order | null> {
  const [row] = await inTransaction(
    req,
    sql`select id, nummer, stand, vorname, nachname, to_json(bezahlt_am) #>> '{}' as bezahlt_am,
          positionen, coalesce(verlauf, '[]') as verlauf
        from bestellungen where nummer = ${nummer} for update`,
  )
  return row === undefined ? null : order.parse(row)
}

const entry = z.object({ am: z.string(), wer: z.string() })

/** Lets a ticket in; of one that is in already, when and by whom. */
async function letIn(
  req: PayloadRequest,
  { id }: Order,
  { stueck, zeile }: Gelesen,
  veranstaltung: number,
): Promise<z.infer<typeof entry> | null> {
  const wer = req.user?.name ?? 'System'
  const rows = await inTransaction(
    req,
    sql`insert into shop_einlass (bestellung, zeile, stueck, veranstaltung, wer)
        values (${id}, ${zeile}, ${stueck}, ${veranstaltung}, ${wer})
        on conflict do nothing returning 1`,
  )
  if (rows.length > 0) return null
  const [before] = await inTransaction(
    req,
    sql`select to_json(am) #>> '{}' as am, wer from shop_einlass
        where bestellung = ${id} and zeile = ${zeile} and stueck = ${stueck}`,
  )
  return entry.parse(before)
}

const named = z.object({ titel: z.string().nullable() })

/** What an event is called in German; what was bought, where it is there no more. */
async function titleOf(req: PayloadRequest, nummer: number, otherwise: string): Promise<string> {
  const [row] = await inTransaction(
    req,
    sql`select l.titel from veranstaltungen e
        join veranstaltungen_locales l on l._parent_id = e.id and l._locale = 'de'
        where e.nummer = ${nummer}`,
  )
  return (row === undefined ? null : named.parse(row).titel) ?? otherwise
}

/** Why a ticket that this shop has made is none now; null for one that is good. */
function refusalOf(found: Order, { stueck, zeile }: Gelesen): 'storniert' | 'unbezahlt' | null {
  const isOrdered = orderedTicketsOf(found).some(
    (ticket) => ticket.zeile === zeile && ticket.stueck === stueck,
  )
  if (!isOrdered) return 'storniert'
  return found.bezahlt_am === null ? 'unbezahlt' : null
}

/**
 * Looks at a code at the door of an event, and lets in whoever brings a ticket that is good: once, of
 * however many who bring the same. In the transaction of the request.
 */
export async function pruefe(
  req: PayloadRequest,
  typed: string,
  veranstaltung: number,
): Promise<Befund> {
  const gelesen = readCode(typed)
  const found = gelesen === null ? null : await lockOrder(req, gelesen.nummer)
  if (gelesen === null || found === null || !isSigned(gelesen, found.id, req.payload.secret))
    return { art: 'unbekannt' }
  const line = found.positionen[gelesen.zeile]
  const eintritt = line?.eintritt ?? null
  if (line === undefined || eintritt === null) return { art: 'unbekannt' }
  const karte = {
    referenz: referenzOf(found.nummer),
    name: [found.vorname, found.nachname].filter(Boolean).join(' '),
    was: [line.titel, line.groesse].filter(Boolean).join(', '),
  }
  const refusal = refusalOf(found, gelesen)
  if (refusal !== null) return { art: refusal, karte }
  if (eintritt !== veranstaltung)
    return { art: 'andere', karte, titel: await titleOf(req, eintritt, line.titel) }
  const before = await letIn(req, found, gelesen, veranstaltung)
  return before === null ? { art: 'gueltig', karte } : { art: 'schon', karte, ...before }
}
