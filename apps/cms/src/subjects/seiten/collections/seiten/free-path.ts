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
    // A count asks in the language of the call whatever it is told.
    where: { or: [{ 'pfad.de': { equals: wanted } }, { 'pfad.en': { equals: wanted } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs === 0 ? wanted : freePathOfCopy(req, path, turn + 1)
}
