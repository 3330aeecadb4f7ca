import {
  type Gesendet,
  type PartnerAntwort,
  type PartnerTun,
  partnerAntwort,
  readPartner,
} from '@kurstadt/contract/partner'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../../env.ts'
import { executorOf, inTransaction, oneTransaction, sql } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { changedNames } from './changes-of.ts'
import { waitingEmail } from './emails.ts'
import { type Entry, readEntry } from './entry.ts'
import { endInvitation } from './invite.ts'
import { type Invitation, lastProposal, lockByLink } from './rows.ts'
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

async function keepProposal(
  req: PayloadRequest,
  { id }: Invitation,
  {
    entry,
    read,
  }: { entry: Entry; read: Pick<ReturnType<typeof readPartner>, 'werte' | 'bemerkung'> },
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
  await notifyOffice(req, sent.parse(row).id, entry)
}

const answer = (req: PayloadRequest, { id }: Invitation) =>
  inTransaction(
    req,
    sql`update partner_einladungen set beantwortet_am = now() where id = ${id}::uuid`,
  )

/** Keeps what was sent; sent as it stands, it says that everything is right and takes back what waits. */
async function send(
  req: PayloadRequest,
  own: Invitation,
  felder: Gesendet,
): Promise<Problems | null> {
  const entry = await readEntry(req, { typ: own.typ, id: own.eintrag }, { isNewest: false })
  if (entry === null) return null
  const last = await lastProposal(req, own.id)
  // Somebody who changes what they have sent brings back its words, too.
  const shown = last?.zustand === 'wartet' ? last.werte : entry.werte
  const heute = todayInBerlin()
  const { fehler, ...read } = readPartner({ typ: own.typ, felder, alt: shown, heute })
  if (Object.keys(fehler).length > 0) return fehler
  await answer(req, own)
  if (changedNames(own.typ, entry.werte, read.werte).length > 0 || read.bemerkung !== null)
    await keepProposal(req, own, { entry, read })
  else
    await inTransaction(
      req,
      sql`delete from partner_vorschlaege where einladung = ${own.id}::uuid and zustand = 'wartet'`,
    )
  return null
}

async function act(
  req: PayloadRequest,
  own: Invitation,
  asked: PartnerTun,
): Promise<Problems | null> {
  if (asked.tun === 'senden') return send(req, own, asked.felder)
  if (asked.tun === 'beenden') await endInvitation(req, own.id, 'beendet')
  else await answer(req, own)
  return null
}

/**
 * Sends, confirms or ends what is behind a link, and answers how it stands then; null where there is
 * no such link. A link that holds no more changes nothing.
 */
export async function actOwn(payload: Payload, asked: PartnerTun): Promise<PartnerAntwort | null> {
  return oneTransaction(payload, async (req) => {
    const database = await executorOf(req)
    await database.execute(sql`set transaction read write`)
    const own = await lockByLink(req, asked.zugang)
    if (own === null) return null
    const before = await viewOf(req, own)
    const fehler = before.stand === 'offen' ? await act(req, own, asked) : null
    const now = (await lockByLink(req, asked.zugang)) ?? own
    const outcome = fehler === null ? { ergebnis: 'getan' } : { ergebnis: 'fehler', fehler }
    return partnerAntwort.parse({ ...outcome, ansicht: await viewOf(req, now) })
  })
}
