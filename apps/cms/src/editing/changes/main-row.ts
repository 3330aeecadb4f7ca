import type { PayloadRequest } from 'payload'
import { inTransaction, requestMemory, sql } from '../../platform/database/index.ts'

/** What visitors see of a document: its published state and when its row was last written. */
export type MainRow = { isPublished: boolean; written: string }

/** A collection as far as its changes are concerned; its slug is its table's name. */
export type Watched = { slug: string; hasDrafts: boolean }

/** What a change altered for visitors. */
export type PublicChange = 'none' | 'published' | 'changed' | 'unpublished'

/**
 * Reads the row of a document and keeps others from it until the transaction ends. Drafts live in
 * the versions' table alone, so a row that was not written means that nothing public changed.
 */
export async function readMainRow(
  req: PayloadRequest,
  { slug, hasDrafts }: Watched,
  id: number | string,
): Promise<MainRow | null> {
  const isPublished = hasDrafts ? sql`_status = 'published'` : sql`true`
  const [row] = await inTransaction(
    req,
    sql`select xmin::text || ' ' || ctid::text as written, ${isPublished} as published
        from ${sql.identifier(slug)} where id = ${id} for update`,
  )
  return row ? { isPublished: row.published === true, written: String(row.written) } : null
}

const seen = requestMemory<Map<string, MainRow>>('mainRows')

function keyOf({ slug }: Watched, id: number | string): string {
  return `${slug} ${id}`
}

/** Keeps what a document looked like to visitors before the change that is under way. */
export async function stashMainRow(
  req: PayloadRequest,
  watched: Watched,
  id: number | string,
): Promise<void> {
  const rows = seen.get(req) ?? new Map<string, MainRow>()
  seen.set(req, rows)
  const row = await readMainRow(req, watched, id)
  if (row) rows.set(keyOf(watched, id), row)
}

/** What the change under way altered of what visitors see. */
export async function publicChange(
  req: PayloadRequest,
  watched: Watched,
  id: number | string,
): Promise<PublicChange> {
  const before = seen.get(req)?.get(keyOf(watched, id)) ?? null
  const after = await readMainRow(req, watched, id)
  if (!after || before?.written === after.written) return 'none'
  if (after.isPublished) return before?.isPublished === true ? 'changed' : 'published'
  return before?.isPublished === true ? 'unpublished' : 'none'
}
