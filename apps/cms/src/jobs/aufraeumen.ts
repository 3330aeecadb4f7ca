import { sql } from '../database/index.ts'
import type { JobTools } from './tools.ts'

/** How long things are kept that nobody needs for ever. */
const kept = { protokoll: '2 years', mails: '90 days' } as const

/** Deletes what has been kept long enough: entries of the log, and mails that are done with. */
export async function cleanUp(_: object, { payload, log, now }: JobTools): Promise<void> {
  const today = now().toISOString()
  const { db } = payload
  const entries = await db.drizzle.execute(
    sql`delete from protokoll where created_at < ${today}::timestamptz - ${kept.protokoll}::interval`,
  )
  const letters = await db.drizzle.execute(
    sql`delete from mails where zustand <> 'wartet'
        and created_at < ${today}::timestamptz - ${kept.mails}::interval`,
  )
  log.info({ protokoll: entries.rowCount, mails: letters.rowCount }, 'cleaned up')
}
