import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../platform/database/index.ts'

/** An email about a request, as the office sees how it fared. */
export const sentEmail = z.object({
  id: z.string(),
  art: z.enum(['amt', 'bestaetigung', 'antwort']).catch('antwort'),
  zustand: z.enum(['wartet', 'gesendet', 'gescheitert', 'verfallen']),
  versuche: z.number(),
  fehler: z.string().nullable(),
  am: z.string(),
})

/** An email about a request. */
export type SentEmail = z.infer<typeof sentEmail>

/** Every email about a request, oldest first. */
export async function findEmails(req: PayloadRequest, id: string): Promise<SentEmail[]> {
  const rows = await inTransaction(
    req,
    sql`select id, split_part(anlass, ':', 3) as art, zustand, versuche::int, fehler,
          to_json(coalesce(gesendet_am, created_at)) #>> '{}' as am
        from mails where anfrage_id = ${id} order by created_at, anlass`,
  )
  return rows.map((row) => sentEmail.parse(row))
}

/** A mail as it was before its first try. */
const fresh = sql`zustand = 'wartet', versuche = 0, stoerungen = 0, fehler = null, fehlerart = null,
  updated_at = now(), naechster_versuch = now()`

/** Whose request a mail is about does not matter here; `anfrage` narrows it to one. */
type Which = { mail: string; anfrage?: string }

/**
 * Puts a mail that could not be delivered back into the outbox, with all its tries before it; false
 * when there is nothing to send. It keeps its Message-ID: whoever got it after all gets it once. Who
 * sends this one mail once more wants it sent, however late.
 */
export async function sendAgain(req: PayloadRequest, { mail, anfrage }: Which): Promise<boolean> {
  const [row] = await inTransaction(
    req,
    sql`update mails set ${fresh}, gueltig_bis = null
        where id = ${mail} and zustand in ('gescheitert', 'verfallen') and text <> ''
        ${anfrage === undefined ? sql`` : sql`and anfrage_id = ${anfrage}`} returning id`,
  )
  return row !== undefined
}

/**
 * Puts every mail that has failed back into the outbox and makes what waits due; answers how many.
 * What is over by now stays where it is: nobody wants to be reminded of a day that has passed.
 */
export async function sendAllAgain(req: PayloadRequest): Promise<number> {
  const rows = await inTransaction(
    req,
    sql`update mails set ${fresh} where zustand = 'gescheitert' and text <> ''
          and (gueltig_bis is null or gueltig_bis > now()) returning id`,
  )
  const waiting = await inTransaction(
    req,
    sql`update mails set naechster_versuch = now()
        where zustand = 'wartet' and naechster_versuch > now() and versuche > 0 returning id`,
  )
  return rows.length + waiting.length
}
