import { apiBasePath, meetingPapersPath } from '@kurstadt/contract'
import type { Context, Hono } from 'hono'
import type { Payload } from 'payload'
import type pg from 'pg'
import { serveStored, stores } from '../../../platform/media/index.ts'
import { enqueueOnce } from '../../../platform/queue/enqueue.ts'
import type { Env } from '../../../wire/bindings.ts'
import { ApiError } from '../../../wire/errors.ts'
import type { Asking, Lanes } from '../../../wire/lanes/index.ts'
import { readSessions, type SessionFinders, type Sessions } from '../../../wire/session.ts'
import { findKept, readUnterlagen } from '../unterlagen/index.ts'

type Parts = {
  payload: Payload
  /** Asks the worker; everything else only reads. */
  intake: Pick<pg.Pool, 'query'>
  sessions: SessionFinders
}

/** Seconds in which the same file is asked for once, however often somebody looks for it. */
const askedOnce = 20

/**
 * The stored name of the file with all that a member may read of a meeting at this moment; null while
 * the worker makes it. Throws `not-found` where the meeting is not for who asks, and `unavailable`
 * where the file could not be made.
 */
async function findMade(
  { payload, intake }: Parts,
  sessions: Sessions,
  id: number,
): Promise<string | null> {
  const { rat } = sessions
  if (rat === null) throw new ApiError('not-found', { isPrivate: true })
  const { schluessel } = await readUnterlagen(payload, sessions, id)
  const kept = await findKept(payload, schluessel)
  if (kept?.datei) return kept.datei
  if (kept?.scheitert) throw new ApiError('unavailable')
  const data = { sitzung: id, rat: rat.nummer }
  await enqueueOnce(intake, 'make-unterlagen', data, { key: schluessel, seconds: askedOnce })
  return null
}

const beingMade = () =>
  new Response(null, { status: 202, headers: { 'Cache-Control': 'private, no-store' } })

/**
 * Hands over all papers of a meeting as one PDF to a member of the council: of what this session sees
 * at this moment, and of nothing else. Until the worker has made it, the answer is 202.
 */
export function mountUnterlagen(
  api: Hono<Env>,
  parts: Parts,
  { lanes, asking }: { lanes: Lanes; asking: (context: Context<Env>) => Asking },
): void {
  const path = meetingPapersPath.replace('{id}', ':id{[1-9][0-9]{0,8}}')
  api.get(apiBasePath + path, async (context) => {
    const { req } = context
    const name = await lanes.run(asking(context), async () => {
      const sessions = await readSessions(req.raw.headers, parts.sessions)
      return findMade(parts, sessions, Number(req.param('id')))
    })
    if (name === null) return beingMade()
    const range = req.header('range') ?? null
    return serveStored(stores.dokumente, name, { keep: 'no-store', range })
  })
}
