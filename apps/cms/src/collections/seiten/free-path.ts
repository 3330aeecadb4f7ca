import type { PayloadRequest } from 'payload'
import { pathOfCopy } from './pfad.ts'

/** The first path of a copy that no page has yet. */
export async function freePathOfCopy(
  req: PayloadRequest,
  path: unknown,
  turn = 1,
): Promise<string | null> {
  const wanted = typeof path === 'string' ? pathOfCopy(path, turn) : null
  if (wanted === null) return null
  const { totalDocs } = await req.payload.count({
    collection: 'seiten',
    where: { pfad: { equals: wanted } },
    locale: wanted.startsWith('/en/') ? 'en' : 'de',
    overrideAccess: true,
    req,
  })
  return totalDocs === 0 ? wanted : freePathOfCopy(req, path, turn + 1)
}
