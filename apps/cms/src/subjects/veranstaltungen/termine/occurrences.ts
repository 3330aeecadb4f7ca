import type { Veranstaltung } from '@kurstadt/contract'
import { Temporal } from 'temporal-polyfill'
import { newDayOf } from './new-day.ts'
import { ruleDays } from './rule-days.ts'
import type { Change, Holiday, Scheduled, Series, Venue } from './serie.ts'

/** Most occurrences one event may have. */
export const mostOccurrences = 500
/** How many years ahead of today a series may reach. */
export const yearsAhead = 3

/** One time at which an event takes place; days as `YYYY-MM-DD`, times as `HH:mm`, in Europe/Berlin. */
export type Occurrence = {
  /** Where the rule put it, also when it was moved since: that is what names it. */
  regeltag: string
  regelzeit: string | null
  datum_von: string
  datum_bis: string
  zeit_von: string | null
  zeit_bis: string | null
  status: Veranstaltung['status']
  /** The business entry it takes place at, by id. */
  ort: string | null
}

type Slot = { day: string; from: string | null; to: string | null }

const plainDate = (day: string) => Temporal.PlainDate.from(day)

function lengthInDays(first: string, last: string | null): number {
  if (last === null || last <= first) return 0
  return plainDate(first).until(plainDate(last)).days
}

/** The last day a series may reach: its own end or, before that, three years from today. */
function horizonOf({ bis }: Series, heute: string): Temporal.PlainDate {
  const furthest = plainDate(heute).add({ years: yearsAhead })
  if (bis === null) return furthest
  const own = plainDate(bis)
  return Temporal.PlainDate.compare(own, furthest) < 0 ? own : furthest
}

/** Days that the rule of a series gives, exceptions included; at most one more than is allowed. */
export function daysOfRule(event: Scheduled, series: Series, heute: string): string[] {
  const limit = Math.min(series.anzahl ?? Number.POSITIVE_INFINITY, mostOccurrences + 1)
  return ruleDays(plainDate(event.datum_von), series, {
    last: horizonOf(series, heute),
    limit,
  }).map(String)
}

/** Public holidays on which a series does not take place; none where it does. */
function holidaysOut({ nicht_an_feiertagen, feiertage }: Series): readonly Holiday[] {
  return nicht_an_feiertagen ? feiertage : []
}

function slotsOf(event: Scheduled, heute: string): Slot[] {
  const { serie, timeFrom, timeTo } = event
  if (serie === null) return [{ day: event.datum_von, from: timeFrom, to: timeTo }]
  const out = new Set([...serie.ausnahmen, ...holidaysOut(serie)].map(({ datum }) => datum))
  const times = [{ timeFrom, timeTo }, ...serie.weitereZeiten]
  const ruled = daysOfRule(event, serie, heute)
    .filter((day) => !out.has(day))
    .flatMap((day) => times.map((time) => ({ day, from: time.timeFrom, to: time.timeTo })))
  const extra = serie.zusatztermine.map((one) => ({
    day: one.datum,
    from: one.timeFrom ?? timeFrom,
    to: one.timeFrom === null ? timeTo : one.timeTo,
  }))
  return withoutTwins([...ruled, ...extra])
}

function withoutTwins(slots: readonly Slot[]): Slot[] {
  return [...new Map(slots.map((slot) => [`${slot.day} ${slot.from ?? ''}`, slot])).values()]
}

/**
 * The change of a day: that of its time, else that of the whole day. Where a day has one time alone,
 * its change is that of the day, also when the time of the series was changed since.
 */
function changeOf({ serie }: Scheduled, { day, from }: Slot, isOnly: boolean): Change | null {
  const changes = serie?.aenderungen.filter(({ datum }) => datum === day) ?? []
  return (
    changes.find(({ uhrzeit }) => uhrzeit === from) ??
    changes.find(({ uhrzeit }) => uhrzeit === null || isOnly) ??
    null
  )
}

/** The change of an event that is no series: the new day of one that was postponed. */
function ownMove(event: Scheduled): Change | null {
  const moved = newDayOf(event)
  if (event.serie !== null || !moved?.datum_von) return null
  return {
    datum: moved.datum_von,
    uhrzeit: null,
    stand: event.status,
    neues_datum: moved.datum_von,
    timeFrom: moved.timeFrom,
    timeTo: moved.timeTo,
    brancheneintrag_veranstaltungsort: null,
    veranstaltungsort: null,
  }
}

function isNamed(venue: Venue | null): venue is Venue {
  return Boolean(venue?.brancheneintrag_veranstaltungsort ?? venue?.veranstaltungsort)
}

/** The new venue of an event that was moved, whatever became of it since: sold out is the new one. */
export function newVenueOf({ neuer_ort, status }: Pick<Scheduled, 'neuer_ort' | 'status'>) {
  return status !== 'geplant' && isNamed(neuer_ort) ? neuer_ort : null
}

/** The venue that holds in the end: that of the day, the new one of the event, or its first. */
function venueOf(event: Scheduled, move: Change | null): Venue {
  if (isNamed(move)) return move
  return newVenueOf(event) ?? event
}

function occurrenceOf(event: Scheduled, slot: Slot, isOnly: boolean): Occurrence {
  const move = changeOf(event, slot, isOnly) ?? ownMove(event)
  const status = event.status === 'abgesagt' ? event.status : (move?.stand ?? event.status)
  const day = move?.neues_datum ?? slot.day
  const last = event.serie === null ? event.neuer_termin?.datum_bis : null
  const length =
    move && last ? lengthInDays(day, last) : lengthInDays(event.datum_von, event.datum_bis)
  return {
    regeltag: slot.day,
    regelzeit: slot.from,
    datum_von: day,
    datum_bis: length === 0 ? day : String(plainDate(day).add({ days: length })),
    zeit_von: move?.timeFrom ?? slot.from,
    zeit_bis: move?.timeFrom ? move.timeTo : slot.to,
    status,
    ort: venueOf(event, move).brancheneintrag_veranstaltungsort,
  }
}

const keyOf = ({ datum_von, zeit_von }: Occurrence) => `${datum_von} ${zeit_von ?? ''}`

/**
 * Every time at which an event takes place, in their order; an event without a series has one.
 * Cancelled ones are among them. `heute` is a day in Europe/Berlin.
 */
export function occurrencesOf(event: Scheduled, heute: string): Occurrence[] {
  const slots = slotsOf(event, heute)
  const times = Map.groupBy(slots, ({ day }) => day)
  return slots
    .map((slot) => occurrenceOf(event, slot, times.get(slot.day)?.length === 1))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, mostOccurrences + 1)
}
