import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { writeAuditLog } from '../../../editing/protokoll/index.ts'
import { asSql, inTransaction, sql } from '../../../platform/database/index.ts'
import { dayAt } from '../../../platform/time/berlin.ts'
import type { Rechnungsdaten } from '../belege/rechnungsdaten.ts'
import { referenzOf } from '../bestellen/index.ts'
import { nachricht } from '../briefe/index.ts'
import {
  extendedUntil,
  isOff,
  readyState,
  type Schritt,
} from '../collections/bestellungen/zustand.ts'
import { recentSettings, type ShopSettings } from '../einstellungen/index.ts'
import { zuruecklegen } from '../lager/index.ts'
import type { Gutschrift, Mengen } from '../rechnen/index.ts'
import { lockOrder, postponedOf, type Vorgelegt } from './read-lage.ts'
import { refusalOf, seenOf, ticketRefusalOf, type Wahl } from './ruecknahme.ts'
import { type Akt, isAllowed, isChosen, isPayment, isRefund, standAfter } from './schritte.ts'
import { type Vorgang, vorgangOf } from './vorgang.ts'

/** The lines of an order with other quantities; those of which there is none are left out. */
function linesOf<Line extends { menge: number }>(lines: readonly Line[], mengen: Mengen): Line[] {
  return lines.flatMap((line, index) => {
    const menge = mengen[index] ?? 0
    return menge > 0 ? [{ ...line, menge }] : []
  })
}

async function returnPieces(req: PayloadRequest, { order, ware }: Vorgang): Promise<void> {
  if (ware === null) return
  const wer = req.user?.name ?? 'System'
  const stuecke = linesOf(order.positionen, ware.mengen)
  const why = { bestellung: order.id, wer, grund: ware.grund }
  await inTransaction(req, asSql(zuruecklegen(stuecke, why)))
}

/** The line of the history; of a part it says what was taken back, so that the rest is known. */
function stepOf(req: PayloadRequest, { gutschrift, isPart, now, was }: Vorgang): Schritt {
  const step = { am: now.toISOString(), wer: req.user?.name ?? null, was }
  if (!isPart || gutschrift === null) return step
  return { ...step, mengen: [...gutschrift.mengen], cent: gutschrift.cent }
}

/** The state afterwards; of what is left nothing is packed once it comes by mail. */
function standOf({ akt, isPart, isSettled, lieferung, order: { stand } }: Vorgang) {
  if (!isPart) return standAfter(akt, { lieferung, stand })
  if (isSettled) return standAfter('bezahlt', { lieferung, stand })
  return stand === 'neu' ? readyState(lieferung) : stand
}

/** Until when the rest is to be paid, once there is another sum to pay. */
function deadlineOf({ isPart, now, order }: Vorgang, { tage }: ShopSettings): string | null {
  const isAsked = isPart && order.bezahlt_am === null
  return isAsked ? extendedUntil(order, now, tage) : order.zahlbar_bis
}

/** The order as it is afterwards; who has its form open is told of the change. */
async function moveOn(req: PayloadRequest, vorgang: Vorgang, settings: ShopSettings) {
  const { akt, isPart, isSettled, now, order } = vorgang
  const at = now.toISOString()
  const isPaid = isSettled || isPayment(akt, order)
  const stand = standOf(vorgang)
  const isSent = akt === 'bereit' || (stand === 'versandt' && order.stand !== 'versandt')
  const isOver = isOff(stand) && !isOff(order.stand)
  const isDone = !isPart && (akt === 'abgeholt' || isOver)
  const refunded = isRefund(akt) ? order.bilanz.zu_erstatten_cent : 0
  await inTransaction(
    req,
    sql`update bestellungen set updated_at = now(), stand = ${stand},
          verlauf = coalesce(verlauf, '[]') || ${JSON.stringify([stepOf(req, vorgang)])}::jsonb,
          zahlbar_bis = ${deadlineOf(vorgang, settings)},
          bezahlt_am = case when ${isPaid} then coalesce(bezahlt_am, ${at}) else bezahlt_am end,
          versandt_am = case when ${isSent} then ${at} else versandt_am end,
          erledigt_am = case when ${isDone} then ${at} else erledigt_am end,
          erstattet_cent = coalesce(erstattet_cent, 0) + ${refunded}
        where id = ${order.id}`,
  )
}

/** Once a withdrawal is accepted, every declaration of it is dealt with. */
async function settleDeclarations(req: PayloadRequest, { akt, order }: Vorgang): Promise<void> {
  if (akt !== 'widerrufen') return
  await inTransaction(
    req,
    sql`update widerrufe set erledigt = true, updated_at = now()
        where bestellung_id = ${order.id} and not coalesce(erledigt, false)`,
  )
}

/** What stands on a credit note: of the invoice that it corrects, only what goes back. */
function creditData(rechnung: Rechnungsdaten, gutschrift: Gutschrift): Rechnungsdaten {
  const { cent, mengen, steuern, versand_cent } = gutschrift
  const positionen = linesOf(rechnung.positionen, mengen)
  return { ...rechnung, positionen, versand_cent, summe_cent: cent, steuern }
}

const numbered = z.object({ nummer: z.string() })

