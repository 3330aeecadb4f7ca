import { type PartnerTyp, partnerEmail } from '@kurstadt/contract/partner'
import type { Access, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { keeps } from '../../../editing/access/index.ts'
import { writeAuditLog } from '../../../editing/protokoll/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { entryName } from '../../../editing/workflow/index.ts'
import { asOne, inTransaction, sql } from '../../../platform/database/index.ts'
import { serveStored, stores } from '../../../platform/media/index.ts'
import { accept, decline, type Outcome } from '../decide.ts'
import { readEntry, type Which } from '../entry.ts'
import { endInvitation, invite } from '../invite.ts'
import { officeView } from '../office-view.ts'
import { waitingPhotos } from '../photos.ts'
import { invitationOf, waitingProposal } from '../rows.ts'
import { type Prepared, prepareWaiting } from '../take-photos.ts'

const may: Access = ({ req }) => keeps(req.user, 'tourismus')

/** What can be done with an entry besides keeping it, and who may: whoever keeps it. */
export const partnerOperations = {
  'partner-einladen': may,
  'partner-zuruecknehmen': may,
  'partner-uebernehmen': may,
  'partner-ablehnen': may,
} as const satisfies Record<string, Access>

const failed = (message: string): Outcome => ({ isDone: false, message })

async function note(req: PayloadRequest, { id, typ }: Which, vorgang: 'eingeladen' | 'geaendert') {
  await writeAuditLog(req, {
    vorgang,
    sammlung: typ,
    eintrag: await entryName(req, typ, id, { draft: true }),
    dokument: id,
    felder: [vorgang === 'eingeladen' ? 'Pflege durch den Partner' : 'Einladung zurückgenommen'],
  })
}

/** Letters that an entry brings its partner in an hour. */
const mostInAnHour = 3

async function isTooOften(req: PayloadRequest, { id, typ }: Which): Promise<boolean> {
  const rows = await inTransaction(
    req,
    sql`select 1 from partner_einladungen where eintrag = ${id}::uuid and sammlung = ${typ}
        and erstellt_am > now() - interval '1 hour'`,
  )
  return rows.length >= mostInAnHour
}

const invited = z.object({ email: z.string() })

/** What was sent, and the photos that wait, worked on beforehand. */
type Asked = { body: unknown; prepared: Prepared }

async function inviteTo(req: PayloadRequest, which: Which, { body }: Asked): Promise<Outcome> {
  const { data } = invited.safeParse(body)
  const email = partnerEmail.safeParse(data?.email ?? '')
  if (!email.success)
    return failed('Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.')
  const entry = await readEntry(req, which, { isNewest: true })
  if (entry === null) return failed('Diesen Eintrag gibt es nicht, oder er liegt im Papierkorb.')
  const before = await invitationOf(req, which)
  if (await isTooOften(req, which))
    return failed('In der letzten Stunde gingen schon drei Einladungen zu diesem Eintrag hinaus.')
  await invite(req, { which, entry, email: email.data, before, fuer: null })
  await note(req, which, 'eingeladen')
  return { isDone: true, message: 'Die Einladung geht in den nächsten Minuten hinaus.' }
}

async function takeBack(req: PayloadRequest, which: Which): Promise<Outcome> {
  const before = await invitationOf(req, which)
  if (before === null) return failed('Hier gilt keine Einladung mehr.')
  await endInvitation(req, before.id, 'zurueckgenommen')
  await note(req, which, 'geaendert')
  return { isDone: true, message: 'Die Einladung gilt nicht mehr.' }
}

const shown = z.object({ stand: z.string() })
const declined = shown.extend({ grund: z.string().trim().min(3).max(500) })
const noReason = 'Bitte sagen Sie, warum: Der Grund geht per Mail hinaus (3 bis 500 Zeichen).'
const unread = failed('Bitte laden Sie die Seite neu.')

const acts: Record<
  keyof typeof partnerOperations,
  (req: PayloadRequest, which: Which, asked: Asked) => Promise<Outcome>
> = {
  'partner-einladen': inviteTo,
  'partner-zuruecknehmen': takeBack,
  'partner-uebernehmen': async (req, which, { body, prepared }) => {
    const { data } = shown.safeParse(body)
    return data === undefined ? unread : accept(req, which, { prepared, stand: data.stand })
  },
  'partner-ablehnen': async (req, which, { body }) => {
    const { data } = declined.safeParse(body)
    return data === undefined ? failed(noReason) : decline(req, which, data)
  },
}

const id = z.uuid()

type Handler = (req: PayloadRequest, which: Which) => Promise<Response>

function handled(typ: PartnerTyp, handle: Handler): Endpoint['handler'] {
  return async (req) => {
    if (!keeps(req.user, 'tourismus')) return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
    const { data } = id.safeParse(req.routeParams?.id)
    if (data === undefined) return refuse(404, 'Diesen Eintrag gibt es nicht.')
    return handle(req, { typ, id: data })
  }
}

/** A photo that waits, as large as it came. */
async function showPhoto(req: PayloadRequest, which: Which): Promise<Response> {
  const { data: foto } = id.safeParse(req.routeParams?.foto)
  const photos = await asOne(req, async () => {
    const proposal = await waitingProposal(req, which)
    return proposal === null ? [] : waitingPhotos(req, proposal.id)
  })
  const file = photos.find((one) => one.id === foto)?.datei
  if (file === undefined) return refuse(404, 'Dieses Foto gibt es nicht.')
  return serveStored(stores.anlagen, file, { keep: 'no-store' })
}

const noPhotos: Prepared = new Map()

/** `GET /api/{collection}/{id}/partner` says who keeps an entry and what waits; POST does something about it. */
export function partnerEndpoints(typ: PartnerTyp): Omit<Endpoint, 'root'>[] {
  const look: Handler = async (req, which) => {
    const view = await asOne(req, () => officeView(req, which))
    return view === null ? refuse(404, 'Diesen Eintrag gibt es nicht.') : Response.json(view)
  }
  const posts = Object.entries(acts).map(([name, act]) => {
    const handle: Handler = async (req, which) => {
      const body: unknown = await req.json?.().catch(() => null)
      const isTaking = name === 'partner-uebernehmen'
      const prepared = isTaking ? await prepareWaiting(req, which) : noPhotos
      const { isDone, message } = await asOne(req, () => act(req, which, { body, prepared }))
      return isDone ? Response.json({ message }) : refuse(409, message)
    }
    return { path: `/:id/${name}`, method: 'post', handler: handled(typ, handle) } as const
  })
  return [
    { path: '/:id/partner', method: 'get', handler: handled(typ, look) },
    { path: '/:id/partner-foto/:foto', method: 'get', handler: handled(typ, showPhoto) },
    ...posts,
  ]
}
