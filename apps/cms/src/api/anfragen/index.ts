import { apiBasePath } from '@kurstadt/contract'
import { anfragenPath, isFormName } from '@kurstadt/contract/forms'
import type { Hono } from 'hono'
import type { Payload } from 'payload'
import { UploadError } from '../../media/index.ts'
import { success } from '../answer.ts'
import type { Env } from '../bindings.ts'
import { ApiError, isOutage } from '../errors.ts'
import { createAllowance } from './allowance.ts'
import { type Anfrage, readAnfrage } from './anfrage.ts'
import { takeAnfrage } from './take-anfrage.ts'
import { withoutData } from './without-data.ts'

/** Requests of one sender within ten minutes (T60). */
const pieces = { most: 10, within: 600_000 }
/** Bytes of pictures of one sender within a day (T46). */
const bytes = { most: 50_000_000, within: 86_400_000 }

/** Who sends, as the website says: a word that tells nobody who it is. */
const senderHeader = 'x-absender'

/** A browser never talks to this API: whatever says where it comes from is refused. */
function refuseBrowsers({ headers }: Request): void {
  if (headers.has('origin') || headers.has('sec-fetch-site')) throw new ApiError('forbidden')
}

function tooMany(seconds: number): ApiError {
  return new ApiError('too-many-requests', { retryAfter: seconds, isPrivate: true })
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

/** Takes requests from the forms of the website (spec 3, 4): one call for each form. */
export function mountAnfragen(api: Hono<Env>, payload: Payload): void {
  const sent = createAllowance(pieces)
  const uploaded = createAllowance(bytes)

  function spend(who: string, { bild }: Anfrage): void {
    if (!sent.use(who)) throw tooMany(600)
    if (uploaded.use(who, bild?.data.length ?? 0)) return
    sent.giveBack(who)
    throw tooMany(3600)
  }

  async function take(who: string, anfrage: Anfrage): Promise<string> {
    spend(who, anfrage)
    let isNew = false
    try {
      const outcome = await takeAnfrage(payload, anfrage)
      isNew = outcome.isNew
      return outcome.referenz
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
    const referenz = await take(req.header(senderHeader)?.slice(0, 64) ?? '', anfrage)
    return success({ referenz }, [], { isPrivate: true })
  })
}
