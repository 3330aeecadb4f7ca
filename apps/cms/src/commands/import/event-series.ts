import type { Serie, Termin } from '@kurstadt/contract'
import type { Values } from '../../platform/record.ts'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { type Occurrence, occurrencesOf, scheduled } from '../../subjects/veranstaltungen/index.ts'
import { daysFrom, daysUntil, mostFrequent, slotOf } from './event-parts.ts'

/** What is known of a series: its rule and its days; `shared` is what holds for all of them. */
type Known = {
  serie: Serie
  termine: readonly Termin[]
  shared: Values
  /** The venue of a day, where it is not that of the event. */
  venueWhereMoved: (one: Termin) => Values
}

/** A time of day at which something takes place. */
type Time = { timeFrom: string | null; timeTo: string | null }

/** A series as it is stored, and what it gives. */
type Guess = { first: string; times: readonly Time[]; extra: readonly Termin[] }

const keyOf = (day: string, from: string | null) => `${day} ${from ?? ''}`
const keyOfTermin = (one: Termin) => keyOf(slotOf(one).day, slotOf(one).from)

function rowOf({ serie }: Known, { times: [, ...more], extra }: Guess) {
  const { rhythmus, abstand, wochentage, bis, anzahl, ausnahmen } = serie
  return {
    blockType: 'serie',
    rhythmus,
    abstand,
    wochentage: rhythmus === 'woechentlich' ? wochentage : [],
    bis,
    anzahl,
    weitereZeiten: more,
    ausnahmen: ausnahmen.map(({ datum, grund }) => ({ datum, grund })),
    zusatztermine: extra.map((one) => ({
      datum: slotOf(one).day,
      timeFrom: slotOf(one).from,
      timeTo: slotOf(one).from === one.timeFrom ? one.timeTo : null,
    })),
  }
}

/** How many days one occurrence takes, the first not counted. */
function lengthOf({ termine }: Known): number {
  return mostFrequent(termine.map((one) => daysUntil(one.datum_von, one.datum_bis))) ?? 0
}

function documentOf(known: Known, guess: Guess) {
  const [time] = guess.times
  return {
    datum_von: guess.first,
    datum_bis: daysFrom(guess.first, lengthOf(known)),
    timeFrom: time?.timeFrom ?? null,
    timeTo: time?.timeTo ?? null,
    serie: rowOf(known, guess),
  }
}

/** What the rule alone would give. */
function ruledBy(known: Known, guess: Guess): Occurrence[] {
  const { serie, ...day } = documentOf(known, guess)
  const event = { ...day, status: 'geplant', serie: [{ ...serie, aenderungen: [] }] }
  return occurrencesOf(scheduled.parse(event), todayInBerlin())
}

/** The end of a time that was not moved. */
function endOf(termine: readonly Termin[], from: string | null): string | null {
  const kept = termine.filter((one) => slotOf(one).from === from && one.timeFrom === from)
  return mostFrequent(kept.map(({ timeTo }) => timeTo)) ?? null
}

/** The times that every day of the rule has; the first is that of the event. */
function timesOn(days: ReadonlySet<string>, { termine }: Known): Time[] {
  const ruled = termine.filter((one) => days.has(slotOf(one).day))
  const counts = Map.groupBy(ruled, (one) => slotOf(one).from)
  const daily = [...counts].filter(([, rows]) => rows.length === days.size)
  const used = daily.length > 0 ? daily : [...counts].slice(0, 1)
  return used.map(([from]) => ({ timeFrom: from, timeTo: endOf(ruled, from) }))
}

/** The series that begins on a day; null when its rule gives days that the source does not name. */
function guessFrom(first: string, known: Known): Guess | null {
  const named = new Set(known.termine.map((one) => slotOf(one).day))
  const days = new Set(
    ruledBy(known, { first, times: [], extra: [] }).map(({ regeltag }) => regeltag),
  )
  if (days.size === 0 || [...days].some((day) => !named.has(day))) return null
  const times = timesOn(days, known)
  const ruled = new Set(
    ruledBy(known, { first, times, extra: [] }).map((one) => keyOf(one.regeltag, one.regelzeit)),
  )
  return { first, times, extra: known.termine.filter((one) => !ruled.has(keyOfTermin(one))) }
}

/** A rule that fits no day it could have begun on: its days are kept, one by one. */
function dayByDay({ termine }: Known, days: readonly string[]): Guess {
  const [first = ''] = days
  const [only, ...extra] = termine.toSorted((a, b) => keyOfTermin(a).localeCompare(keyOfTermin(b)))
  const from = only ? slotOf(only).from : null
  return { first, times: [{ timeFrom: from, timeTo: endOf(termine, from) }], extra }
}

function changeOf(known: Known, ruled: Occurrence | undefined, one: Termin): Values[] {
  const { shared, venueWhereMoved } = known
  const { day, from } = slotOf(one)
  const isMoved = one.datum_von !== day
  const isOtherTime = one.timeFrom !== from || one.timeTo !== (ruled?.zeit_bis ?? null)
  const reason = one.status === shared.status ? shared.statusgrund : null
  const venue = venueWhereMoved(one)
  const isSame = one.status === shared.status && one.statusgrund === reason
  if (isSame && !isMoved && !isOtherTime && Object.keys(venue).length === 0) return []
  const time = isOtherTime ? { timeFrom: one.timeFrom, timeTo: one.timeTo } : {}
  return [
    {
      datum: day,
      uhrzeit: from,
      stand: one.status,
      grund: one.statusgrund,
      neues_datum: isMoved ? one.datum_von : null,
      ...time,
      ...venue,
    },
  ]
}

function firstFitting(known: Known, days: readonly string[]): Guess | null {
  for (const day of days) {
    const guess = guessFrom(day, known)
    if (guess) return guess
  }
  return null
}

/**
 * The rule of a series with everything that deviates from it. The wire does not say on which day
 * it began: the first one fits from which the rule gives no day that the source does not name.
 */
export function seriesOf(known: Known): Values {
  const { serie, termine } = known
  const left = serie.ausnahmen.map(({ datum }) => datum)
  const days = [...new Set([...termine.map((one) => slotOf(one).day), ...left])].sort()
  const guess = firstFitting(known, days) ?? dayByDay(known, days)
  const { serie: row, ...day } = documentOf(known, guess)
  const ruled = new Map(
    ruledBy(known, guess).map((one) => [keyOf(one.regeltag, one.regelzeit), one]),
  )
  const aenderungen = termine.flatMap((one) => changeOf(known, ruled.get(keyOfTermin(one)), one))
  return { ...day, serie: [{ ...row, aenderungen }] }
}
