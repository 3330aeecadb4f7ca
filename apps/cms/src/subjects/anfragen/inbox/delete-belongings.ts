import type { CollectionBeforeDeleteHook } from 'payload'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { leaveFiles, sweepSoon } from '../../../platform/media/index.ts'

/** With a request go the letters about it, which say the same, and what came with it (T67). */
export const deleteBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await inTransaction(req, sql`delete from mails where anfrage_id = ${id}`)
  const gone = await inTransaction(
    req,
    sql`delete from anlagen where anfrage_id = ${id} returning filename`,
  )
  if (gone.length === 0) return
  await leaveFiles(
    req,
    'anlagen',
    gone.map(({ filename }) => String(filename)),
    '0 seconds',
  )
  sweepSoon(req.payload)
}
