import type { Endpoint } from 'payload'
import { z } from 'zod'
import { refuseCall as refuse } from '../../../../editing/refuse-call.ts'
import { env } from '../../../../env.ts'
import { asOne } from '../../../../platform/database/index.ts'
import { refused } from '../gate.ts'
import { checkAgenda } from './check.ts'
import { invitation } from './letter.ts'
import { type Plan, planInvitation } from './plan.ts'
import { sendInvitation } from './send.ts'

const uuid = z.uuid()
const asked = z.object({ stand: z.string() })

/** What the clerk looks at before anything goes out. */
function shown(plan: Plan) {
  const { art, frist, meeting, pending, problem, same, sent, stand, withoutEmail } = plan
  const name = pending[0]?.name ?? 'Ratsmitglied'
  return {
    art,
    nachtrag: same !== null,
    problem,
    frist,
    stand,
    neuererEntwurf: meeting.hasNewerDraft,
    punkte: checkAgenda(meeting),
    empfaenger: pending.map((one) => one.name),
    ohneMail: withoutEmail.map((one) => one.name),
    bisher: sent.map(({ am, art: kind, raete, wer }) => ({
      am,
      art: kind,
      wer,
      anzahl: raete.length,
    })),
    mail: invitation(art, meeting, { name, website: env.WEBSITE_URL }),
  }
}

/** `GET /api/sitzungen/{id}/einladung`: what would go out, to whom, and who will read which item. */
const look: Omit<Endpoint, 'root'> = {
  path: '/:id/einladung',
  method: 'get',
  handler: async (req) => {
    const refusal = refused('einladen', req)
    if (refusal) return refusal
    const { data: id } = uuid.safeParse(req.routeParams?.id)
    const plan = id === undefined ? null : await planInvitation(req, id)
    return plan === null ? refuse(404, 'Diese Sitzung gibt es nicht.') : Response.json(shown(plan))
  },
}

/** `POST /api/sitzungen/{id}/einladung`: sends it, to each member once. */
const send: Omit<Endpoint, 'root'> = {
  path: '/:id/einladung',
  method: 'post',
  handler: async (req) => {
    const refusal = refused('einladen', req)
    if (refusal) return refusal
    const { data: id } = uuid.safeParse(req.routeParams?.id)
    const { data: body } = asked.safeParse(await req.json?.().catch(() => null))
    if (id === undefined) return refuse(404, 'Diese Sitzung gibt es nicht.')
    if (body === undefined) return refuse(400, 'Die Angaben sind nicht lesbar.')
    const outcome = await asOne(req, () => sendInvitation(req, id, body.stand))
    return 'message' in outcome ? Response.json(outcome) : refuse(outcome.status, outcome.problem)
  },
}

export const invitationEndpoints = [look, send]
