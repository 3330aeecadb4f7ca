import { apiBasePath } from '@kurstadt/contract'
import {
  anfragenPath,
  anfragestatusFrage,
  anfragestatusPath,
  type Eingang,
  isFormName,
  isHasty,
  shortestTime,
} from '@kurstadt/contract/forms'
import type { Hono } from 'hono'
import { success } from '../../../wire/answer.ts'
import type { Env } from '../../../wire/bindings.ts'
import { ApiError } from '../../../wire/errors.ts'
import {
  createRateLimit,
  inTurn,
  refuseBrowsers,
  senderOf,
  spend,
  toClientError,
  tooMany,
} from '../../../wire/intake/index.ts'
import { through } from '../../../wire/lanes/index.ts'
import { readStatus } from '../inbox/index.ts'
import { type Anfrage, bytesOf, readAnfrage } from './anfrage.ts'
import { bytes, looks, pieces } from './limits.ts'
import { type Intake, takeAnfrage } from './take-anfrage.ts'

/** Says how a request stands, to whoever has its link; the link is in no address and in no log. */
function mountStatus(api: Hono<Env>, { payload, intake }: Intake): void {
  const asked = createRateLimit(looks)
  async function countLook(who: string): Promise<void> {
    if (!(await asked.consume(who))) throw tooMany(600)
    const { text, values } = spend({ limit: looks, who, secret: payload.secret, amount: 1 })
    const { rows } = await intake.query({ name: 'blick', text, values: [...values] })
    if (rows.length === 0) throw tooMany(600)
  }
  api.post(apiBasePath + anfragestatusPath, async ({ req }) => {
    refuseBrowsers(req.raw)
    await countLook(senderOf(req))
    const body: unknown = await req.json().catch(() => null)
    const { success: isLink, data } = anfragestatusFrage.safeParse(body)
    const status = isLink ? await readStatus(payload, data.zugang, new Date()) : null
    if (status === null) throw new ApiError('not-found', { isPrivate: true })
    return success(status, [], { isPrivate: true })
  })
}

/** Takes requests from the forms of the website (spec 3, 4): one call for each form. */
export function mountAnfragen(api: Hono<Env>, intake: Intake): void {
  // A form never waits behind pages, neither for its turn nor for a connection.
  api.on('POST', `${apiBasePath}/*`, (_, next) => through('form', next))
  mountStatus(api, intake)
  // The database counts too, for all processes; here the many are refused without asking it.
  const sent = createRateLimit(pieces)
  const uploaded = createRateLimit(bytes)

  async function countIn(who: string, anfrage: Anfrage): Promise<void> {
    if (!(await sent.consume(who))) throw tooMany(600)
    if (await uploaded.consume(who, bytesOf(anfrage))) return
    await sent.giveBack(who)
    throw tooMany(3600)
  }

  async function take(who: string, anfrage: Anfrage): Promise<Eingang> {
    await countIn(who, anfrage)
    let isNew = false
    try {
      const outcome = await takeAnfrage(intake, anfrage, who)
      isNew = outcome.isNew
      return outcome.eingang
    } catch (error) {
      throw toClientError(error)
    } finally {
      if (!isNew) {
        await sent.giveBack(who)
        await uploaded.giveBack(who, bytesOf(anfrage))
      }
    }
  }

  api.post(`${apiBasePath}${anfragenPath}/:name`, async ({ req }) => {
    refuseBrowsers(req.raw)
    const name = req.param('name')
    if (!isFormName(name)) throw new ApiError('not-found')
    const eingang = await inTurn(req, async () => {
      const anfrage = await readAnfrage(name, req.raw)
      if (isHasty(anfrage.absendung)) throw tooMany(Math.ceil(shortestTime / 1000))
      return take(senderOf(req), anfrage)
    })
    return success(eingang, [], { isPrivate: true })
  })
}
