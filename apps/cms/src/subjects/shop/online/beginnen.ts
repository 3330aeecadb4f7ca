import { createHash } from 'node:crypto'
import { shopPfade, type ZahlungAntwort, zahlungMeldePfad } from '@kurstadt/contract/shop'
import { env } from '../../../env.ts'
import { ApiError } from '../../../wire/errors.ts'
import { referenzOf } from '../bestellen/referenz.ts'
import type { OrderRecord } from '../bestellung/order-row.ts'
import { payableOnline } from '../bestellung/payable.ts'
import { findOrder } from '../bestellung/read-order.ts'
import type { Intake } from '../warenkorb/index.ts'
import { type Anbieter, AnbieterError, type Auskunft } from './anbieter.ts'
import { isAbout } from './urteil.ts'
import { keepPayment, zahlungenOf } from './zahlungen.ts'

/** Nothing to pay. */
const nothing: ZahlungAntwort = { adresse: null, cent: null, nummer: null }

/** A provider can only tell who is in the internet. */
const melden = env.WEBSITE_URL.startsWith('https:') ? env.WEBSITE_URL + zahlungMeldePfad : null

type Wanted = { order: OrderRecord; cent: number; before: number }

/** Begins a payment; the same click twice is one, because its key says how many there were before. */
function begin(anbieter: Anbieter, { before, cent, order }: Wanted): Promise<Auskunft> {
  const { id: bestellung, nummer, sprache } = order
  const words = [bestellung, before, cent].join(' ')
  return anbieter.beginnen({
    bestellung,
    cent,
    melden,
    sprache,
    zweck: referenzOf(nummer),
    // No link to the order: it is nobody else's, and the provider keeps what it is told.
    zurueck: env.WEBSITE_URL + shopPfade[sprache].bezahlung,
    schluessel: createHash('sha256').update(words).digest('base64url'),
  })
}

/**
 * Where somebody pays what they owe: at the payment that they have begun before as long as it is open
 * and of this amount, else at a new one. What the provider answers has to be about this order.
 */
async function payingAt(intake: Intake, anbieter: Anbieter, order: OrderRecord, cent: number) {
  const payments = await zahlungenOf(intake, order.id)
  const last = payments.at(-1)
  if (last?.stand === 'offen') {
    const seen = await anbieter.fragen(last.id)
    if (!isAbout(last, seen)) throw new AnbieterError('unlesbar', 'It is another payment.')
    if (seen.stand === 'bezahlt') return null
    if (seen.stand === 'offen' && seen.adresse !== null && seen.cent === cent) return seen.adresse
  }
  const begun = await begin(anbieter, { before: payments.length, cent, order })
  const isRight = isAbout({ id: begun.id, bestellung: order.id, cent }, begun)
  if (!isRight || begun.adresse === null || begun.stand !== 'offen')
    throw new AnbieterError('unlesbar', 'What was begun is something else.')
  await keepPayment(intake, { id: begun.id, bestellung: order.id, cent })
  return begun.adresse
}

/**
 * Begins to pay the order behind a link online. Throws `not-found` for a link that opens none, and
 * `unavailable` when the provider does not answer, or not so that one could believe it.
 */
export async function beginPayment(
  { intake, anbieter }: { intake: Intake; anbieter: Anbieter | null },
  zugang: string,
): Promise<ZahlungAntwort> {
  const order = await findOrder(intake, zugang)
  if (order === null) throw new ApiError('not-found', { isPrivate: true })
  const cent = payableOnline(order)
  if (anbieter === null || cent === null) return nothing
  const adresse = await payingAt(intake, anbieter, order, cent)
  return adresse === null ? nothing : { adresse, cent, nummer: referenzOf(order.nummer) }
}
