import { apiBasePath } from '@kurstadt/contract'
import { korbFrage, shopCalls } from '@kurstadt/contract/shop'
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
import { answerCart, type CartParts } from '../warenkorb/index.ts'
import { cartActs } from './limits.ts'

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

function mountCart(api: Hono<Env>, parts: CartParts): void {
  const acts = createRateLimit(cartActs)
  api.post(apiBasePath + shopCalls.warenkorb, async (context) => {
    const question = await readQuestion(context, korbFrage)
    if (!(await acts.consume(senderOf(context.req)))) throw tooMany(600)
    return answered(() => answerCart(parts, question))
  })
}

/** Takes what visitors do in the shop; none of it waits behind pages. */
export function mountShop(api: Hono<Env>, parts: CartParts): void {
  api.on('POST', `${apiBasePath}/shop/*`, (_, next) => through('form', next))
  mountCart(api, parts)
}
