import type { PayloadRequest } from 'payload'
import { inTransaction, sql } from '../../../platform/database/index.ts'

/** True for a notice that is in the log. */
export async function isLogged(req: PayloadRequest, id: string): Promise<boolean> {
  const rows = await inTransaction(
    req,
    sql`select 1 from bekanntmachungsverzeichnis where bekanntmachung = ${id}::uuid`,
  )
  return rows.length > 0
}

/** True for a notice whose row, as this transaction sees it, is public. */
export async function isPublished(req: PayloadRequest, id: string): Promise<boolean> {
  const rows = await inTransaction(
    req,
    sql`select 1 from bekanntmachungen where id = ${id}::uuid and _status = 'published'`,
  )
  return rows.length > 0
}

/** True when what is kept of a logged notice is no more what it was; PostgreSQL asks itself the same. */
export async function wasChanged(req: PayloadRequest, id: string): Promise<boolean> {
  const rows = await inTransaction(
    req,
    sql`select 1 from bekanntmachungsverzeichnis v where v.bekanntmachung = ${id}::uuid
        and v.stand is distinct from bekanntmachung_stand(v.bekanntmachung)`,
  )
  return rows.length > 0
}

/** True for a notice that one in the log corrects: its number stands in that one's wording. */
export async function isCorrectedForGood(req: PayloadRequest, id: string): Promise<boolean> {
  const rows = await inTransaction(
    req,
    sql`select 1 from bekanntmachungen b
          join bekanntmachungsverzeichnis v on v.bekanntmachung = b.id
        where b.berichtigt_id = ${id}::uuid`,
  )
  return rows.length > 0
}

/** True for a stored file, by its name, that belongs to a notice in the log. */
export async function isLoggedFile(req: PayloadRequest, datei: string): Promise<boolean> {
  const rows = await inTransaction(
    req,
    sql`select 1 from bekanntmachungsverzeichnis
        where anlagen @> jsonb_build_array(jsonb_build_object('datei', ${datei}::text)) limit 1`,
  )
  return rows.length > 0
}
