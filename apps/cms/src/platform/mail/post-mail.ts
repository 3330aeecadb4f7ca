import type { PayloadRequest } from 'payload'
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
}

/**
 * Puts a mail into the outbox, from which the worker sends it, in the transaction of the request:
 * what is not kept is not mailed, and what is kept is (reliability, rule 8). True when this mail had
 * not been written before.
 */
export async function postMail(req: PayloadRequest, mail: Mail): Promise<boolean> {
  const {
    an,
    antwort_an = null,
    betreff,
    text,
    anlass,
    anfrage = null,
    tage = null,
    bis = null,
  } = mail
  const [row] = await inTransaction(
    req,
    sql`insert into mails (an, antwort_an, betreff, text, anlass, anfrage_id, zustand, versuche,
          stoerungen, naechster_versuch, gueltig_bis)
        values (${an}, ${antwort_an}, ${betreff}, ${text}, ${anlass}, ${anfrage}, 'wartet', 0, 0, now(),
          coalesce(${bis}::timestamptz, now() + make_interval(days => ${tage}::int)))
        on conflict (anlass) do nothing returning id`,
  )
  return row !== undefined
}
