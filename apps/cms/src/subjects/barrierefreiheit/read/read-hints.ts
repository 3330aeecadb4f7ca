import type { PayloadRequest } from 'payload'
import { isAdministration } from '../../../editing/access/index.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { statementHints } from '../hints.ts'

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
  return statementHints(doc, todayInBerlin())
}
