import { sql } from '../database/index.ts'
import { dayAt } from '../time/berlin.ts'
import type { JobTools } from './tools.ts'

/** How long things are kept that nobody needs for ever. */
const kept = { protokoll: '2 years', mails: '90 days' } as const

/** Requests whose day has come, each with a line in the log that says nothing of what was in it. */
const dueRequests = (today: string) => sql`
  with gone as (
    delete from anfragen where loeschen_am::date <= ${today}::date returning id, nummer
  )
  insert into protokoll (wer, vorgang, sammlung, eintrag, dokument, felder)
  select 'System', 'geloescht', 'anfragen', 'Anfrage ' || nummer::int, id::text, '' from gone`

/**
 * Deletes what has been kept long enough: entries of the log, mails that are done with, and
 * requests on the day that stands in them (T67).
 */
export async function cleanUp(_: object, { payload, log, now }: JobTools): Promise<void> {
  const today = now().toISOString()
  const requests = await payload.db.drizzle.execute(dueRequests(dayAt(now())))
  const { db } = payload
  const entries = await db.drizzle.execute(
    sql`delete from protokoll where created_at < ${today}::timestamptz - ${kept.protokoll}::interval`,
  )
  const letters = await db.drizzle.execute(
    sql`delete from mails where zustand <> 'wartet'
        and created_at < ${today}::timestamptz - ${kept.mails}::interval`,
  )
  const counts = {
    protokoll: entries.rowCount,
    mails: letters.rowCount,
    anfragen: requests.rowCount,
  }
  log.info(counts, 'cleaned up')
}
