import type { PartnerWerte } from '@kurstadt/contract/partner'
import type { PayloadRequest } from 'payload'
import { awaitTurn } from '../../editing/changes/index.ts'
import { writeAuditLog } from '../../editing/protokoll/index.ts'
import { entryName } from '../../editing/workflow/index.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { sweepSoon } from '../../platform/media/index.ts'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { daysLater } from '../../platform/time/days.ts'
import { changesOf } from './changes-of.ts'
import { businessData, hostData } from './data-of.ts'
import { declinedEmail } from './emails.ts'
import { type Entry, readEntry, type Which } from './entry.ts'
import { isDraft, stateOf } from './office-view.ts'
import { dropPhotos } from './photos.ts'
import { invitationOf, type Proposal, waitingProposal } from './rows.ts'
import { readOffice } from './stelle.ts'
import { type Prepared, takePhotos } from './take-photos.ts'
import { pagesOf } from './zugang.ts'

/** What came of it, in German. */
export type Outcome = { isDone: boolean; message: string }

const refused = (message: string): Outcome => ({ isDone: false, message })

const newer = refused(
  'Der Eintrag oder der Vorschlag wurde inzwischen geändert. Hier steht jetzt der neue Stand: Bitte sehen Sie ihn an und entscheiden Sie noch einmal.',
)
const lost = refused(
  'Ein Foto liegt nicht mehr in der Ablage. Bitte lehnen Sie den Vorschlag ab und bitten Sie um das Foto.',
)
const gone = refused('Hier wartet kein Vorschlag mehr.')

type Waiting = { entry: Entry; proposal: Proposal }

/** What waits, locked: the invitation first, as its partner does. */
async function waiting(req: PayloadRequest, which: Which): Promise<Waiting | null> {
  await invitationOf(req, which)
  const proposal = await waitingProposal(req, which)
  const entry = await readEntry(req, which, { isNewest: true })
  return proposal && entry && { entry, proposal }
}

type Changed = ReadonlySet<keyof PartnerWerte>

/** The pictures that an entry gets; null where one of them is not there any more. */
async function pictureData(
  req: PayloadRequest,
  { entry: { titel }, proposal }: Waiting,
  [of, prepared]: [Changed, Prepared],
) {
  if (!of.has('bilder')) return {}
  const ids = await takePhotos(req, proposal.werte, { prepared, titel })
  return ids && { bild: ids[0] ?? null, bilder: ids.slice(1) }
}

/** Writes a proposal into its entry; says whether everything was there. */
async function write(req: PayloadRequest, now: Waiting, prepared: Prepared): Promise<boolean> {
  const { entry, proposal } = now
  const { vorher, werte } = proposal
  const changes = changesOf({ typ: entry.typ, vorher, neu: werte, jetzt: entry.werte })
  const of = new Set(changes.map(({ name }) => name))
  if (of.size === 0) return true
  const pictures = await pictureData(req, now, [of, prepared])
  if (pictures === null) return false
  const draft = isDraft(entry)
  const change = {
    id: entry.doc.id,
    req,
    draft,
    locale: 'de',
    depth: 0,
    overrideAccess: false,
    user: req.user,
  } as const
  const _status = draft ? ('draft' as const) : ('published' as const)
  const heute = todayInBerlin()
  if (entry.typ === 'unterkuenfte') {
    const data = { ...hostData(entry.doc, werte, [of, heute]), ...pictures, _status }
    await req.payload.update({ collection: 'unterkuenfte', ...change, data })
  } else {
    const data = { ...businessData(entry.doc, werte, [of, heute]), ...pictures, _status }
    await req.payload.update({ collection: 'brancheneintraege', ...change, data })
  }
  return true
}

/** Notes a decision; photos that waited for it go (T67). */
async function decided(
  req: PayloadRequest,
  { id }: Proposal,
  [zustand, grund]: ['uebernommen' | 'abgelehnt', string | null],
): Promise<void> {
  await inTransaction(
    req,
    sql`update partner_vorschlaege set zustand = ${zustand}, grund = ${grund}, entschieden_am = now()
        where id = ${id}::uuid`,
  )
  await dropPhotos(req, id)
  sweepSoon(req.payload)
}

/** Writes what a partner has sent into the entry, as its next version: public where the entry is. */
export async function accept(
  req: PayloadRequest,
  which: Which,
  { prepared, stand }: { prepared: Prepared; stand: string },
): Promise<Outcome> {
  await awaitTurn(req)
  const now = await waiting(req, which)
  if (now === null) return gone
  if (stateOf(now.entry, now.proposal) !== stand) return newer
  if (!(await write(req, now, prepared))) return lost
  await decided(req, now.proposal, ['uebernommen', null])
  const message = isDraft(now.entry)
    ? 'Übernommen, als Entwurf: Über dem Eintrag liegt eine Fassung, die noch nicht veröffentlicht ist.'
    : 'Übernommen und veröffentlicht.'
  return { isDone: true, message }
}

/** Days that a link holds at least for whom something was declined: they may want to mend it. */
const timeToMend = 30

async function tell(req: PayloadRequest, which: Which, [now, grund]: [Waiting, string]) {
  const invitation = await invitationOf(req, which)
  if (invitation?.email == null || invitation.id !== now.proposal.einladung) return false
  const until = daysLater(todayInBerlin(), timeToMend)
  await inTransaction(
    req,
    sql`update partner_einladungen set gueltig_bis = greatest(gueltig_bis, ${until}::date)
        where id = ${invitation.id}::uuid`,
  )
  const { email: antwort_an, name: stelle } = await readOffice(req)
  const pages = pagesOf(invitation.id, req.payload.secret)
  const written = declinedEmail(now.entry.titel, grund, { pages, stelle })
  const anlass = `partner:${invitation.id}:abgelehnt:${now.proposal.id}`
  await postMail(req, { an: invitation.email, antwort_an, ...written, anlass, tage: 14 })
  return true
}

/** Declines what a partner has sent, and tells them why. */
export async function decline(
  req: PayloadRequest,
  which: Which,
  { grund, stand }: { grund: string; stand: string },
): Promise<Outcome> {
  await awaitTurn(req)
  const now = await waiting(req, which)
  if (now === null) return gone
  if (stateOf(now.entry, now.proposal) !== stand) return newer
  await decided(req, now.proposal, ['abgelehnt', grund])
  await writeAuditLog(req, {
    vorgang: 'geaendert',
    sammlung: which.typ,
    eintrag: await entryName(req, which.typ, which.id, { draft: true }),
    dokument: which.id,
    felder: ['Pflege durch den Partner: Vorschlag abgelehnt'],
  })
  const isTold = await tell(req, which, [now, grund])
  const message = isTold
    ? 'Abgelehnt. Der Grund geht per Mail hinaus.'
    : 'Abgelehnt. Die Einladung ist beendet, deshalb geht keine Mail hinaus.'
  return { isDone: true, message }
}
