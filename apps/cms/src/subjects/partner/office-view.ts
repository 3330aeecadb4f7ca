import type { PartnerBild } from '@kurstadt/contract/partner'
import type { PayloadRequest } from 'payload'
import { dayAt, localDateTime, todayInBerlin } from '../../platform/time/berlin.ts'
import { germanDate } from '../../wire/serialise/dates.ts'
import { changesOf } from './changes-of.ts'
import { type Entry, readEntry, type Which } from './entry.ts'
import { waitingPhotos } from './photos.ts'
import { viewPictures } from './picture-views.ts'
import { invitationOf, type Proposal, waitingProposal } from './rows.ts'

const dayText = (when: Date | null) => when && germanDate(dayAt(when))

/** What somebody decides about, exactly: a newer version of the entry or of the proposal is another one. */
export const stateOf = ({ doc }: Entry, { gesendet_am, id }: Proposal): string =>
  [id, gesendet_am.toISOString(), new Date(doc.updatedAt).toISOString()].join(' ')

/** Whether the newest version is a draft above what visitors see, or nothing is public at all. */
export const isDraft = ({ doc }: Entry) => doc._status !== 'published'

type Pictures = Awaited<ReturnType<typeof viewPictures>>

/** Pictures as the office sees them: where they lie in the back office, and all that is said of them. */
const officePictures = (which: Which, bilder: readonly PartnerBild[], all: Pictures) =>
  bilder.flatMap(({ id, neu }) => {
    const found = all.find((one) => one.id === id)
    if (found === undefined) return []
    const { bildtext, recht, text, vorschau } = found
    const words = [text, neu?.text_en && `Englisch: ${neu.text_en}`, bildtext, recht]
    return [
      {
        id,
        istNeu: neu !== null,
        vorschau: vorschau?.replace(/^\/media\//, '/api/medien/file/') ?? null,
        gross: neu === null ? null : `/api/${which.typ}/${which.id}/partner-foto/${id}`,
        worte: words.filter((one) => typeof one === 'string' && one !== ''),
      },
    ]
  })

/** The pictures before, now and as they are proposed; null where the proposal leaves them alone. */
async function picturesIn(req: PayloadRequest, which: Which, [entry, one]: [Entry, Proposal]) {
  const { vorher, werte } = one
  const [jetzt, photos] = [entry.werte.bilder, await waitingPhotos(req, one.id)]
  const all = await viewPictures(req, [...vorher.bilder, ...jetzt, ...werte.bilder], photos)
  return {
    vorher: officePictures(which, vorher.bilder, all),
    jetzt: officePictures(which, jetzt, all),
    neu: officePictures(which, werte.bilder, all),
  }
}

async function proposalView(req: PayloadRequest, which: Which, [entry, one]: [Entry, Proposal]) {
  const { bemerkung, gesendet_am, vorher, werte } = one
  const aenderungen = changesOf({ typ: entry.typ, vorher, neu: werte, jetzt: entry.werte })
  const hasPictures = aenderungen.some(({ name }) => name === 'bilder')
  return {
    stand: stateOf(entry, one),
    gesendet: localDateTime(gesendet_am).replace('T', ', '),
    bemerkung,
    istEntwurf: isDraft(entry),
    aenderungen,
    bilder: hasPictures ? await picturesIn(req, which, [entry, one]) : null,
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
    vorschlag: proposal && (await proposalView(req, which, [entry, proposal])),
  }
}
