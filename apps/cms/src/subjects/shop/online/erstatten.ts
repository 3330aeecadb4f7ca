import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Abgelehnt } from '../abwicklung/carry-out.ts'
import { lockOrder } from '../abwicklung/read-lage.ts'
import { referenzOf } from '../bestellen/referenz.ts'
import { betrag } from '../worte/index.ts'
import { type Anbieter, AnbieterError, type Stoerung } from './anbieter.ts'
import { gewaehlterAnbieter } from './gewaehlt.ts'
import { isAbout, leftOf, type Zahlung } from './urteil.ts'
import { noteZahlung, readZahlungen } from './zahlungen.ts'

const why: Readonly<Record<Stoerung, string>> = {
  weg: 'Mollie antwortet gerade nicht. Es ist nichts erstattet; bitte versuchen Sie es in einigen Minuten noch einmal.',
  abgelehnt:
    'Mollie hat die Erstattung abgelehnt. Es ist nichts erstattet. Bleibt es dabei, überweisen Sie den Betrag bitte selbst und wählen dann „Geld selbst überwiesen“.',
  unlesbar:
    'Was Mollie zu dieser Zahlung sagt, passt nicht zu unseren Angaben. Es ist nichts erstattet; bitte sehen Sie bei Mollie nach.',
}

const refused = (message: string): Abgelehnt => ({ status: 409, message })

/**
 * True where the step that gives money back makes the provider of these payments do so; where it is
 * not, the step only notes what was made at the bank.
 */
export const goesBackOnline = (payments: readonly Zahlung[]): boolean =>
  gewaehlterAnbieter() !== null && payments.some((one) => leftOf(one) > 0)

type Refund = { payment: Zahlung; cent: number; zweck: string }

/** Gives money back, unless it went back already and nobody could note it. */
async function giveBack(anbieter: Anbieter, { cent, payment, zweck }: Refund): Promise<void> {
  const { erstattet_cent, id } = payment
  const seen = await anbieter.fragen(id)
  if (!isAbout(payment, seen)) throw new AnbieterError('unlesbar', 'It is another payment.')
  if (seen.erstattet_cent - erstattet_cent >= cent) return
  const words = [id, erstattet_cent, cent].join(' ')
  const schluessel = createHash('sha256').update(words).digest('base64url')
  await anbieter.erstatten({ id, cent, zweck, schluessel })
}

/**
 * Gives back online what was paid online, before the step that notes it; null when that is done, or
 * where there is nothing to give back this way: then the office has made it at the bank. The order
 * stays locked until then, so that two who press at once give it back once. In the transaction of the
 * request.
 */
export async function refundOnline(req: PayloadRequest, id: string): Promise<Abgelehnt | null> {
  const anbieter = gewaehlterAnbieter()
  if (anbieter === null) return null
  const order = await lockOrder(req, id)
  const cent = order?.bilanz.zu_erstatten_cent ?? 0
  if (order === null || cent === 0) return null
  const payments = await readZahlungen(req, id)
  const payment = payments.find((one) => leftOf(one) > 0)
  if (payment === undefined) return null
  if (leftOf(payment) < cent)
    return refused(
      `Über Mollie lassen sich nur noch ${betrag(leftOf(payment), 'de')} erstatten. Bitte klären Sie das im Konto bei Mollie, oder überweisen Sie den Betrag selbst und wählen dann „Geld selbst überwiesen“.`,
    )
  try {
    await giveBack(anbieter, { payment, cent, zweck: referenzOf(order.nummer) })
  } catch (error) {
    if (!(error instanceof AnbieterError)) throw error
    req.payload.logger.warn({ err: error, zahlung: payment.id }, 'a payment cannot be given back')
    return refused(why[error.stoerung])
  }
  const erstattet_cent = payment.erstattet_cent + cent
  await noteZahlung(req, payment.id, { stand: payment.stand, erstattet_cent })
  return null
}
