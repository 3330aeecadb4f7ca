import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { publishesEntry } from '../../../editing/access/index.ts'
import { awaitTurn, valuesOf } from '../../../editing/changes/index.ts'
import { writeAuditLog } from '../../../editing/protokoll/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { asOne } from '../../../platform/database/index.ts'
import { postAlert } from '../../abos/index.ts'
import { scope } from './parts.ts'
import { type AlertPlan, planAlert } from './plan-alert.ts'
import { sentBefore } from './sent-before.ts'

const uuid = z.uuid()
const asked = z.object({ stand: z.string() })

const devices = (count: number) => (count === 1 ? '1 Gerät' : `${count} Geräte`)

/** The alert that a call names, or an answer that refuses it. */
async function planOf(req: PayloadRequest): Promise<AlertPlan | Response> {
  const { data: id } = uuid.safeParse(req.routeParams?.id)
  const plan = req.user === null || id === undefined ? null : await planAlert(req, id)
  if (req.user !== null && plan === null) return refuse(404, 'Diesen Hinweis gibt es nicht.')
  if (plan === null || !publishesEntry(req.user, scope, valuesOf(plan.doc)))
    return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
  return plan
}

/** What the editor looks at before anything goes out. */
async function shown(req: PayloadRequest, { alert, doc, empfaenger, problem }: AlertPlan) {
  const { de, en } = alert.messages
  const bisher = await sentBefore(req, doc.id)
  return { stand: alert.anlass, empfaenger, problem, bisher, de, en }
}

/** `GET /api/hinweise/{id}/mitteilung`: what would go out to devices, and to how many. */
const look: Omit<Endpoint, 'root'> = {
  path: '/:id/mitteilung',
  method: 'get',
  handler: async (req) => {
    const plan = await planOf(req)
    return plan instanceof Response ? plan : Response.json(await shown(req, plan))
  },
}

async function sendAlert(req: PayloadRequest, stand: string): Promise<Response> {
  await awaitTurn(req)
  const plan = await planOf(req)
  if (plan instanceof Response) return plan
  const { alert, doc, problem } = plan
  if (problem !== null) return refuse(409, problem)
  if (alert.anlass !== stand)
    return refuse(
      409,
      'Inzwischen hat sich der Hinweis geändert. Bitte sehen Sie noch einmal nach.',
    )
  const count = await postAlert(req, alert)
  const entry = { vorgang: 'mitgeteilt', sammlung: 'hinweise', dokument: doc.id } as const
  await writeAuditLog(req, { ...entry, eintrag: doc.titel, felder: [`an ${devices(count)}`] })
  return Response.json({ message: `Die Mitteilung geht an ${devices(count)} hinaus.` })
}

/** `POST /api/hinweise/{id}/mitteilung`: sends it, to each device once. */
const send: Omit<Endpoint, 'root'> = {
  path: '/:id/mitteilung',
  method: 'post',
  handler: async (req) => {
    const { data: body } = asked.safeParse(await req.json?.().catch(() => null))
    if (body === undefined) return refuse(400, 'Die Angaben sind nicht lesbar.')
    return asOne(req, () => sendAlert(req, body.stand))
  },
}

export const alertEndpoints = [look, send]
