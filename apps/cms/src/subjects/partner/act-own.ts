import {
  type Gesendet,
  type PartnerAntwort,
  type PartnerTun,
  partnerAntwort,
  readPartner,
} from '@kurstadt/contract/partner'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../../env.ts'
import {
  asSql,
  executorOf,
  inTransaction,
  oneTransaction,
  sql,
} from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { type Limit, spend, tooMany } from '../../wire/intake/index.ts'
import { changedNames } from './changes-of.ts'
import { waitingEmail } from './emails.ts'
import { type Entry, readEntry } from './entry.ts'
import { endInvitation } from './invite.ts'
import { bytesOf, keepPhotos, type Photo, preparePhotos } from './photos.ts'
import { findByLink, type Invitation, lastProposal, lockByLink } from './rows.ts'
import { shownOf } from './shown-of.ts'
import { readOffice } from './stelle.ts'
import { viewOf } from './view.ts'

type Problems = PartnerAntwort extends infer One
  ? One extends { fehler: infer Fehler }
    ? Fehler
    : never
  : never

/** Tells the office that something waits for it, if it has an address. */
async function notifyOffice(req: PayloadRequest, vorschlag: string, { doc, titel, typ }: Entry) {
  const { email } = await readOffice(req)
  if (email === null) return
  const written = waitingEmail(titel, `${env.BACK_OFFICE_URL}/admin/collections/${typ}/${doc.id}`)
  await postMail(req, { an: email, ...written, anlass: `partner:${vorschlag}:wartet`, tage: 30 })
}

const sent = z.object({ id: z.string() })

type Read = Pick<ReturnType<typeof readPartner>, 'werte' | 'bemerkung'>
type Kept = { entry: Entry; read: Read; photos: readonly Photo[] }

async function keepProposal(
  req: PayloadRequest,
  { id }: Invitation,
  { entry, photos, read }: Kept,
): Promise<void> {
  const [werte, vorher] = [JSON.stringify(read.werte), JSON.stringify(entry.werte)]
  const [row] = await inTransaction(
    req,
    sql`insert into partner_vorschlaege (einladung, sammlung, eintrag, werte, vorher, bemerkung)
        values (${id}::uuid, ${entry.typ}, ${entry.doc.id}::uuid, ${werte}::jsonb, ${vorher}::jsonb,
          ${read.bemerkung})
        on conflict (einladung) where zustand = 'wartet' do update set werte = excluded.werte,
          vorher = excluded.vorher, bemerkung = excluded.bemerkung, gesendet_am = now()
        returning id`,
  )
  const { id: vorschlag } = sent.parse(row)
  await keepPhotos(req, vorschlag, { bilder: read.werte.bilder, photos })
  await notifyOffice(req, vorschlag, entry)
}

/** Bytes of photos of one sender within a day (T46). */
const bytes: Limit = { name: 'partnerfotos', most: 50_000_000, within: 86_400_000 }

/** Counts photos; what is not kept in the end counts for nothing. */
async function countPhotos(req: PayloadRequest, { photos, who }: Sending): Promise<void> {
  if (photos.length === 0) return
  const { secret } = req.payload
  const statement = asSql(spend({ limit: bytes, who, secret, amount: bytesOf(photos) }))
  const { rows } = await (await executorOf(req)).execute(statement)
  if (rows[0] === undefined) throw tooMany(3600)
}

const answer = (req: PayloadRequest, { id }: Invitation) =>
  inTransaction(
    req,
    sql`update partner_einladungen set beantwortet_am = now() where id = ${id}::uuid`,
  )

/** What a form brought, and whose it counts as. */
type Sending = { felder: Gesendet; photos: readonly Photo[]; who: string }

/** Keeps what was sent; sent as it stands, it says that everything is right and takes back what waits. */
async function send(
  req: PayloadRequest,
  own: Invitation,
  sending: Sending,
): Promise<Problems | null> {
  const { felder, photos } = sending
  const entry = await readEntry(req, { typ: own.typ, id: own.eintrag }, { isNewest: false })
  if (entry === null) return null
  const last = await lastProposal(req, own.id)
  // Somebody who changes what they have sent brings back its words, too.
  const alt = shownOf(entry, last?.zustand === 'wartet' ? last : null)
  const heute = todayInBerlin()
  const fotos = photos.map(({ foto }) => foto)
  const { fehler, ...read } = readPartner({ typ: own.typ, felder, fotos, alt, heute })
  if (Object.keys(fehler).length > 0) return fehler
  await countPhotos(req, sending)
  await answer(req, own)
  if (changedNames(own.typ, entry.werte, read.werte).length > 0 || read.bemerkung !== null)
    await keepProposal(req, own, { entry, read, photos })
  else
    await inTransaction(
      req,
      sql`delete from partner_vorschlaege where einladung = ${own.id}::uuid and zustand = 'wartet'`,
    )
  return null
}

type Asked = { asked: PartnerTun; photos: readonly Photo[]; who: string }

async function act(
  req: PayloadRequest,
  own: Invitation,
  { asked, photos, who }: Asked,
): Promise<Problems | null> {
  if (asked.tun === 'senden') return send(req, own, { felder: asked.felder, photos, who })
  if (asked.tun === 'beenden') await endInvitation(req, own.id, 'beendet')
  else await answer(req, own)
  return null
}

/** Works on the photos of a form whose link there is. */
async function photosOf(payload: Payload, asked: PartnerTun): Promise<Photo[]> {
  if (asked.tun !== 'senden' || asked.fotos.length === 0) return []
  const own = await findByLink(await createLocalReq({}, payload), asked.zugang)
  return own === null || own.beendet_weil !== null ? [] : preparePhotos(own.id, asked.fotos)
}

/**
 * Sends, confirms or ends what is behind a link, and answers how it stands then; null where there is
 * no such link. A link that holds no more changes nothing. `who` is whom photos are counted for.
 */
export async function actOwn(
  payload: Payload,
  asked: PartnerTun,
  who: string,
): Promise<PartnerAntwort | null> {
  const photos = await photosOf(payload, asked)
  return oneTransaction(payload, async (req) => {
    const database = await executorOf(req)
    await database.execute(sql`set transaction read write`)
    const own = await lockByLink(req, asked.zugang)
    if (own === null) return null
    const before = await viewOf(req, own)
    const fehler = before.stand === 'offen' ? await act(req, own, { asked, photos, who }) : null
    const now = (await lockByLink(req, asked.zugang)) ?? own
    const outcome = fehler === null ? { ergebnis: 'getan' } : { ergebnis: 'fehler', fehler }
    return partnerAntwort.parse({ ...outcome, ansicht: await viewOf(req, now) })
  })
}