/** What takes back the invoice, or a part of it; its number, or null where none was billed. */
async function correctInvoice(req: PayloadRequest, vorgang: Vorgang): Promise<string | null> {
  const { gutschrift, now, order } = vorgang
  if (gutschrift === null || order.rechnung === null) return null
  const jahr = dayAt(now).slice(0, 4)
  const daten = creditData(order.rechnung, gutschrift)
  const [row] = await inTransaction(
    req,
    sql`with gezaehlt as (
          insert into shop_zaehler as z (name, letzte) values (${`rechnung ${jahr}`}, 1)
          on conflict (name) do update set letzte = z.letzte + 1 returning letzte
        )
        insert into shop_belege (art, nummer, bestellung, daten)
        select 'korrektur', 'RE-' || ${jahr}::text || '-' || lpad(letzte::text, 5, '0'),
          ${order.id}::uuid, ${JSON.stringify(daten)}::jsonb from gezaehlt
        returning nummer`,
  )
  return numbered.parse(row).nummer
}

/** Names a letter: what may happen to an order more than once is told each time. */
function occasionOf({ order, was }: Vorgang): string {
  const before = order.verlauf.filter((step) => step.was === was).length
  return `bestellung:${order.id}:${was}${before === 0 ? '' : `:${before + 1}`}`
}

/** Tells whoever ordered, where there is something to tell and somebody to tell it. */
async function notify(
  req: PayloadRequest,
  vorgang: Vorgang,
  { korrektur, settings }: { korrektur: string | null; settings: ShopSettings },
): Promise<void> {
  const { bringtKarten, gutschrift, now, order, was } = vorgang
  if (!order.email) return
  const cent = gutschrift?.cent ?? order.bilanz.zu_erstatten_cent
  const told = {
    ...order,
    bezahlt: order.lage.bezahlt,
    cent,
    offen_cent: order.bilanz.offen_cent - cent,
    zahlbar_bis: deadlineOf(vorgang, settings),
    karten: bringtKarten,
    zurueck: linesOf(order.positionen, gutschrift?.mengen ?? []),
  }
  const letter = nachricht(was, { order: told, settings, now, secret: req.payload.secret })
  if (letter === null) return
  const papers = [...(korrektur === null ? [] : [korrektur]), ...(bringtKarten ? ['karten'] : [])]
  await inTransaction(
    req,
    sql`insert into mails (an, antwort_an, betreff, text, anlass, bestellung_id, anlagen, zustand,
          versuche, stoerungen, naechster_versuch)
        values (${order.email}, ${settings.verkaeufer.email}, ${letter.betreff}, ${letter.text},
          ${occasionOf(vorgang)}, ${order.id}, ${JSON.stringify(papers)}::jsonb, 'wartet', 0, 0, now())
        on conflict (anlass) do nothing`,
  )
}

/** Why a step was not taken, in words for the office. */
export type Abgelehnt = { status: 400 | 409; message: string }

const notNow: Abgelehnt = {
  status: 409,
  message:
    'Das geht bei dieser Bestellung nicht mehr: Inzwischen ist etwas anderes mit ihr geschehen. Bitte laden Sie die Seite neu.',
}

/** Why what somebody chose to take back is not; null where it is, or nothing is chosen. */
function choiceRefusalOf(akt: Akt, order: Vorgelegt, wahl: Wahl): Abgelehnt | null {
  if (!isChosen(akt)) return null
  if (wahl.gesehen !== seenOf(order)) return notNow
  const message =
    akt === 'widerrufen' ? refusalOf(order, wahl) : ticketRefusalOf(order, postponedOf(order), wahl)
  return message === null ? null : { status: 400, message }
}

/**
 * Lets an order go a step, with everything that belongs to it: its pieces, its invoice, its history,
 * the letter to whoever ordered, and the line in the log. Null when it is done; else why it is not,
 * for instance because somebody else was quicker, and nothing has happened. A withdrawal is accepted,
 * and tickets for another day are taken back, for the pieces of `wahl`, of the order as whoever chose
 * them saw it. In the transaction of the request.
 */
export async function carryOut(
  req: PayloadRequest,
  id: string,
  akt: Akt,
  wahl: Wahl = { gesehen: '', mengen: [] },
): Promise<Abgelehnt | null> {
  const order = await lockOrder(req, id)
  if (order === null || !isAllowed(akt, order.lage)) return notNow
  const refused = choiceRefusalOf(akt, order, wahl)
  if (refused !== null) return refused
  const { settings } = await recentSettings(req.payload, order.sprache)
  const vorgang = vorgangOf(akt, order, wahl.mengen, new Date())
  await returnPieces(req, vorgang)
  const korrektur = await correctInvoice(req, vorgang)
  await moveOn(req, vorgang, settings)
  await settleDeclarations(req, vorgang)
  await notify(req, vorgang, { korrektur, settings })
  await writeAuditLog(req, {
    vorgang: 'geaendert',
    sammlung: 'bestellungen',
    eintrag: `Bestellung ${referenzOf(order.nummer)}`,
    dokument: id,
    felder: [vorgang.isPart ? 'Zurückgenommene Stücke' : 'Stand'],
  })
  return null
}
