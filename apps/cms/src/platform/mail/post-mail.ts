import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../database/index.ts'

/** A mail as the product writes it: plain text to one person. */
export type Mail = {
  /** One address. */
  an: string
  /** Whoever answers the mail writes there; null where an answer goes nowhere. */
  antwort_an?: string | null
  betreff: string
  text: string
  /** What it is about and for whom; a second mail with the same one is never written. */
  anlass: string
  /** The request that it is about: with it the mail goes (T67). */
  anfrage?: string
  /** Days after which nobody is served by it any more; absent: it waits as long as it has to. */
  tage?: number
  /** Instant in UTC after which nobody is served by it any more. */
  bis?: string
  /** One of many that are due at once: it goes after those that are not, at a pace. */
  in_menge?: true
}

/** Halves of signs, which JSON may hold and the database refuses, become replacement characters. */
const wellFormed = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value

const written = z.object({ anzahl: z.number() })

/**
 * Puts mails into the outbox in one statement, in the transaction of the request; answers how many of
 * them had not been written before.
 */
export async function postMails(req: PayloadRequest, mails: readonly Mail[]): Promise<number> {
  if (mails.length === 0) return 0
  const [row] = await inTransaction(
    req,
    sql`with neu as (
          insert into mails (an, antwort_an, betreff, text, anlass, anfrage_id, zustand, versuche,
            stoerungen, naechster_versuch, gueltig_bis, in_menge)
          select m.an, m.antwort_an, m.betreff, m.text, m.anlass, m.anfrage, 'wartet', 0, 0, now(),
            coalesce(m.bis, now() + make_interval(days => m.tage)), coalesce(m.in_menge, false)
          from jsonb_to_recordset(${JSON.stringify(mails, wellFormed)}::jsonb) as m (an text, antwort_an text,
            betreff text, text text, anlass text, anfrage uuid, tage int, bis timestamptz, in_menge boolean)
          on conflict (anlass) do nothing returning id
        )
        select count(*)::int as anzahl from neu`,
  )
  return written.parse(row).anzahl
}

/**
 * Puts a mail into the outbox, from which the worker sends it, in the transaction of the request:
 * what is not kept is not mailed, and what is kept is (reliability, rule 8). True when this mail had
 * not been written before.
 */
export async function postMail(req: PayloadRequest, mail: Mail): Promise<boolean> {
  return (await postMails(req, [mail])) > 0
}
