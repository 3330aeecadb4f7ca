import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { blockedWriterEmail } from './emails.ts'
import { mailOnceAnHour } from './mail-once.ts'
import { readSettings } from './settings.ts'
import { blockedAs } from './zugang.ts'

const block = z.object({ grund: z.string() })

/** Why nothing is taken from an address; null where it is not blocked. */
async function blockOf(req: PayloadRequest, email: string): Promise<string | null> {
  const [row] = await inTransaction(
    req,
    sql`select grund from brett_sperren
        where wer = ${blockedAs(email, req.payload.secret)} and bis > now()`,
  )
  return row === undefined ? null : block.parse(row).grund
}

/** True for an address that nothing is taken from; it is told why by mail, once within an hour. */
export async function refuseBlocked(req: PayloadRequest, email: string): Promise<boolean> {
  const grund = await blockOf(req, email)
  if (grund === null) return false
  const { name, email: office } = (await readSettings(req)).stelle
  const about = `${blockedAs(email, req.payload.secret)}:gesperrt`
  await mailOnceAnHour(req, { about, an: email, written: blockedWriterEmail(grund, name) }, office)
  return true
}
