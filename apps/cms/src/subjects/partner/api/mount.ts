import { apiBasePath } from '@kurstadt/contract'
import { partnerBlick, partnerCalls, partnerTun } from '@kurstadt/contract/partner'
import type { Hono } from 'hono'
import { createLocalReq, type Payload } from 'payload'
import type { Env } from '../../../wire/bindings.ts'
import {
  answered,
  counting,
  found,
  inTurn,
  type Limit,
  readQuestion,
  senderOf,
} from '../../../wire/intake/index.ts'
import { through } from '../../../wire/lanes/index.ts'
import { actOwn } from '../act-own.ts'
import { findByLink } from '../rows.ts'
import { viewOf } from '../view.ts'

/** Looks at links and changes of one sender: enough to read and change, too few to guess (T65). */
const looks: Limit = { name: 'partner', most: 120, within: 600_000 }

async function look(payload: Payload, zugang: string) {
  const req = await createLocalReq({}, payload)
  const own = await findByLink(req, zugang)
  return own && viewOf(req, own)
}

/** Shows partners their entry and takes what they send; a link is in no address of the API and in no log. */
export function mountPartner(api: Hono<Env>, { payload }: { payload: Payload }): void {
  const count = counting(looks)
  for (const path of Object.values(partnerCalls))
    api.post(apiBasePath + path, (_, next) => through('form', next))
  api.post(apiBasePath + partnerCalls.ansehen, async (context) => {
    const { zugang } = await readQuestion(context, partnerBlick)
    await count(senderOf(context.req))
    return answered(async () => found(await look(payload, zugang)))
  })
  api.post(apiBasePath + partnerCalls.senden, async (context) => {
    return inTurn(context.req, async () => {
      const question = await readQuestion(context, partnerTun)
      const who = senderOf(context.req)
      await count(who)
      return answered(async () => found(await actOwn(payload, question, who)))
    })
  })
}
