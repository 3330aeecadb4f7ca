import { type Answer, calls, type Termin } from '@kurstadt/contract'
import { rowsOf, type Values } from '../../platform/record.ts'
import { centOf, daysFrom, daysUntil, mostFrequent, slotOf } from './event-parts.ts'
import { seriesOf } from './event-series.ts'

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

/** Where an event is at home: where all of it was moved, that is where it stood before. */
function homeOf(termine: readonly Termin[], event: Pick<Event, 'sprache'>): Values {
  const still = termine.find(({ verlegt_von }) => verlegt_von === null)
  if (still) return venueOf(still, event)
  const before = termine[0]?.verlegt_von ?? null
  if (before === null) return noVenue
  if (before.id !== null) return { ...noVenue, brancheneintrag_veranstaltungsort: before.id }
  return { ...noVenue, veranstaltungsort: before.sprache === event.sprache ? before.titel : null }
}

/** One time: where it stood before, and where it was moved. */
function singleOf(only: Termin, event: Pick<Event, 'sprache'>): Values {
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
    ...homeOf([only], event),
    neuer_ort: only.verlegt_von === null ? noVenue : venueOf(only, event),
    serie: [],
  }
}

/** A state that holds for all of a series; a single day that is cancelled is a change of that day. */
function stateOf(termine: readonly Termin[]): Termin['status'] {
  const states = termine.map(({ status }) => status)
  const some = states.filter((one) => one !== 'abgesagt')
  return mostFrequent(some.length > 0 ? some : states) ?? 'geplant'
}

function severalOf(event: Event, termine: readonly Termin[]): Values {
  const { serie } = event
  const status = stateOf(termine)
  const reasons = termine.flatMap((one) => (one.status === status ? [one.statusgrund] : []))
  const statusgrund = status === 'geplant' ? null : (mostFrequent(reasons) ?? null)
  const home = homeOf(termine, event)
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
export function eventOf(wire: Values): Values {
  const event = calls['veranstaltungen/{id}'].answer.parse(wire)
  const termine = event.termine ?? [event]
  const [only] = termine
  const when =
    only && event.serie === null && termine.length === 1
      ? singleOf(only, event)
      : severalOf(event, termine)
  const preise = rowsOf(wire.preise).map(({ betrag, ...row }) => ({
    ...row,
    betrag_cent: centOf(betrag),
  }))
  return { ...wire, ...when, preise }
}
