import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isAdministration } from '../../../editing/access/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { asOne } from '../../../platform/database/index.ts'
import { sendAgain } from '../email-state.ts'

const asked = z.object({ mail: z.uuid() })
const nothing = 'Diese Mail lässt sich nicht noch einmal senden: Sie ist zugestellt oder gelöscht.'
const done = { message: 'Die Mail geht gleich noch einmal hinaus.' }

/** `POST /api/mails/{id}/nochmals`: sends a mail of the outbox once more, for the administration. */
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
