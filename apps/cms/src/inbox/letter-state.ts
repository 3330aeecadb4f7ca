import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../database/index.ts'

/** A letter about a request, as the office sees how it fared. */
export const letter = z.object({
  id: z.string(),
  art: z.enum(['amt', 'bestaetigung', 'antwort']).catch('antwort'),
  zustand: z.enum(['wartet', 'gesendet', 'ohne_versand', 'gescheitert']),
  versuche: z.number(),
  fehler: z.string().nullable(),
  am: z.string(),
})

/** A letter about a request. */
export type Letter = z.infer<typeof letter>

/** Every letter about a request, oldest first. */
export async function lettersOf(req: PayloadRequest, id: string): Promise<Letter[]> {
  const rows = await inTransaction(
    req,
    sql`select id, split_part(anlass, ':', 3) as art, zustand, versuche::int, fehler,
          to_json(coalesce(gesendet_am, created_at)) #>> '{}' as am
        from mails where anfrage_id = ${id} order by created_at, anlass`,
  )
  return rows.map((row) => letter.parse(row))
}

/** Whose request a mail is about does not matter here; `anfrage` narrows it to one. */
type Which = { mail: string; anfrage?: string }

/**
 * Puts a mail that could not be delivered back into the outbox, with all its tries before it; false
 * when there is nothing to send. It keeps its Message-ID: whoever got it after all gets it once.
 */
export async function sendAgain(req: PayloadRequest, { mail, anfrage }: Which): Promise<boolean> {
  const [row] = await inTransaction(
    req,
    sql`update mails set zustand = 'wartet', versuche = 0, fehler = null, updated_at = now(),
          naechster_versuch = now()
        where id = ${mail} and zustand in ('gescheitert', 'ohne_versand') and text <> ''
        ${anfrage === undefined ? sql`` : sql`and anfrage_id = ${anfrage}`} returning id`,
  )
  return row !== undefined
}
