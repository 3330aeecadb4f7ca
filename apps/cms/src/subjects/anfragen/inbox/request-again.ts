import type { Endpoint } from 'payload'
import { z } from 'zod'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { asOne } from '../../../platform/database/index.ts'
import { sendAgain } from '../../mails/index.ts'
import { readOwnRequest } from './access.ts'

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
