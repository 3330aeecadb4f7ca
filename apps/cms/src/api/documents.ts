import { apiBasePath, documentPath } from '@kurstadt/contract'
import type { Context, Hono } from 'hono'
import type { Payload } from 'payload'
import type { DokumentDoc } from '../payload-types.ts'
import { serveStored, stores } from '../platform/media/index.ts'
import { seesCouncilFile } from '../subjects/rat/api/index.ts'
import type { Env } from '../wire/bindings.ts'
import { ApiError } from '../wire/errors.ts'
import type { Lanes } from '../wire/lanes/index.ts'
import { plainRead } from '../wire/read/index.ts'
import { readSessions, type SessionFinders, type Sessions } from '../wire/session.ts'
import { askingOf } from './asking.ts'

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

async function maySee(payload: Payload, doc: DokumentDoc, sessions: Sessions): Promise<boolean> {
  if (doc.bereich === 'intranet') return sessions.intranet !== null
  return seesCouncilFile(payload, doc, sessions)
}

type Finding = { payload: Payload; sessions: SessionFinders }

/** The stored name of a file; throws `not-found` for one that is not there for who asks. */
async function findFor(
  { payload, sessions: find }: Finding,
  { req }: Context<Env>,
): Promise<string> {
  const sessions = await readSessions(req.raw.headers, find)
  const doc = await readDocument(payload, Number(req.param('id')))
  if (!(doc?.filename && (await maySee(payload, doc, sessions))))
    throw new ApiError('not-found', { isPrivate: true })
  return doc.filename
}

/**
 * Hands over the files that answers of council and intranet name, to whoever those answers are for.
 * Any other number is answered as if it were not there (reliability T02, T10).
 * Its lane has a place for as long as it is looked for, and none while it is sent: how long that takes
 * is up to the visitor's line.
 */
export function mountDocuments(api: Hono<Env>, finding: Finding, lanes: Lanes): void {
  const path = documentPath.replace('{id}', ':id{[1-9][0-9]{0,8}}')
  api.get(apiBasePath + path, async (context) => {
    const name = await lanes.run(askingOf(null, context), () => findFor(finding, context))
    const range = context.req.header('range') ?? null
    return serveStored(stores.dokumente, name, { keep: 'no-store', range })
  })
}
