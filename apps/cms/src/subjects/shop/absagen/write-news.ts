import type { PayloadRequest } from 'payload'
import { inTransaction, oneTransaction, sql } from '../../../platform/database/index.ts'
import type { JobTools } from '../../../platform/queue/tools.ts'
import type { Vorgelegt } from '../abwicklung/read-lage.ts'
import { extendedUntil, type Schritt } from '../collections/bestellungen/zustand.ts'
import type { ShopSettings } from '../einstellungen/index.ts'

/**
 * Notes it in the history of the order: mails are forgotten sooner, and nobody is told twice. Whoever
 * hears that their unpaid tickets are good after all has time to pay them.
 */
async function note(
  req: PayloadRequest,
  order: Vorgelegt,
  step: News['step'],
  { tage }: ShopSettings,
): Promise<void> {
  const isAsked = step.was === 'doch' && order.bezahlt_am === null
  const until = isAsked ? extendedUntil(order, new Date(step.am), tage) : order.zahlbar_bis
  await inTransaction(
    req,
    sql`update bestellungen set updated_at = now(), zahlbar_bis = ${until},
          verlauf = coalesce(verlauf, '[]') || ${JSON.stringify([{ ...step, wer: null }])}::jsonb
        where id = ${order.id}`,
  )
}

/** News of an event: the letter, and what the history says of it. */
type News = {
  letter: { betreff: string; text: string }
  step: Omit<Schritt, 'wer'> & { eintritt: number }
}

/** Mails news of an event to whoever holds tickets for it, and notes that. */
export async function writeNews(
  req: PayloadRequest,
  order: Vorgelegt & { email: string },
  { letter, step }: News,
  settings: ShopSettings,
): Promise<void> {
  const { eintritt, was } = step
  const before = order.verlauf.filter((one) => one.was === was && one.eintritt === eintritt)
  const anlass = `bestellung:${order.id}:${was}:${eintritt}:${before.length + 1}`
  await inTransaction(
    req,
    sql`insert into mails (an, antwort_an, betreff, text, anlass, bestellung_id, anlagen, zustand,
          versuche, stoerungen, naechster_versuch)
        values (${order.email}, ${settings.verkaeufer.email}, ${letter.betreff}, ${letter.text},
          ${anlass}, ${order.id}, '[]'::jsonb, 'wartet', 0, 0, now())
        on conflict (anlass) do nothing`,
  )
  await note(req, order, step, settings)
}

/**
 * Writes to the holders of tickets that something is due to, each in a transaction of its own. One that
 * cannot be written to keeps no other from it.
 */
export async function notifyEach<Due extends { id: string; nummer: number }>(
  { log, now, payload }: JobTools,
  all: readonly Due[],
  notify: (req: PayloadRequest, due: Due, now: Date) => Promise<boolean>,
): Promise<void> {
  for (const due of all) {
    const { id, nummer } = due
    try {
      if (await oneTransaction(payload, (req) => notify(req, due, now())))
        log.info({ id, nummer }, 'holder of tickets was notified of their event')
    } catch (error) {
      log.error({ err: error, id, nummer }, 'holder of tickets cannot be notified of their event')
    }
  }
}

/** True for an order that still has tickets for an event. */
export const holdsTickets = ({ bilanz, positionen }: Vorgelegt, nummer: number): boolean =>
  positionen.some(({ eintritt }, index) => eintritt === nummer && (bilanz.offen[index] ?? 0) > 0)
