import { type Termin, veranstaltungStatus } from '@kurstadt/contract'
import type { BrancheneintragDoc, SerieBlock } from '../../../payload-types.ts'
import { endsNextMorning } from '../../../platform/time/next-morning.ts'
import { germanDate, storedDay } from '../../../wire/serialise/dates.ts'
import type { NamedDoc } from '../../../wire/serialise/named.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { idOf, nummerOf, textOrNull, timeOrNull } from '../../../wire/serialise/values.ts'
import { whereOf } from '../../gewerbe/index.ts'

/** One occurrence as it is kept; `regeltag` and `regelzeit` are where the rule put it. */
export type StoredOccurrence = {
  regeltag: string
  regelzeit: string | null
  datum_von: string
  datum_bis: string
  zeit_von: string | null
  zeit_bis: string | null
  status: string
  ort: string | null
}

type Change = NonNullable<SerieBlock['aenderungen']>[number]
type Event = NamedDoc<'veranstaltungen'>
type Venue = {
  brancheneintrag_veranstaltungsort?: string | BrancheneintragDoc | null
  veranstaltungsort?: string | null
}

/** What an editor noted about this day of a series. */
function changeOf(doc: Event, { regeltag, regelzeit, status }: StoredOccurrence): Change | null {
  const changes = doc.serie?.[0]?.aenderungen ?? []
  const ofDay = changes.filter(({ datum }) => storedDay(datum) === regeltag)
  return (
    ofDay.find(({ uhrzeit }) => uhrzeit === regelzeit) ??
    ofDay.find(({ uhrzeit }) => !uhrzeit) ??
    // The only time of its day has changed since: what holds of the day is kept with it.
    ofDay.find(({ stand }) => stand === status && status !== doc.status) ??
    null
  )
}

function isNamed(venue: Venue | null | undefined): venue is Venue {
  return Boolean(venue?.brancheneintrag_veranstaltungsort ?? textOrNull(venue?.veranstaltungsort))
}

function entryOf({ brancheneintrag_veranstaltungsort }: Venue, refs: Refs) {
  const { related, detailPages } = refs
  const entry = related.brancheneintraege?.get(idOf(brancheneintrag_veranstaltungsort) ?? '')
  if (!entry) return null
  const [id, { titel }] = [nummerOf(entry), entry]
  const detailURL = detailUrl(detailPages.brancheneintraege, titel, id)
  return { id, sprache: spracheOf(entry.id, refs), titel, ...whereOf(entry), detailURL }
}

/**
 * Where something takes place: the business entry, the words of the editor, or both; `words` is what
 * those are called in `Refs`.
 */
function venueFields(venue: Venue, words: string, refs: Refs) {
  return {
    veranstaltungsort: textOrNull(venue.veranstaltungsort),
    veranstaltungsort_sprache: spracheOf(words, refs),
    brancheneintrag_veranstaltungsort: entryOf(venue, refs),
  }
}

/** The venue of an event that was moved, by its name alone. */
function homeOf(doc: Event, words: string, refs: Refs): Termin['verlegt_von'] {
  const entry = entryOf(doc, refs)
  if (entry) return { id: entry.id, sprache: entry.sprache, titel: entry.titel }
  const titel = textOrNull(doc.veranstaltungsort)
  return titel === null ? null : { id: null, sprache: spracheOf(words, refs), titel }
}

function placeOf(doc: Event, change: Change | null, refs: Refs) {
  const words = `${doc.id} veranstaltungsort`
  const verlegt_von = homeOf(doc, words, refs)
  if (isNamed(change)) return { ...venueFields(change, change.id ?? '', refs), verlegt_von }
  // Sold out or cancelled is the venue that it was moved to.
  if (doc.status !== 'geplant' && isNamed(doc.neuer_ort))
    return { ...venueFields(doc.neuer_ort, `${doc.id} neuer_ort`, refs), verlegt_von }
  return { ...venueFields(doc, words, refs), verlegt_von: null }
}

function movedFrom(stored: StoredOccurrence): Termin['verschoben_von'] {
  const { regeltag, regelzeit, datum_von, zeit_von } = stored
  if (regeltag === datum_von && regelzeit === zeit_von) return null
  return { datum_von: regeltag, dateFrom: germanDate(regeltag), timeFrom: timeOrNull(regelzeit) }
}

function reasonOf(doc: Event, change: Change | null, status: Termin['status']) {
  if (status === 'geplant') return textOrNull(change?.grund)
  return textOrNull(change?.grund) ?? (doc.status === status ? textOrNull(doc.statusgrund) : null)
}

/** One occurrence of an event on the wire; every other one differs only where an editor said so. */
export function terminOf(doc: Event, stored: StoredOccurrence, refs: Refs): Termin {
  const { datum_von, datum_bis, zeit_von, zeit_bis } = stored
  const change = changeOf(doc, stored)
  const status = veranstaltungStatus.find((one) => one === stored.status) ?? 'geplant'
  return {
    datum_von,
    datum_bis,
    dateFrom: germanDate(datum_von),
    dateTo: germanDate(datum_bis),
    timeFrom: timeOrNull(zeit_von),
    timeTo: timeOrNull(zeit_bis),
    ueber_mitternacht: endsNextMorning(stored),
    ...placeOf(doc, change, refs),
    status,
    statusgrund: reasonOf(doc, change, status),
    verschoben_von: movedFrom(stored),
  }
}
