import { apiBasePath, documentPath } from '@kurstadt/contract'
import type { Hono } from 'hono'
import type { Payload } from 'payload'
import type { DokumentDoc } from '../payload-types.ts'
import { serveStored, stores } from '../platform/media/index.ts'
import type { Env } from '../wire/bindings.ts'
import { ApiError } from '../wire/errors.ts'
import { plainRead, published, visibleTo } from '../wire/read/index.ts'
import { readSessions, type SessionFinders, type Sessions } from '../wire/session.ts'

async function readDocument(payload: Payload, nummer: number): Promise<DokumentDoc | undefined> {
  const { docs } = await payload.find({
    collection: 'dokumente',
    where: { nummer: { equals: nummer } },
    limit: 1,
    pagination: false,
    ...plainRead,
  })
  return docs[0]
}

/** True where a public meeting or paper names the file: its own tick alone shows it to nobody. */
async function isNamedPublicly(payload: Payload, { id }: DokumentDoc): Promise<boolean> {
  const visible = [published, ...visibleTo({ rat: null })]
  const meetings = await payload.count({
    collection: 'sitzungen',
    where: {
      and: [...visible, { or: [{ einladung: { equals: id } }, { protokoll: { equals: id } }] }],
    },
    overrideAccess: true,
  })
  if (meetings.totalDocs > 0) return true
  const papers = await payload.count({
    collection: 'vorlagen',
    where: { and: [...visible, { dateien: { in: [id] } }] },
    overrideAccess: true,
  })
  return papers.totalDocs > 0
}

async function maySee(payload: Payload, doc: DokumentDoc, sessions: Sessions): Promise<boolean> {
  if (doc.bereich === 'intranet') return sessions.intranet !== null
  if (sessions.rat !== null) return true
  return doc.oeffentlich === true && (await isNamedPublicly(payload, doc))
}

/**
 * Hands over the files that answers of council and intranet name, to whoever those answers are for.
 * Any other number is answered as if it were not there (reliability T02, T10).
 */
export function mountDocuments(
  api: Hono<Env>,
  { payload, sessions: find }: { payload: Payload; sessions: SessionFinders },
): void {
  const path = documentPath.replace('{id}', ':id{[1-9][0-9]{0,8}}')
  api.get(apiBasePath + path, async ({ req }) => {
    const sessions = await readSessions(req.raw.headers, find)
    const doc = await readDocument(payload, Number(req.param('id')))
    if (!(doc?.filename && (await maySee(payload, doc, sessions))))
      throw new ApiError('not-found', { isPrivate: true })
    return serveStored(stores.dokumente, doc.filename, {
      keep: 'no-store',
      range: req.header('range') ?? null,
    })
  })
}
