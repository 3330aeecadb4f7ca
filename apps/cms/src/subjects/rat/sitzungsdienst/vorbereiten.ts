import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { awaitTurn } from '../../../editing/changes/index.ts'
import { germanTime } from '../../../editing/fields/uhrzeit.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import type { GremiumDoc } from '../../../payload-types.ts'
import { asOne, inTransaction, sql } from '../../../platform/database/index.ts'
import { instantInBerlin, localDateTime, todayInBerlin } from '../../../platform/time/berlin.ts'
import { daysLater } from '../../../platform/time/days.ts'
import { refused } from './gate.ts'
import { readCommittees, usualOf } from './gremien.ts'
import { readNotice } from './ladungsfrist.ts'

/** Nobody sets up a meeting for longer ahead; a typed year is wrong more often. */
const mostDaysAhead = 800

const asked = z.object({
  gremium: z.string('Bitte wählen Sie das Gremium.'),
  tag: z.iso.date('Diesen Tag gibt es im Kalender nicht.'),
  uhrzeit: z
    .string()
    .transform(germanTime)
    .pipe(z.string('Bitte schreiben Sie die Uhrzeit so: 18:30')),
  ort: z.string().trim().max(160, 'Bitte kürzen Sie den Ort: höchstens 160 Zeichen.').default(''),
})

type Asked = z.infer<typeof asked>

/** What is wrong with the day and the time of a meeting; null where nothing is. */
function timeProblem({ tag, uhrzeit }: Asked): string | null {
  const today = todayInBerlin()
  if (tag < today) return 'Dieser Tag ist vorbei.'
  if (tag > daysLater(today, mostDaysAhead))
    return 'Bitte prüfen Sie das Jahr: Der Tag ist weit weg.'
  // In the night in which the clocks go forward an hour is missing.
  const local = `${tag}T${uhrzeit}`
  return localDateTime(instantInBerlin(local)) === local
    ? null
    : 'Diese Uhrzeit gibt es in der Nacht der Zeitumstellung nicht.'
}

/** The usual items of a committee, as new ones. */
const itemsOf = ({ uebliche_tagesordnung: usual }: GremiumDoc) =>
  (usual ?? []).map(({ titel, oeffentlich, unterpunkt }) => ({
    blockType: 'punkt' as const,
    titel,
    oeffentlich: oeffentlich === true,
    unterpunkt: unterpunkt === true,
  }))

/** A meeting of the committee that begins at that moment already, be it public or a draft. */
async function isTaken(req: PayloadRequest, gremium: string, beginn: string): Promise<boolean> {
  const rows = await inTransaction(
    req,
    // A draft is as its newest version has it; its own row is as it was when it was made.
    sql`select id from _sitzungen_v where latest and version_gremium_id = ${gremium}::uuid
          and version_beginn = ${beginn}::timestamptz and version_deleted_at is null limit 1`,
  )
  return rows.length > 0
}

/** Makes the draft; null where somebody else has just made one for the same moment. */
async function make(req: PayloadRequest, committee: GremiumDoc, { tag, uhrzeit, ort }: Asked) {
  await awaitTurn(req)
  const beginn = instantInBerlin(`${tag}T${uhrzeit}`)
  if (await isTaken(req, committee.id, beginn)) return null
  const tagesordnung = itemsOf(committee)
  return req.payload.create({
    collection: 'sitzungen',
    data: {
      titel: committee.titel,
      gremium: committee.id,
      beginn,
      ort,
      oeffentlich: tagesordnung.some(({ oeffentlich }) => oeffentlich),
      tagesordnung,
      _status: 'draft',
    },
    draft: true,
    locale: 'de',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
}

/** `GET /api/sitzungen/vorbereiten`: which committees there are, and what theirs usually begins with. */
const choices: Omit<Endpoint, 'root'> = {
  path: '/vorbereiten',
  method: 'get',
  handler: async (req) => {
    const refusal = refused('vorbereiten', req)
    if (refusal) return refusal
    const gremien = (await readCommittees(req)).map(usualOf)
    return Response.json({ gremien, heute: todayInBerlin(), frist: await readNotice(req) })
  },
}

/** `POST /api/sitzungen/vorbereiten`: a draft of a meeting with the usual agenda of its committee. */
const prepare: Omit<Endpoint, 'root'> = {
  path: '/vorbereiten',
  method: 'post',
  handler: async (req) => {
    const refusal = refused('vorbereiten', req)
    if (refusal) return refusal
    const { data, error } = asked.safeParse(await req.json?.().catch(() => null))
    if (!data) return refuse(400, error.issues[0]?.message ?? 'Die Angaben sind nicht lesbar.')
    const problem = timeProblem(data)
    if (problem !== null) return refuse(400, problem)
    const committee = (await readCommittees(req)).find(({ id }) => id === data.gremium)
    if (!committee) return refuse(404, 'Dieses Gremium gibt es nicht.')
    const made = await asOne(req, () => make(req, committee, data))
    return made === null
      ? refuse(409, 'Für dieses Gremium gibt es zu dieser Zeit schon eine Sitzung.')
      : Response.json({ id: made.id })
  },
}

export const prepareEndpoints = [choices, prepare]
