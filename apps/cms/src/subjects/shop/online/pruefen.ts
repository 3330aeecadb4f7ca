import type { PayloadRequest } from 'payload'
import { oneTransaction, sql } from '../../../platform/database/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import { carryOut } from '../abwicklung/carry-out.ts'
import { lockOrder, type Vorgelegt } from '../abwicklung/read-lage.ts'
import { isOff } from '../collections/bestellungen/zustand.ts'
import { type Anbieter, AnbieterError, type Auskunft } from './anbieter.ts'
import { gewaehlterAnbieter } from './gewaehlt.ts'
import { type Geld, type Urteil, urteilOf } from './urteil.ts'
import { findZahlung, noteZahlung } from './zahlungen.ts'

/** How the money of an order stands. */
const geldOf = ({ bilanz, lage, stand }: Vorgelegt): Geld => ({
  bezahlt: lage.bezahlt,
  isOff: isOff(stand),
  gefordert_cent: bilanz.gefordert_cent,
  zu_erstatten_cent: bilanz.zu_erstatten_cent,
})

/** Lets payment and order follow once what the provider has said; null when nothing has changed. */
async function follow(req: PayloadRequest, id: string, seen: Auskunft): Promise<Urteil | null> {
  const begun = await findZahlung(req, id)
  // Whoever changes a payment has its order locked: it is read again once that is so.
  const order = begun === null ? null : await lockOrder(req, begun.bestellung)
  const known = await findZahlung(req, id)
  if (known === null || order === null) return null
  const urteil = urteilOf(known, seen, geldOf(order))
  const { akt, erstattet_cent, stand } = urteil
  if (akt === null && stand === known.stand && erstattet_cent === known.erstattet_cent) return null
  await noteZahlung(req, id, urteil)
  const refusal = akt === null ? null : await carryOut(req, order.id, akt)
  if (refusal !== null) throw new Error(`The order does not go the step ${akt}.`)
  return urteil
}

/**
 * Asks the provider of a payment, and lets its order follow, all of it or nothing: whoever has said
 * that something happened is not believed. Throws `AnbieterError` when nobody answers.
 */
async function ask(tools: JobTools, anbieter: Anbieter, id: string): Promise<void> {
  const seen = await anbieter.fragen(id)
  // Paid and given back since may come in one answer: the second look follows from the first.
  for (let looks = 0; looks < 2; looks += 1) {
    const urteil = await oneTransaction(tools.payload, (req) => follow(req, id, seen))
    if (urteil === null) return
    tools.log.info({ zahlung: id, stand: urteil.stand, akt: urteil.akt }, 'a payment has changed')
    if (urteil.stand === 'ungeklaert')
      tools.log.error({ zahlung: id }, 'what the provider says of a payment does not fit')
  }
}

/** Looks at a payment that somebody says something of; a provider that is away is asked again. */
export async function pruefeZahlung({ id }: { id: string }, tools: JobTools): Promise<void> {
  const anbieter = gewaehlterAnbieter()
  if (anbieter !== null) await ask(tools, anbieter, id)
}

/** Payments that may still come, though nobody has said anything of them. */
async function findOpen({ now, payload }: JobTools) {
  const { rows } = await payload.db.drizzle.execute(
    sql`select id, bestellung from shop_zahlungen
        where stand in ('offen', 'ungeklaert')
          and am between ${now().toISOString()}::timestamptz - interval '40 days'
            and ${now().toISOString()}::timestamptz - interval '1 minute'
        order by am limit 500`,
  )
  return rows.map(({ bestellung, id }) => ({ id: String(id), bestellung: String(bestellung) }))
}

/**
 * Asks for all payments that are open: messages get lost. Answers the orders of which nobody knows
 * whether they are paid, because the provider does not answer.
 */
export async function pruefeOffene(tools: JobTools): Promise<ReadonlySet<string>> {
  const unknown = new Set<string>()
  const anbieter = gewaehlterAnbieter()
  if (anbieter === null) return unknown
  const open = await findOpen(tools)
  for (const [index, { id }] of open.entries()) {
    try {
      await ask(tools, anbieter, id)
    } catch (error) {
      tools.log.warn({ err: error, zahlung: id }, 'a payment cannot be looked at')
      if (!(error instanceof AnbieterError && error.stoerung === 'weg')) continue
      // Whoever is away is not asked for each of them.
      for (const rest of open.slice(index)) unknown.add(rest.bestellung)
      break
    }
  }
  return unknown
}
