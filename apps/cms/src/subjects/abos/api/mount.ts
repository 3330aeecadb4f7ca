import { apiBasePath } from '@kurstadt/contract'
import {
  aboBlick,
  aboCalls,
  aboFrage,
  aboTun,
  pushEnde,
  pushFrage,
  pushWechsel,
} from '@kurstadt/contract/abos'
import type { Hono } from 'hono'
import type { Payload } from 'payload'
import type { Env } from '../../../wire/bindings.ts'
import {
  answered,
  counting,
  found,
  type Limit,
  readQuestion,
  senderOf,
} from '../../../wire/intake/index.ts'
import { through } from '../../../wire/lanes/index.ts'
import { type AboParts, takeAbo } from '../bestellen.ts'
import { answerOwn, changeOwn } from '../eigene.ts'
import { endPush, movePush, takePush } from '../push/subscribe.ts'

/** Looks at links of one sender: enough to read and change, too few to guess (T65). */
const looks: Limit = { name: 'abos', most: 120, within: 600_000 }

/**
 * Takes who wants mails, shows them what they get, and ends it; a link is in no address of the API and
 * in no log.
 */
export function mountAbos(
  api: Hono<Env>,
  { payload, intake }: { payload: Pick<Payload, 'secret'>; intake: AboParts['intake'] },
): void {
  const parts = { secret: payload.secret, intake }
  const count = counting(looks)
  for (const path of Object.values(aboCalls))
    api.post(apiBasePath + path, (_, next) => through('form', next))
  api.post(apiBasePath + aboCalls.bestellen, async (context) => {
    const question = await readQuestion(context, aboFrage)
    return answered(() => takeAbo(parts, question, senderOf(context.req)))
  })
  api.post(apiBasePath + aboCalls.ansehen, async (context) => {
    const { zugang } = await readQuestion(context, aboBlick)
    await count(senderOf(context.req))
    return answered(async () => found(await answerOwn(parts, zugang)))
  })
  api.post(apiBasePath + aboCalls.aendern, async (context) => {
    const question = await readQuestion(context, aboTun)
    await count(senderOf(context.req))
    return answered(async () => found(await changeOwn(parts, question)))
  })
  api.post(apiBasePath + aboCalls.push, async (context) => {
    const question = await readQuestion(context, pushFrage)
    return answered(() => takePush(parts, question, senderOf(context.req)))
  })
  api.post(apiBasePath + aboCalls.pushEnde, async (context) => {
    const question = await readQuestion(context, pushEnde)
    await count(senderOf(context.req))
    return answered(() => endPush(parts, question))
  })
  api.post(apiBasePath + aboCalls.pushWechsel, async (context) => {
    const question = await readQuestion(context, pushWechsel)
    await count(senderOf(context.req))
    return answered(() => movePush(parts, question))
  })
}
