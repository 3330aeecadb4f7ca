import { apiBasePath } from '@kurstadt/contract'
import { shopCalls, type ZahlungAntwort, zahlungFrage } from '@kurstadt/contract/shop'
import type { Hono } from 'hono'
import { enqueueBy } from '../../../platform/queue/enqueue.ts'
import type { Env } from '../../../wire/bindings.ts'
import { ApiError } from '../../../wire/errors.ts'
import {
  answered,
  createRateLimit,
  readQuestion,
  senderOf,
  tooMany,
} from '../../../wire/intake/index.ts'
import { findOrder } from '../bestellung/read-order.ts'
import type { CheckoutParts } from '../kasse/index.ts'
import {
  AnbieterError,
  beginPayment,
  gewaehlterAnbieter,
  isKnownPayment,
  zahlungenOf,
} from '../online/index.ts'
import { paymentActs, paymentNotices } from './limits.ts'

/** Payments that may be begun at the same time: a provider that says nothing holds up no more. */
const mostAtOnce = 16

/** What is answered where nothing is paid. */
const nothing: ZahlungAntwort = { adresse: null, cent: null, nummer: null }

/** Begins payments, a few at a time; a provider that does not answer is `unavailable`. */
function beginner({ intake, payload }: CheckoutParts) {
  const anbieter = gewaehlterAnbieter()
  let underWay = 0
  return async (zugang: string): Promise<ZahlungAntwort> => {
    if (underWay >= mostAtOnce) throw new ApiError('unavailable')
    underWay += 1
    try {
      return await beginPayment({ intake, anbieter }, zugang)
    } catch (error) {
      if (!(error instanceof AnbieterError)) throw error
      payload.logger.error({ err: error }, 'a payment cannot be begun')
      throw new ApiError('unavailable')
    } finally {
      underWay -= 1
    }
  }
}

/**
 * Takes word that something has happened to a payment, from whomever: one that is known is looked at
 * by the job worker, which asks the provider; what is said beside its number is not even read.
 */
function noticeTaker({ intake }: CheckoutParts) {
  const notices = createRateLimit(paymentNotices)
  return async (id: string): Promise<ZahlungAntwort> => {
    if (!(await isKnownPayment(intake, id))) return nothing
    // More often than this it is looked at anyway.
    if (await notices.consume(id)) await enqueueBy(intake, 'check-payment', { id })
    return nothing
  }
}

/** Takes what visitors and the provider do with online payments. */
export function mountPayments(api: Hono<Env>, parts: CheckoutParts): void {
  const acts = createRateLimit(paymentActs)
  const begin = beginner(parts)
  const takeNotice = noticeTaker(parts)
  const lookAt = async (zugang: string): Promise<ZahlungAntwort> => {
    const order = await findOrder(parts.intake, zugang)
    const last = order === null ? undefined : (await zahlungenOf(parts.intake, order.id)).at(-1)
    return last?.stand === 'offen' ? takeNotice(last.id) : nothing
  }
  api.post(apiBasePath + shopCalls.zahlung, async (context) => {
    const question = await readQuestion(context, zahlungFrage)
    if (question.tun === 'melden') return answered(() => takeNotice(question.zahlung))
    if (!(await acts.consume(senderOf(context.req)))) throw tooMany()
    const { tun, zugang } = question
    return answered(async () => {
      const begun = tun === 'beginnen' ? await begin(zugang) : nothing
      return begun.adresse === null ? lookAt(zugang) : begun
    })
  })
}
