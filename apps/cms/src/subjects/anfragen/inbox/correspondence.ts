import type { Endpoint } from 'payload'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { findEmails } from '../../mails/index.ts'
import { readOwnRequest } from './access.ts'
import { nachrichten } from './nachrichten.ts'
import { hasStatusPage } from './status-url.ts'
import { vorlagenFor } from './vorlagen.ts'

/** `GET /api/anfragen/{id}/post`: letters and answers of a request, and the templates that fit it. */
export const correspondenceEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/post',
  method: 'get',
  handler: async (req) => {
    const request = await readOwnRequest(req)
    if (!request) return refuse(404, 'Diese Anfrage gibt es nicht.')
    const [briefe, vorlagen] = await Promise.all([
      findEmails(req, request.id),
      vorlagenFor(req, request),
    ])
    return Response.json({
      email: request.email ?? null,
      sprache: request.sprache ?? 'de',
      statusseite: hasStatusPage(request),
      nachrichten: nachrichten.parse(request.nachrichten),
      briefe,
      vorlagen,
    })
  },
}
