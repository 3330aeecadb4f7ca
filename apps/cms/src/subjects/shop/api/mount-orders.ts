import { apiBasePath } from '@kurstadt/contract'
import { bestellungFrage, papierFrage, shopCalls } from '@kurstadt/contract/shop'
import type { Hono } from 'hono'
import { PrinterBusyError } from '../../../platform/print/printer.ts'
import { privateFile } from '../../../wire/answer.ts'
import type { Env } from '../../../wire/bindings.ts'
import { ApiError } from '../../../wire/errors.ts'
import {
  answered,
  counting,
  found,
  readQuestion,
  senderOf,
  spend,
  toClientError,
  tooMany,
} from '../../../wire/intake/index.ts'
import { openPrinter } from '../belege/index.ts'
import { answerOrder, answerPaper } from '../bestellung/index.ts'
import type { CheckoutParts } from '../kasse/index.ts'
import { orderLooks } from './limits.ts'

/** Counts looks at orders, in this process first and then for all of them together (T65). */
function lookCounter({ payload, intake }: CheckoutParts) {
  const countHere = counting(orderLooks)
  return async (who: string): Promise<void> => {
    await countHere(who)
    const { text, values } = spend({ limit: orderLooks, who, secret: payload.secret, amount: 1 })
    const { rows } = await intake.query({ name: 'blick', text, values: [...values] })
    if (rows.length === 0) throw tooMany()
  }
}

/** Shows orders and their papers to whoever has their links; a link is in no address and no log. */
export function mountOrders(api: Hono<Env>, parts: CheckoutParts): void {
  const countLook = lookCounter(parts)
  const printer = openPrinter()
  api.post(apiBasePath + shopCalls.bestellung, async (context) => {
    const { zugang } = await readQuestion(context, bestellungFrage)
    await countLook(senderOf(context.req))
    return answered(async () => found(await answerOrder(parts, zugang)))
  })
  api.post(apiBasePath + shopCalls.beleg, async (context) => {
    const question = await readQuestion(context, papierFrage)
    await countLook(senderOf(context.req))
    try {
      const { bytes, datei } = found(await answerPaper(parts, printer, question))
      return privateFile({ body: bytes, filename: datei }, 'application/pdf')
    } catch (error) {
      if (error instanceof PrinterBusyError) throw new ApiError('unavailable')
      throw toClientError(error)
    }
  })
}
