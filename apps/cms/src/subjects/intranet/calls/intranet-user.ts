import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import type { Call } from '../../../wire/call/call.ts'
import { ApiError } from '../../../wire/errors.ts'
import { plainRead } from '../../../wire/read/index.ts'
import { anybody } from '../../../wire/session.ts'

/** When an account logged in before a session of it began; the log of who did what knows it. */
async function loginBefore(
  payload: Payload,
  konto: string,
  begonnen: Date,
): Promise<string | null> {
  const text = `select created_at as wann from protokoll
    where dokument = $1 and vorgang = 'angemeldet' and created_at < $2
    order by created_at desc limit 1`
  const row = z.object({ wann: z.coerce.date() })
  const [before] = await select(payload, { text, row }, [konto, begonnen])
  return before?.wann.toISOString() ?? null
}

/**
 * Whoever is logged in to the intranet (spec 7). Any other account is answered as if it were not
 * there, so that nobody learns who works here (reliability T10).
 */
export const intranetUser: Call<'intranet/user/{uuid}'> = async ({
  payload,
  url: uuid,
  sessions = anybody,
}) => {
  const nothing = new ApiError('not-found', { isPrivate: true })
  const { sitzung } = sessions.intranet ?? {}
  if (uuid === undefined || sessions.intranet?.uuid !== uuid || !sitzung) throw nothing
  const { docs } = await payload.find({
    collection: 'intranet_konten',
    where: { id: { equals: uuid } },
    limit: 1,
    pagination: false,
    ...plainRead,
  })
  const [own] = docs
  if (own === undefined) throw nothing
  const { vorname, nachname, email } = own
  const terms = {
    bleibt: Math.floor(sitzung.bleibt),
    laengstens: Math.floor(sitzung.laengstens),
    letzte_anmeldung: await loginBefore(payload, uuid, sitzung.begonnen),
  }
  return {
    answer: { uuid, vorname, nachname, email, sitzung: terms },
    tags: [],
    isPrivate: true,
  }
}
