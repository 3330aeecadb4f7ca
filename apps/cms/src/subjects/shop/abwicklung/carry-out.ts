import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { writeAuditLog } from '../../../editing/protokoll/index.ts'
import { asSql, inTransaction, sql } from '../../../platform/database/index.ts'
import { dayAt } from '../../../platform/time/berlin.ts'
import { referenzOf } from '../bestellen/index.ts'
import { nachricht } from '../briefe/index.ts'
import type { Schritt } from '../collections/bestellungen/zustand.ts'
import { recentSettings } from '../einstellungen/index.ts'
import { zuruecklegen } from '../lager/index.ts'
import { lockOrder, type Vorgelegt } from './read-lage.ts'
import { type Akt, hasLeft, isAllowed, isPayment, standAfter } from './schritte.ts'

/** Whether pieces go back on sale with a step, and why. */
function returnOf(akt: Akt, order: Vorgelegt): 'storno' | 'ruecklauf' | null {
  if (akt === 'zurueck') return 'ruecklauf'
  const isOff = akt === 'storniert' || akt === 'verfallen' || akt === 'widerrufen'
  return isOff && !hasLeft(order) ? 'storno' : null
}

async function returnPieces(req: PayloadRequest, akt: Akt, order: Vorgelegt): Promise<void> {
  const grund = returnOf(akt, order)
  if (grund === null) return
  const wer = req.user?.name ?? 'System'
  await inTransaction(
    req,
    asSql(zuruecklegen(order.positionen, { bestellung: order.id, wer, grund })),
  )
}

/** The order as it is afterwards; who has its form open is told of the change. */
async function moveOn(
  req: PayloadRequest,
  akt: Akt,
  { order, now }: { order: Vorgelegt; now: Date },
): Promise<void> {
  const at = now.toISOString()
  const step: Schritt = { am: at, wer: req.user?.name ?? null, was: akt }
  const stand = standAfter(akt, order)
  const isPaid = isPayment(akt, order)
  const isSent = akt === 'versandt' || akt === 'bereit'
  const isDone =
    akt === 'abgeholt' || akt === 'storniert' || akt === 'verfallen' || akt === 'widerrufen'
  await inTransaction(
    req,
    sql`update bestellungen set updated_at = now(), stand = ${stand},
          verlauf = coalesce(verlauf, '[]') || ${JSON.stringify([step])}::jsonb,
          bezahlt_am = case when ${isPaid} then coalesce(bezahlt_am, ${at}) else bezahlt_am end,
          versandt_am = case when ${isSent} then ${at} else versandt_am end,
          erledigt_am = case when ${isDone} then ${at} else erledigt_am end,
          erstattet_cent = case when ${akt === 'erstattet'} then summe_cent else erstattet_cent end
        where id = ${order.id}`,
  )
}

/** Once a withdrawal is accepted, every declaration of it is dealt with. */
async function settleDeclarations(req: PayloadRequest, akt: Akt, id: string): Promise<void> {
  if (akt !== 'widerrufen') return
  await inTransaction(
    req,
    sql`update widerrufe set erledigt = true, updated_at = now()
        where bestellung_id = ${id} and not coalesce(erledigt, false)`,
  )
}

const numbered = z.object({ nummer: z.string() })

/** What takes back the invoice of an order that is off; its number, or null where none was billed. */
async function correctInvoice(
  req: PayloadRequest,
  akt: Akt,
  { order, now }: { order: Vorgelegt; now: Date },
): Promise<string | null> {
  const isOff = akt === 'storniert' || akt === 'verfallen' || akt === 'widerrufen'
  if (!isOff || order.rechnung === null) return null
  const jahr = dayAt(now).slice(0, 4)
  const [row] = await inTransaction(
    req,
    sql`with gezaehlt as (
          insert into shop_zaehler as z (name, letzte) values (${`rechnung ${jahr}`}, 1)
          on conflict (name) do update set letzte = z.letzte + 1 returning letzte
        )
        insert into shop_belege (art, nummer, bestellung, daten)
        select 'korrektur', 'RE-' || ${jahr}::text || '-' || lpad(letzte::text, 5, '0'),
          ${order.id}::uuid, ${JSON.stringify(order.rechnung)}::jsonb from gezaehlt
        returning nummer`,
  )
  return numbered.parse(row).nummer
}

/** Tells whoever ordered, where there is something to tell and somebody to tell it. */
async function notify(
  req: PayloadRequest,
  akt: Akt,
  { order, now, korrektur }: { order: Vorgelegt; now: Date; korrektur: string | null },
): Promise<void> {
  if (!order.email) return
  const { settings } = await recentSettings(req.payload, order.sprache)
  const letter = nachricht(akt, { order, settings, now, secret: req.payload.secret })
  if (letter === null) return
  const papers = JSON.stringify(korrektur === null ? [] : [korrektur])
  await inTransaction(
    req,
    sql`insert into mails (an, antwort_an, betreff, text, anlass, bestellung_id, anlagen, zustand,
          versuche, stoerungen, naechster_versuch)
        values (${order.email}, ${settings.verkaeufer.email}, ${letter.betreff}, ${letter.text},
          ${`bestellung:${order.id}:${akt}`}, ${order.id}, ${papers}::jsonb, 'wartet', 0, 0, now())
        on conflict (anlass) do nothing`,
  )
}

/**
 * Lets an order go a step, with everything that belongs to it: its pieces, its invoice, its history,
 * the letter to whoever ordered, and the line in the log. False when it may not, for instance because
 * somebody else was quicker; then nothing has happened. In the transaction of the request.
 */
export async function carryOut(req: PayloadRequest, id: string, akt: Akt): Promise<boolean> {
  const order = await lockOrder(req, id)
  if (order === null || !isAllowed(akt, order)) return false
  const now = new Date()
  await returnPieces(req, akt, order)
  const korrektur = await correctInvoice(req, akt, { order, now })
  await moveOn(req, akt, { order, now })
  await settleDeclarations(req, akt, id)
  await notify(req, akt, { order, now, korrektur })
  await writeAuditLog(req, {
    vorgang: 'geaendert',
    sammlung: 'bestellungen',
    eintrag: `Bestellung ${referenzOf(order.nummer)}`,
    dokument: id,
    felder: ['Stand'],
  })
  return true
}
