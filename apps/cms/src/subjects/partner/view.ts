import { type PartnerAnsicht, partnerAnsicht } from '@kurstadt/contract/partner'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { dayAt, todayInBerlin } from '../../platform/time/berlin.ts'
import { detailUrl, nummerOf } from '../../wire/serialise/index.ts'
import { type Entry, readEntry } from './entry.ts'
import { waitingPhotos } from './photos.ts'
import { viewPictures } from './picture-views.ts'
import { type Invitation, lastProposal, type Proposal } from './rows.ts'
import { shownOf } from './shown-of.ts'

const path = z.object({ pfad: z.string() })

/** The page of an entry, where visitors see it. */
async function addressOf(req: PayloadRequest, { doc, typ }: Entry): Promise<string | null> {
  if (doc._status !== 'published') return null
  const [row] = await inTransaction(
    req,
    sql`select l.pfad from seiten s join seiten_locales l on l._parent_id = s.id and l._locale = 'de'
        where s.detailseite_fuer::text = ${typ} and s._status = 'published' order by s.nummer limit 1`,
  )
  if (row === undefined) return null
  const list = path.parse(row).pfad.slice(0, -1)
  return detailUrl({ list, nummer: 0 }, doc.titel, nummerOf(doc))
}

function decisionOf({ entschieden_am, grund, zustand }: Proposal) {
  if (zustand === 'wartet' || entschieden_am === null) return null
  return { ergebnis: zustand, am: dayAt(entschieden_am), grund }
}

/** What a link leads to. */
export async function viewOf(req: PayloadRequest, own: Invitation): Promise<PartnerAnsicht> {
  const { beantwortet_am, beendet_weil, eintrag: id, gueltig_bis, typ } = own
  if (beendet_weil !== null) return { stand: beendet_weil }
  if (gueltig_bis < todayInBerlin()) return { stand: 'abgelaufen' }
  const entry = await readEntry(req, { typ, id }, { isNewest: false })
  if (entry === null) return { stand: 'zurueckgenommen' }
  const last = await lastProposal(req, own.id)
  const waits = last?.zustand === 'wartet' ? last : null
  const werte = shownOf(entry, waits)
  const photos = waits === null ? [] : await waitingPhotos(req, waits.id)
  return partnerAnsicht.parse({
    stand: 'offen',
    typ,
    titel: entry.titel,
    werte,
    bilder: await viewPictures(req, werte.bilder, photos),
    bemerkung: waits?.bemerkung ?? null,
    adresse: await addressOf(req, entry),
    gueltig_bis,
    wartet_seit: waits && dayAt(waits.gesendet_am),
    entschieden: last && decisionOf(last),
    beantwortet_am: beantwortet_am && dayAt(beantwortet_am),
  })
}
