import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isAdministration } from '../access/index.ts'
import { asOne } from '../database/index.ts'
import { readOwnRequest, refuse } from './access.ts'
import { sendAgain } from './letter-state.ts'

const asked = z.object({ mail: z.uuid() })
const nothing = 'Diese Mail lässt sich nicht noch einmal senden: Sie ist zugestellt oder gelöscht.'
const done = { message: 'Die Mail geht gleich noch einmal hinaus.' }

/** `POST /api/anfragen/{id}/nochmals`: sends a letter about a request once more. */
export const requestAgainEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/nochmals',
  method: 'post',
  handler: async (req) => {
    const request = await readOwnRequest(req)
    if (!request) return refuse(404, 'Diese Anfrage gibt es nicht.')
    const { data } = asked.safeParse(await req.json?.().catch(() => null))
    if (!data) return refuse(400, 'Die Angaben sind nicht lesbar.')
    const isSent = await asOne(req, () => sendAgain(req, { ...data, anfrage: request.id }))
    return isSent ? Response.json(done) : refuse(409, nothing)
  },
}

/** `POST /api/mails/{id}/nochmals`: the same with any mail of the outbox, for the administration. */
export const mailAgainEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/nochmals',
  method: 'post',
  handler: async (req) => {
    if (!isAdministration(req.user)) return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
    const { data } = asked.safeParse({ mail: req.routeParams?.id })
    const isSent = data !== undefined && (await asOne(req, () => sendAgain(req, data)))
    return isSent ? Response.json(done) : refuse(409, nothing)
  },
}
