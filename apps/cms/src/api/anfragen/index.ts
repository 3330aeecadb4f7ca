import { apiBasePath } from '@kurstadt/contract'
import {
  anfragenPath,
  anfragestatusFrage,
  anfragestatusPath,
  type Eingang,
  isFormName,
} from '@kurstadt/contract/forms'
import type { Hono, HonoRequest } from 'hono'
import type { Payload } from 'payload'
import { isOutage } from '../../database/index.ts'
import { readStatus } from '../../inbox/index.ts'
import { UploadError } from '../../media/index.ts'
import { success } from '../answer.ts'
import type { Env } from '../bindings.ts'
import { ApiError } from '../errors.ts'
import { createAllowance, tooMany } from './allowance.ts'
import { type Anfrage, readAnfrage } from './anfrage.ts'
import { pieces } from './keep-request.ts'
import { type Intake, takeAnfrage } from './take-anfrage.ts'
import { withoutData } from './without-data.ts'

/** Bytes of pictures of one sender within a day (T46). */
const bytes = { most: 50_000_000, within: 86_400_000 }
/** Looks at a status page of one sender within ten minutes: enough to read, too few to guess (T65). */
const looks = { most: 60, within: 600_000 }

/** Who sends, as the website says: a word that tells nobody who it is. */
function senderOf(req: HonoRequest): string {
  return req.header('x-absender')?.slice(0, 64) ?? ''
}

/** A browser never talks to this API: whatever says where it comes from is refused. */
function refuseBrowsers({ headers }: Request): void {
  if (headers.has('origin') || headers.has('sec-fetch-site')) throw new ApiError('forbidden')
}

/** What the sender hears: a picture that turned out to be none is theirs, the rest is ours. */
function told(error: unknown): Error {
  if (error instanceof ApiError) return error
  if (isOutage(error)) return new ApiError('unavailable')
  if (!(error instanceof UploadError)) return withoutData(error)
  if (error.status >= 500) return new ApiError('unavailable')
  const fields = { bild: error.status === 413 ? 'datei_gross' : 'datei_art' }
  return new ApiError('bad-request', { fields, isPrivate: true })
}

/** Says how a request stands, to whoever has its link; the link is in no address and in no log. */
function mountStatus(api: Hono<Env>, payload: Payload): void {
  const asked = createAllowance(looks)
  api.post(apiBasePath + anfragestatusPath, async ({ req }) => {
    refuseBrowsers(req.raw)
    if (!asked.use(senderOf(req))) throw tooMany(600)
    const body: unknown = await req.json().catch(() => null)
    const { success: isLink, data } = anfragestatusFrage.safeParse(body)
    const status = isLink ? await readStatus(payload, data.zugang, new Date()) : null
    if (status === null) throw new ApiError('not-found', { isPrivate: true })
    return success(status, [], { isPrivate: true })
  })
}

/** Takes requests from the forms of the website (spec 3, 4): one call for each form. */
export function mountAnfragen(api: Hono<Env>, intake: Intake): void {
  mountStatus(api, intake.payload)
  // The database counts too, for all processes; here the many are refused without asking it.
  const sent = createAllowance(pieces)
  const uploaded = createAllowance(bytes)

  function spend(who: string, { bild }: Anfrage): void {
    if (!sent.use(who)) throw tooMany(600)
    if (uploaded.use(who, bild?.data.length ?? 0)) return
    sent.giveBack(who)
    throw tooMany(3600)
  }

  async function take(who: string, anfrage: Anfrage): Promise<Eingang> {
    spend(who, anfrage)
    let isNew = false
    try {
      const outcome = await takeAnfrage(intake, anfrage, who)
      isNew = outcome.isNew
      return outcome.eingang
    } catch (error) {
      throw told(error)
    } finally {
      if (!isNew) {
        sent.giveBack(who)
        uploaded.giveBack(who, anfrage.bild?.data.length ?? 0)
      }
    }
  }

  api.post(`${apiBasePath}${anfragenPath}/:name`, async ({ req }) => {
    refuseBrowsers(req.raw)
    const name = req.param('name')
    if (!isFormName(name)) throw new ApiError('not-found')
    const anfrage = await readAnfrage(name, req.raw)
    const eingang = await take(senderOf(req), anfrage)
    return success(eingang, [], { isPrivate: true })
  })
}
