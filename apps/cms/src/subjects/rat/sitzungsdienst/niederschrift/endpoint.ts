import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { awaitTurn } from '../../../../editing/changes/index.ts'
import { refuseCall as refuse } from '../../../../editing/refuse-call.ts'
import type { SitzungDoc } from '../../../../payload-types.ts'
import { asOne } from '../../../../platform/database/index.ts'
import { dayAt } from '../../../../platform/time/berlin.ts'
import { idOf } from '../../../../wire/serialise/index.ts'
import { findMeeting } from '../find-meeting.ts'
import { refused } from '../gate.ts'
import { readPapers } from '../ladung/meeting.ts'
import { readInvited } from '../ladung/recipients.ts'
import { fillMinutes, type References } from './fill.ts'
import { resultHint } from './votes.ts'

const uuid = z.uuid()

async function readReferences(req: PayloadRequest, doc: SitzungDoc): Promise<References> {
  const found = await readPapers(req, doc)
  const papers = new Map(
    [...found].map(([id, { drucksache, isPublished, oeffentlich }]) => [
      id,
      { drucksache, isOpen: isPublished && oeffentlich === true },
    ]),
  )
  const gremium = idOf(doc.gremium)
  const members =
    gremium === null ? [] : await readInvited(req, gremium, { day: dayAt(doc.beginn) })
  return { papers, members }
}

const numbers = (items: readonly { punkt?: string | null }[]) =>
  items.map(({ punkt }) => punkt ?? '?').join(', ')

/** What the clerk has still to look at. */
function openPoints(items: ReturnType<typeof fillMinutes>['tagesordnung']): string[] {
  const open = items.filter(({ ergebnis }) => !ergebnis)
  const odd = items.flatMap((item) => {
    const hint = resultHint(item)
    return hint === null ? [] : [`TOP ${item.punkt ?? '?'}: ${hint}.`]
  })
  return [...(open.length === 0 ? [] : [`Noch ohne Ergebnis: TOP ${numbers(open)}.`]), ...odd]
}

/** Why no minutes can be drafted; null where they can. */
function problemOf({ abgesagt, beginn }: SitzungDoc): string | null {
  if (abgesagt === true) return 'Die Sitzung ist abgesagt.'
  return new Date(beginn) > new Date() ? 'Die Sitzung hat noch nicht stattgefunden.' : null
}

/** Drafts the minutes as a new draft of the meeting; readers see them once it is published. */
async function draft(req: PayloadRequest, id: string): Promise<Response> {
  await awaitTurn(req)
  const doc = await findMeeting(req, id, { draft: true })
  if (!doc) return refuse(404, 'Diese Sitzung gibt es nicht.')
  const problem = problemOf(doc)
  if (problem !== null) return refuse(409, problem)
  const filled = fillMinutes(doc, await readReferences(req, doc))
  await req.payload.update({
    collection: 'sitzungen',
    id,
    data: { ...filled, _status: 'draft' },
    draft: true,
    depth: 0,
    locale: 'de',
    overrideAccess: false,
    user: req.user,
    req,
  })
  return Response.json({ offen: openPoints(filled.tagesordnung) })
}

/** `POST /api/sitzungen/{id}/niederschrift`: drafts the minutes from agenda, results and members. */
export const minutesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/niederschrift',
  method: 'post',
  handler: async (req) => {
    const refusal = refused('entwerfen', req)
    if (refusal) return refusal
    const { data: id } = uuid.safeParse(req.routeParams?.id)
    if (id === undefined) return refuse(404, 'Diese Sitzung gibt es nicht.')
    return asOne(req, () => draft(req, id))
  },
}
