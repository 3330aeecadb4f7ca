import { type BrettErgebnis, brettErgebnis, brettLinkSchema } from '@kurstadt/contract/brett'
import { problemsOf } from '@kurstadt/contract/forms'
import type { Payload } from 'payload'
import { z } from 'zod'
import { executorOf, inTransaction, oneTransaction, sql } from '../../platform/database/index.ts'
import { linkEmail } from './emails.ts'
import { mailOnceAnHour } from './mail-once.ts'
import { pageOf } from './zugang.ts'

const writer = z.object({ id: z.string(), email: z.string() })

/** Mails an address the link to its notices, once within an hour; everybody is answered alike (T04). */
export async function mailLink(
  payload: Payload,
  felder: Readonly<Record<string, string>>,
): Promise<BrettErgebnis> {
  const parsed = brettLinkSchema.safeParse({ email: felder.email ?? '' })
  if (!parsed.success)
    return brettErgebnis.parse({ ergebnis: 'fehler', fehler: problemsOf(parsed.error) })
  await oneTransaction(payload, async (req) => {
    const database = await executorOf(req)
    await database.execute(sql`set transaction read write`)
    const [row] = await inTransaction(
      req,
      sql`select id, email from brett_schreiber where lower(email) = lower(${parsed.data.email})`,
    )
    if (row === undefined) return
    const { email, id } = writer.parse(row)
    const written = linkEmail(pageOf(id, payload.secret))
    await mailOnceAnHour(req, { about: `${id}:link`, an: email, written })
  })
  return { ergebnis: 'angenommen' }
}
