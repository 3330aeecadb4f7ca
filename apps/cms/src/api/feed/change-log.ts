import { type Change, tag } from '@kurstadt/contract'
import type pg from 'pg'
import { z } from 'zod'

/** Rows that the feed keeps; the CMS also drops what is older than seven days. */
export const keptRows = 10_000
/** Changes read or removed in one go. */
const batch = 500

const bounds = z.object({ oldest: z.coerce.number(), newest: z.coerce.number() })
const changeRow = z.object({ id: z.coerce.number(), tags: z.array(tag).catch([]) })

type Queryable = Pick<pg.Pool, 'query'>

/** First and last number that is kept; both 0 while nothing has ever changed. */
export async function readBounds(db: Queryable): Promise<{ oldest: number; newest: number }> {
  const { rows } = await db.query({
    name: 'change-bounds',
    text: `select coalesce(min(id), 0) as oldest, coalesce(max(id), 0) as newest from content_changes`,
  })
  return bounds.parse(rows[0])
}

/** Changes after a number in their order, at most 500 of them. */
export async function readChanges(db: Queryable, after: number): Promise<Change[]> {
  const { rows } = await db.query({
    name: 'changes-after',
    text: `select id, tags from content_changes where id > $1 order by id limit ${batch}`,
    values: [after],
  })
  return rows.map((row) => changeRow.parse(row))
}

/** Removes changes beyond those that are kept, 500 at a time; tells how many. */
export async function dropOldChanges(db: Queryable, kept = keptRows): Promise<number> {
  let dropped = 0
  for (;;) {
    const { rowCount } = await db.query(
      `delete from content_changes where id in (
         select id from content_changes
         where id <= (select id from content_changes order by id desc offset $1 limit 1)
         order by id limit ${batch})`,
      [kept],
    )
    dropped += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return dropped
  }
}

/** True when a reader that knows changes up to `seen` cannot be given all that it missed. */
export function hasLostTrack(seen: number, { oldest, newest }: { oldest: number; newest: number }) {
  return seen > newest || seen < oldest - 1
}
