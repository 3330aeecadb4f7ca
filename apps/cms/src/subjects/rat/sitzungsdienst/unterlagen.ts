import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { serveStored, stores } from '../../../platform/media/index.ts'
import { enqueueOnce } from '../../../platform/queue/enqueue.ts'
import { ApiError } from '../../../wire/errors.ts'
import { findKept, office } from '../unterlagen/kept.ts'
import { readForOffice } from '../unterlagen/read-unterlagen.ts'
import { refused } from './gate.ts'

const uuid = z.uuid()

/** Seconds in which the same file is asked for once, however often somebody looks for it. */
const askedOnce = 20

/** A meeting that this account sees, as it was written last; null where there is none. */
const findNewest = (req: PayloadRequest, id: string) =>
  req.payload.findByID({
    collection: 'sitzungen',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    locale: 'de',
    overrideAccess: false,
    user: req.user,
    req,
  })

/** The key of what the file of a meeting would hold now; null where there is nothing to put in it. */
async function keyOf({ payload }: PayloadRequest, nummer: number): Promise<string | null> {
  try {
    return (await readForOffice(payload, nummer)).schluessel
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return null
    throw error
  }
}

type Found = { nummer: number; schluessel: string }

/** The meeting that a call is about, or an answer that says why there is no file of it. */
async function findMeeting(req: PayloadRequest): Promise<Found | Response> {
  const refusal = refused('pruefen', req)
  if (refusal) return refusal
  const { data: id } = uuid.safeParse(req.routeParams?.id)
  const found = id === undefined ? null : await findNewest(req, id)
  const nummer = found?.nummer
  if (typeof nummer !== 'number') return refuse(404, 'Diese Sitzung gibt es nicht.')
  // A draft may be half written.
  if (!found?.beginn)
    return refuse(409, 'Bitte tragen Sie zuerst den Beginn der Sitzung ein und speichern Sie.')
  const schluessel = await keyOf(req, nummer)
  return schluessel === null ? refuse(404, 'Diese Sitzung gibt es nicht.') : { nummer, schluessel }
}

/** `POST /api/sitzungen/{id}/unterlagen`: asks the worker for the file; says whether it is there. */
const make: Omit<Endpoint, 'root'> = {
  path: '/:id/unterlagen',
  method: 'post',
  handler: async (req) => {
    const found = await findMeeting(req)
    if (found instanceof Response) return found
    const { nummer, schluessel } = found
    const kept = await findKept(req.payload, schluessel)
    if (kept?.scheitert)
      return refuse(503, 'Die PDF ließ sich nicht anlegen. Bitte in zehn Minuten noch einmal.')
    if (kept?.datei) return Response.json({ fertig: true })
    const data = { sitzung: nummer, rat: office }
    await enqueueOnce(req.payload.db.pool, 'make-unterlagen', data, {
      key: schluessel,
      seconds: askedOnce,
    })
    return Response.json({ fertig: false })
  },
}

/** `GET /api/sitzungen/{id}/unterlagen`: the file, as long as nothing of it has changed. */
const open: Omit<Endpoint, 'root'> = {
  path: '/:id/unterlagen',
  method: 'get',
  handler: async (req) => {
    const found = await findMeeting(req)
    if (found instanceof Response) return found
    const kept = await findKept(req.payload, found.schluessel)
    return kept?.datei
      ? serveStored(stores.dokumente, kept.datei, {
          keep: 'no-store',
          range: req.headers.get('range'),
        })
      : refuse(409, 'Die Sitzung hat sich geändert. Bitte legen Sie die PDF noch einmal an.')
  },
}

export const papersEndpoints = [make, open]
