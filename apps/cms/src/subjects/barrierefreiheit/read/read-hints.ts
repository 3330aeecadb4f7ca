import type { PayloadRequest } from 'payload'
import { isAdministration } from '../../../editing/access/index.ts'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { accessPaths, missingPageHints, statementHints } from '../hints.ts'

async function publishedOf(req: PayloadRequest, paths: readonly string[]): Promise<string[]> {
  const rows = await inTransaction(
    req,
    sql`select l.pfad from seiten s join seiten_locales l on l._parent_id = s.id
        where s._status = 'published' and l.pfad in ${paths}`,
  )
  return rows.map(({ pfad }) => String(pfad))
}

/** What the statement on accessibility wants, for those who may change it; none for anybody else. */
export async function readStatementHints(req: PayloadRequest): Promise<string[]> {
  if (!isAdministration(req.user)) return []
  const doc = await req.payload.findGlobal({
    slug: 'barrierefreiheit',
    depth: 0,
    locale: 'de',
    overrideAccess: true,
    req,
  })
  const missing = missingPageHints(await publishedOf(req, accessPaths))
  return [...missing, ...statementHints(doc, todayInBerlin())]
}
