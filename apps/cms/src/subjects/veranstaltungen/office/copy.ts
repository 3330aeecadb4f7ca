import type { Endpoint } from 'payload'
import { z } from 'zod'
import { keeps } from '../../../editing/access/index.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { dayProblem } from '../termine/index.ts'
import { refuse } from './access.ts'
import { readEvent } from './read-event.ts'

const asked = z.object({ datum_von: z.iso.date() })

/** `POST /api/veranstaltungen/{id}/kopieren`: a new draft of an event on another day. */
export const copyEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/kopieren',
  method: 'post',
  handler: async (req) => {
    if (!keeps(req.user, 'veranstaltungen'))
      return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
    const body: unknown = await req.json?.().catch(() => null)
    const { success, data } = asked.safeParse(body)
    if (!success) return refuse(400, 'Bitte geben Sie den neuen Tag an.')
    const problem = dayProblem(data.datum_von, todayInBerlin())
    if (problem !== null) return refuse(400, problem)
    const id = String(req.routeParams?.id)
    const event = await readEvent(req, { id, draft: true })
    if (event === null) return refuse(404, 'Diese Veranstaltung gibt es nicht.')
    const copy = await req.payload.duplicate({
      collection: 'veranstaltungen',
      id,
      data: { datum_von: data.datum_von },
      draft: true,
      locale: 'de',
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    return Response.json({ id: copy.id })
  },
}
