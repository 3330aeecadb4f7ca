import type { PayloadRequest } from 'payload'
import { inTransaction, sql } from '../../../platform/database/index.ts'

/**
 * Series with a day from `today` on. Of those that are not public nobody has written the days down,
 * so they count as long as they are drafts.
 */
export async function ongoingSeries(req: PayloadRequest, today: string): Promise<string[]> {
  const rows = await inTransaction(
    req,
    sql`select id from veranstaltungen where jsonb_typeof(serie) = 'array' and serie <> '[]'
          and (_status = 'draft' or exists (
            select from veranstaltung_termine
            where veranstaltung = veranstaltungen.id and datum_bis >= ${today}::date))`,
  )
  return rows.map(({ id }) => String(id))
}
