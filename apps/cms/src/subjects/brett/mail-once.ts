import type { PayloadRequest } from 'payload'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'

/** Mails an address once within an hour, whoever asks for it (T63): one page confirms everything. */
export async function mailOnceAnHour(
  req: PayloadRequest,
  { about, an, written }: { about: string; an: string; written: { betreff: string; text: string } },
  antwort_an: string | null = null,
): Promise<void> {
  const [before] = await inTransaction(
    req,
    sql`select 1 from mails where anlass like ${`brett:${about}:%`}
        and created_at > now() - interval '1 hour' limit 1`,
  )
  if (before !== undefined) return
  // Of requests at the same moment none sees the mail of another one: the hour is part of its name.
  const hour = Math.floor(Date.now() / 3_600_000)
  await postMail(req, { an, antwort_an, ...written, anlass: `brett:${about}:${hour}`, tage: 2 })
}
