import { apiBasePath } from '@kurstadt/contract'
import {
  bestellFrage,
  kasseFrage,
  korbFrage,
  shopCalls,
  widerrufFrage,
} from '@kurstadt/contract/shop'
import type { Hono } from 'hono'
import type { Env } from '../../../wire/bindings.ts'
import {
  answered,
  createRateLimit,
  readQuestion,
  senderOf,
  tooMany,
} from '../../../wire/intake/index.ts'
import { through } from '../../../wire/lanes/index.ts'
import { takeOrder } from '../bestellen/index.ts'
import { answerCheckout, type CheckoutParts } from '../kasse/index.ts'
import { answerCart } from '../warenkorb/index.ts'
import { takeWithdrawal } from '../widerruf/index.ts'
import { cartActs, checkoutActs } from './limits.ts'
import { mountOrders } from './mount-orders.ts'
import { mountPayments } from './mount-payments.ts'

function mountCart(api: Hono<Env>, parts: CheckoutParts): void {
  const acts = createRateLimit(cartActs)
  api.post(apiBasePath + shopCalls.warenkorb, async (context) => {
    const question = await readQuestion(context, korbFrage)
    if (!(await acts.consume(senderOf(context.req)))) throw tooMany()
    return answered(() => answerCart(parts, question))
  })
}

function mountCheckout(api: Hono<Env>, parts: CheckoutParts): void {
  const acts = createRateLimit(checkoutActs)
  api.post(apiBasePath + shopCalls.kasse, async (context) => {
    const question = await readQuestion(context, kasseFrage)
    if (!(await acts.consume(senderOf(context.req)))) throw tooMany()
    return answered(() => answerCheckout(parts, question))
  })
  api.post(apiBasePath + shopCalls.bestellen, async (context) => {
    const question = await readQuestion(context, bestellFrage)
    return answered(() => takeOrder(parts, question, senderOf(context.req)))
  })
}

function mountWithdrawals(api: Hono<Env>, parts: CheckoutParts): void {
  api.post(apiBasePath + shopCalls.widerruf, async (context) => {
    const question = await readQuestion(context, widerrufFrage)
    return answered(() => takeWithdrawal(parts, question, senderOf(context.req)))
  })
}

/** What is slow: a paper is drawn for a second, and a provider of payments may say nothing for eight. */
const slow: ReadonlySet<string> = new Set([shopCalls.beleg, shopCalls.zahlung])

/** Calls that wait behind no page, and that nothing slow holds up. */
const quick = Object.values(shopCalls).filter((path) => !slow.has(path))

/** Takes what visitors do in the shop. */
export function mountShop(api: Hono<Env>, parts: CheckoutParts): void {
  for (const path of quick) api.post(apiBasePath + path, (_, next) => through('form', next))
  mountCart(api, parts)
  mountCheckout(api, parts)
  mountOrders(api, parts)
  mountPayments(api, parts)
  mountWithdrawals(api, parts)
}
