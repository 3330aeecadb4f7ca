import type { PayloadRequest } from 'payload'
import { dayAt, localDateTime, todayInBerlin } from '../../platform/time/berlin.ts'
import { germanDate } from '../../wire/serialise/dates.ts'
import { changesOf } from './changes-of.ts'
import { type Entry, readEntry, type Which } from './entry.ts'
import { invitationOf, type Proposal, waitingProposal } from './rows.ts'

const dayText = (when: Date | null) => when && germanDate(dayAt(when))

/** What somebody decides about, exactly: a newer version of the entry or of the proposal is another one. */
export const stateOf = ({ doc }: Entry, { gesendet_am, id }: Proposal): string =>
  [id, gesendet_am.toISOString(), new Date(doc.updatedAt).toISOString()].join(' ')

/** Whether the newest version is a draft above what visitors see, or nothing is public at all. */
export const isDraft = ({ doc }: Entry) => doc._status !== 'published'

function proposalView(entry: Entry, one: Proposal) {
  const { bemerkung, gesendet_am, vorher, werte } = one
  return {
    stand: stateOf(entry, one),
    gesendet: localDateTime(gesendet_am).replace('T', ', '),
    bemerkung,
    istEntwurf: isDraft(entry),
    aenderungen: changesOf({ typ: entry.typ, vorher, neu: werte, jetzt: entry.werte }),
  }
}

/** Who keeps an entry, and what waits; null for an entry that is gone. */
export async function officeView(req: PayloadRequest, which: Which) {
  const entry = await readEntry(req, which, { isNewest: true })
  if (entry === null) return null
  const invitation = await invitationOf(req, which)
  const proposal = await waitingProposal(req, which)
  return {
    adresse: entry.werte.email,
    einladung: invitation && {
      email: invitation.email ?? '',
      seit: dayText(invitation.erstellt_am),
      gueltig_bis: germanDate(invitation.gueltig_bis),
      abgelaufen: invitation.gueltig_bis < todayInBerlin(),
      beantwortet: dayText(invitation.beantwortet_am),
    },
    vorschlag: proposal && proposalView(entry, proposal),
  }
}
