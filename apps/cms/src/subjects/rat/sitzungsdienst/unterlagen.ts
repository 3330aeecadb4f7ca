import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { serveStored, stores } from '../../../platform/media/index.ts'
import { enqueueOnce } from '../../../platform/queue/enqueue.ts'
import { ApiError } from '../../../wire/errors.ts'
import { findKept, office } from '../unterlagen/kept.ts'
import { readForOffice } from '../unterlagen/read-unterlagen.ts'
import { findMeeting } from './find-meeting.ts'
import { refused } from './gate.ts'

const uuid = z.uuid()

/** Seconds in which the same file is asked for once, however often somebody looks for it. */
const askedOnce = 20

/** The key of what the file of a meeting would hold now; null where there is nothing to put in it. */
async function keyOf({ payload }: PayloadRequest, nummer: number): Promise<string | null> {
  try {
    return (await readForOffice(payload, nummer)).schluessel
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return null
    throw error
  }
}

type Found = {
  nummer: number
  schluessel: string
  kept: Awaited<ReturnType<typeof findKept>>
}

/** The meeting that a call is about, or an answer that says why there is no file of it. */
async function askedFor(req: PayloadRequest): Promise<Found | Response> {
  const refusal = refused('pruefen', req)
  if (refusal) return refusal
  const { data: id } = uuid.safeParse(req.routeParams?.id)
  const found = id === undefined ? null : await findMeeting(req, id, { draft: true })
  const nummer = found?.nummer
  if (typeof nummer !== 'number') return refuse(404, 'Diese Sitzung gibt es nicht.')
  // A draft may be half written.
  if (!found?.beginn)
    return refuse(409, 'Bitte tragen Sie zuerst den Beginn der Sitzung ein und speichern Sie.')
  const schluessel = await keyOf(req, nummer)
  if (schluessel === null) return refuse(404, 'Diese Sitzung gibt es nicht.')
  return { nummer, schluessel, kept: await findKept(req.payload, schluessel) }
}

type Act = (found: Found, req: PayloadRequest) => Promise<Response>

/** A call at `/api/sitzungen/{id}/unterlagen`. */
const endpoint = (method: 'get' | 'post', act: Act): Omit<Endpoint, 'root'> => ({
  path: '/:id/unterlagen',
  method,
  handler: async (req) => {
    const found = await askedFor(req)
    return found instanceof Response ? found : act(found, req)
  },
})

/** Asks the worker for the file; says whether it is there. */
const make = endpoint('post', async ({ kept, nummer, schluessel }, { payload }) => {
  if (kept?.scheitert)
    return refuse(503, 'Die PDF ließ sich nicht anlegen. Bitte in zehn Minuten noch einmal.')
  if (kept?.datei) return Response.json({ fertig: true })
  const data = { sitzung: nummer, rat: office }
  await enqueueOnce(payload.db.pool, 'make-unterlagen', data, {
    key: schluessel,
    seconds: askedOnce,
  })
  return Response.json({ fertig: false })
})

/** The file, as long as nothing of it has changed. */
const open = endpoint('get', async ({ kept }, { headers }) =>
  kept?.datei
    ? serveStored(stores.dokumente, kept.datei, { keep: 'no-store', range: headers.get('range') })
    : refuse(409, 'Die Sitzung hat sich geändert. Bitte legen Sie die PDF noch einmal an.'),
)

export const papersEndpoints = [make, open]
