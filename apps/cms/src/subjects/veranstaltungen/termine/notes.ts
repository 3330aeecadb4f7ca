import { Temporal } from 'temporal-polyfill'
import { endsNextMorning, isOverDays } from '../../../platform/time/next-morning.ts'
import { clockProblem, dayProblem, seriesProblem, timesProblem } from './checks.ts'
import { dayInWords, germanDay } from './in-words.ts'
import { type Occurrence, occurrencesOf } from './occurrences.ts'
import type { Scheduled } from './serie.ts'

const zone = 'Europe/Berlin'

/** What an editor should know of the days and times: `error` is refused on publishing. */
export type Note = { level: 'error' | 'warning' | 'info'; text: string }

const warning = (text: string): Note => ({ level: 'warning', text })
const info = (text: string): Note => ({ level: 'info', text })

/** What publishing will refuse. */
function problemsOf(event: Scheduled, heute: string): string[] {
  const { datum_von, datum_bis, neuer_termin, timeFrom, timeTo } = event
  const moved = [neuer_termin?.datum_von, neuer_termin?.datum_bis]
  const days = [datum_von, datum_bis, ...moved].filter((day) => typeof day === 'string')
  const wrongDay = days.map((day) => dayProblem(day, heute)).find((one) => one !== null)
  if (wrongDay) return [wrongDay]
  const isBackwards = datum_bis !== null && datum_bis < datum_von
  const found = [
    isBackwards ? 'Das Ende liegt vor dem Beginn.' : null,
    timesProblem(timeFrom, timeTo, isOverDays(datum_von, datum_bis)),
    seriesProblem(event, heute),
    clockProblem(event, heute),
  ]
  return found.filter((one) => one !== null)
}

/** The last day on which something of it takes place. */
function endOf(one: Occurrence): Temporal.PlainDate {
  const day = Temporal.PlainDate.from(one.datum_bis)
  return endsNextMorning(one) ? day.add({ days: 1 }) : day
}

function pastNote(days: readonly Occurrence[], heute: string): Note[] {
  if (days.some((one) => String(endOf(one)) >= heute)) return []
  return [
    warning(
      days.length === 1
        ? 'Der Termin liegt in der Vergangenheit. Er steht nur noch im Archiv.'
        : 'Alle Termine liegen in der Vergangenheit. Sie stehen nur noch im Archiv.',
    ),
  ]
}

function midnightNote(one: Occurrence): Note[] {
  if (!endsNextMorning(one)) return []
  return [
    info(`Geht über Mitternacht: Ende am ${dayInWords(String(endOf(one)))}, ${one.zeit_bis} Uhr.`),
  ]
}

function at(day: Temporal.PlainDate, time: string, which: 'earlier' | 'later') {
  return day.toPlainDateTime(time).toZonedDateTime(zone, { disambiguation: which })
}

/** In the night to winter time the hour from 2 to 3 comes twice. */
function twiceNote(one: Occurrence): Note[] {
  const ends = [
    { day: Temporal.PlainDate.from(one.datum_von), time: one.zeit_von },
    { day: endOf(one), time: one.zeit_bis },
  ]
  const double = ends.find(
    ({ day, time }) => time !== null && !at(day, time, 'earlier').equals(at(day, time, 'later')),
  )
  if (!double) return []
  const { day, time } = double
  return [
    warning(
      `Am ${germanDay(String(day))} gibt es ${time} Uhr zweimal: Die Uhr geht von 3 auf 2 Uhr zurück. Bitte sagen Sie im Text, welche Zeit gilt.`,
    ),
  ]
}

/** The clock changes while it lasts: the night is an hour longer or shorter than the times say. */
function lengthNote(one: Occurrence): Note[] {
  const { zeit_von, zeit_bis, datum_von } = one
  if (zeit_von === null || zeit_bis === null) return []
  const [first, last] = [Temporal.PlainDate.from(datum_von), endOf(one)]
  const real = at(first, zeit_von, 'earlier')
    .until(at(last, zeit_bis, 'later'))
    .total('hours')
  const read = first.toPlainDateTime(zeit_von).until(last.toPlainDateTime(zeit_bis)).total('hours')
  if (real === read) return []
  const change = real > read ? 'länger' : 'kürzer'
  return [
    info(
      `In der Nacht zum ${germanDay(String(last))} wird die Uhr umgestellt: Die Veranstaltung dauert eine Stunde ${change}, als die Zeiten sagen.`,
    ),
  ]
}

function skippedNote({ serie, datum_von }: Scheduled): Note[] {
  const day = Number(datum_von.slice(8))
  if (serie?.rhythmus === 'jaehrlich' && datum_von.endsWith('-02-29'))
    return [warning('Den 29. Februar gibt es nur in Schaltjahren; andere Jahre entfallen.')]
  if (serie?.rhythmus === 'monatlich_tag' && day > 28)
    return [warning(`Monate ohne einen ${day}. Tag werden ausgelassen.`)]
  return []
}

/** Each kind of note once, with the first day it is about. */
function firstOf(days: readonly Occurrence[], note: (one: Occurrence) => Note[]): Note[] {
  return days.flatMap(note).slice(0, 1)
}

/** What there is to know of the days and times of an event before it is saved. */
export function notesOf(event: Scheduled, heute: string): Note[] {
  const problems = problemsOf(event, heute)
  if (problems.length > 0) return problems.map((text) => ({ level: 'error', text }))
  const days = occurrencesOf(event, heute)
  return [
    ...pastNote(days, heute),
    ...firstOf(days, midnightNote),
    ...firstOf(days, twiceNote),
    ...firstOf(days, lengthNote),
    ...skippedNote(event),
  ]
}
