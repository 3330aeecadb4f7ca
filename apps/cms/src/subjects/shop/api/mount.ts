import { apiBasePath } from '@kurstadt/contract'
import { bestellFrage, kasseFrage, korbFrage, shopCalls } from '@kurstadt/contract/shop'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { success } from '../../../wire/answer.ts'
import type { Env } from '../../../wire/bindings.ts'
import { ApiError } from '../../../wire/errors.ts'
import {
  createRateLimit,
  refuseBrowsers,
  senderOf,
  toClientError,
  tooMany,
} from '../../../wire/intake/index.ts'
import { through } from '../../../wire/lanes/index.ts'
import { takeOrder } from '../bestellen/index.ts'
import { answerCheckout, type CheckoutParts } from '../kasse/index.ts'
import { answerCart } from '../warenkorb/index.ts'
import { cartActs, checkoutActs } from './limits.ts'

/** What is asked; what cannot be read is refused, and nothing of it is logged. */
async function readQuestion<Schema extends z.ZodType>(
  { req }: Context<Env>,
  schema: Schema,
): Promise<z.output<Schema>> {
  refuseBrowsers(req.raw)
  const body: unknown = await req.json().catch(() => null)
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new ApiError('bad-request', { isPrivate: true })
  return parsed.data
}

/** An answer for one person alone; failures of ours never name what somebody has sent (T67). */
async function answered(work: () => Promise<unknown>): Promise<Response> {
  try {
    return success(await work(), [], { isPrivate: true })
  } catch (error) {
    throw toClientError(error)
  }
}

function mountCart(api: Hono<Env>, parts: CheckoutParts): void {
  const acts = createRateLimit(cartActs)
  api.post(apiBasePath + shopCalls.warenkorb, async (context) => {
    const question = await readQuestion(context, korbFrage)
    if (!(await acts.consume(senderOf(context.req)))) throw tooMany(600)
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

/** What answers about the shop; `isOnline` says whether a provider takes payments. */
type ShopParts = Omit<CheckoutParts, 'isOnline'>

/** Takes what visitors do in the shop; none of it waits behind pages. */
export function mountShop(api: Hono<Env>, shared: ShopParts): void {
  const parts = { ...shared, isOnline: false }
  api.on('POST', `${apiBasePath}/shop/*`, (_, next) => through('form', next))
  mountCart(api, parts)
  mountCheckout(api, parts)
}
