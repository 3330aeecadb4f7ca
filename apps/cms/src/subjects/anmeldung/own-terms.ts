import type { Anmeldesitzung } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../platform/database/index.ts'
import type { SessionTerms } from '../../wire/session.ts'

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

/** What whoever is logged in is told of their session. */
export async function ownTerms(
  payload: Payload,
  konto: string,
  { bleibt, laengstens, begonnen }: SessionTerms,
): Promise<Anmeldesitzung> {
  return {
    bleibt: Math.floor(bleibt),
    laengstens: Math.floor(laengstens),
    letzte_anmeldung: await loginBefore(payload, konto, begonnen),
  }
}
