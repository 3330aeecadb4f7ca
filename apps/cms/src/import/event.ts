import { type Answer, calls, type Termin } from '@kurstadt/contract'
import { rowsOf, type Values } from '../record.ts'
import { centOf, daysFrom, daysUntil, mostFrequent, slotOf } from './event-parts.ts'
import { seriesOf } from './event-series.ts'
import type { Lookup } from './from-wire.ts'

type Event = Answer<'veranstaltungen/{id}'>

const noTimes = { timeFrom: null, timeTo: null }
const noMove = { datum_von: null, datum_bis: null, ...noTimes }
const noVenue = { brancheneintrag_veranstaltungsort: null, veranstaltungsort: null }

/** Where an occurrence takes place; words that only stand in for a translation are none. */
function venueOf(one: Termin, { sprache }: Pick<Event, 'sprache'>): Values {
  const { brancheneintrag_veranstaltungsort, veranstaltungsort, veranstaltungsort_sprache } = one
  const isOwn = veranstaltungsort_sprache === sprache
  return {
    brancheneintrag_veranstaltungsort,
    veranstaltungsort: isOwn ? veranstaltungsort : null,
  }
}

function isSameVenue(one: Termin, other: Termin | undefined): boolean {
  const { brancheneintrag_veranstaltungsort: entry, veranstaltungsort } = one
  return (
    other !== undefined &&
    other.brancheneintrag_veranstaltungsort?.id === entry?.id &&
    other.veranstaltungsort === veranstaltungsort
  )
}

/** What the import knows besides the German answer: where things are, and the English one. */
type Known = { lookup: Lookup; english: Values | null; sprache: Event['sprache'] }

/**
 * Where an event is at home. Where all of it was moved the wire only says what that was called: an
 * entry of the business directory, unless English visitors are told the German words too.
 */
function homeOf(termine: readonly Termin[], { lookup, english, sprache }: Known): Values {
  const still = termine.find(({ verlegt_von }) => verlegt_von === null)
  if (still) return venueOf(still, { sprache })
  const name = termine[0]?.verlegt_von ?? null
  const isWords = english !== null && rowsOf(english.termine)[0]?.verlegt_von === name
  const entry = name === null || isWords ? null : lookup.titled('brancheneintraege', name)
  return {
    brancheneintrag_veranstaltungsort: entry,
    veranstaltungsort: entry === null ? name : null,
  }
}

/** One time: where it stood before, and where it was moved. */
function singleOf(only: Termin, known: Known): Values {
  const { datum_von, datum_bis, timeFrom, timeTo, status, statusgrund } = only
  const first = slotOf(only)
  const isPostponed = only.verschoben_von !== null
  return {
    datum_von: first.day,
    datum_bis: daysFrom(first.day, daysUntil(datum_von, datum_bis)),
    timeFrom: first.from,
    timeTo: first.from === timeFrom ? timeTo : null,
    status,
    statusgrund,
    neuer_termin: isPostponed ? { datum_von, datum_bis, timeFrom, timeTo } : noMove,
    ...homeOf([only], known),
    neuer_ort: only.verlegt_von === null ? noVenue : venueOf(only, known),
    serie: [],
  }
}

/** A state that holds for all of a series; a single day that is cancelled is a change of that day. */
function stateOf(termine: readonly Termin[]): Termin['status'] {
  const states = termine.map(({ status }) => status)
  const some = states.filter((one) => one !== 'abgesagt')
  return mostFrequent(some.length > 0 ? some : states) ?? 'geplant'
}

function severalOf(event: Event, termine: readonly Termin[], known: Known): Values {
  const { serie } = event
  const status = stateOf(termine)
  const reasons = termine.flatMap((one) => (one.status === status ? [one.statusgrund] : []))
  const statusgrund = status === 'geplant' ? null : (mostFrequent(reasons) ?? null)
  const home = homeOf(termine, known)
  const still = termine.find(({ verlegt_von }) => verlegt_von === null)
  const venueWhereMoved = (one: Termin) => (isSameVenue(one, still) ? {} : venueOf(one, event))
  const shared = { status, statusgrund, ...home, neuer_termin: noMove, neuer_ort: noVenue }
  if (serie === null) return shared
  return { ...shared, ...seriesOf({ serie, termine, shared, venueWhereMoved }) }
}

/**
 * An event as the model keeps it (spec 3). The wire says when it takes place; the model keeps where
 * the rule put each day, and every change of a day beside it.
 */
export function eventOf(wire: Values, lookup: Lookup, english: Values | null): Values {
  const event = calls['veranstaltungen/{id}'].answer.parse(wire)
  const known = { lookup, english, sprache: event.sprache }
  const termine = event.termine ?? [event]
  const [only] = termine
  const when =
    only && event.serie === null && termine.length === 1
      ? singleOf(only, known)
      : severalOf(event, termine, known)
  const preise = rowsOf(wire.preise).map(({ betrag, ...row }) => ({
    ...row,
    betrag_cent: centOf(betrag),
  }))
  return { ...wire, ...when, preise }
}
