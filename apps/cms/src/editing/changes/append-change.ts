import type { PayloadRequest } from 'payload'
import { inTransaction, sql, writersLock } from '../../platform/database/index.ts'

/** How long a reader of the change feed may be away before it has to drop everything. */
const keptFor = '7 days'

/**
 * Lets one writer of content in at a time until its transaction ends, so that the numbers of
 * changes become visible in their order and two saves of one document are compared one by one.
 */
export async function awaitTurn(req: PayloadRequest): Promise<void> {
  await inTransaction(req, sql`select pg_advisory_xact_lock(${writersLock})`)
}

/**
 * Writes one row for a published change into the transaction of that change: a rolled-back change
 * leaves none. A trigger then wakes the change feed.
 */
export async function appendChange(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const list = sql.join(
    tags.map((tag) => sql`${tag}`),
    sql`, `,
  )
  await inTransaction(req, sql`insert into content_changes (tags) values (array[${list}]::text[])`)
  await inTransaction(
    req,
    sql`delete from content_changes where created_at < now() - ${keptFor}::interval
        and id < (select max(id) from content_changes)`,
  )
}
