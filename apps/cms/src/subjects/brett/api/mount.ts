import { apiBasePath } from '@kurstadt/contract'
import {
  brettBlick,
  brettCalls,
  brettLinkFrage,
  brettNachricht,
  brettTun,
} from '@kurstadt/contract/brett'
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
import { changeOwn } from '../change-own.ts'
import { mailLink } from '../mail-link.ts'
import { readOwnRows, viewOf } from '../own-rows.ts'
import { type BoardParts, writeToWriter } from '../write-to-writer.ts'

/** Looks at links and changes of one sender: enough to read and change, too few to guess (T65). */
const looks: Limit = { name: 'brett', most: 120, within: 600_000 }
/** Links that one sender asks for (T63). */
const links: Limit = { name: 'brett-link', most: 10, within: 600_000 }

/**
 * Shows writers their notices, lets them change and end them, and passes messages on to them; a link
 * is in no address of the API and in no log.
 */
export function mountBoard(
  api: Hono<Env>,
  { payload, intake }: { payload: Payload; intake: BoardParts['intake'] },
): void {
  const [countLook, countLink] = [counting(looks), counting(links)]
  for (const path of Object.values(brettCalls))
    api.post(apiBasePath + path, (_, next) => through('form', next))
  api.post(apiBasePath + brettCalls.ansehen, async (context) => {
    const { zugang } = await readQuestion(context, brettBlick)
    await countLook(senderOf(context.req))
    return answered(async () => found(viewOf(await readOwnRows(intake, zugang))))
  })
  api.post(apiBasePath + brettCalls.aendern, async (context) => {
    const question = await readQuestion(context, brettTun)
    await countLook(senderOf(context.req))
    return answered(async () => found(await changeOwn(payload, question)))
  })
  api.post(apiBasePath + brettCalls.link, async (context) => {
    const { felder } = await readQuestion(context, brettLinkFrage)
    await countLink(senderOf(context.req))
    return answered(() => mailLink(payload, felder))
  })
  api.post(apiBasePath + brettCalls.schreiben, async (context) => {
    const question = await readQuestion(context, brettNachricht)
    const parts = { secret: payload.secret, intake }
    return answered(async () => found(await writeToWriter(parts, question, senderOf(context.req))))
  })
}
