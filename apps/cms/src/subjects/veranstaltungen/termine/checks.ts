import { Temporal } from 'temporal-polyfill'
import { endsNextMorning, isPastMidnight } from '../../../platform/time/next-morning.ts'
import { germanDay } from './in-words.ts'
import { daysOfRule, mostOccurrences, occurrencesOf, yearsAhead } from './occurrences.ts'
import { weekdayOf } from './rule-days.ts'
import type { Scheduled, Series } from './serie.ts'

const zone = 'Europe/Berlin'
/** An end before the beginning belongs to the next morning, up to this time of day. */
const latestAfterMidnight = '08:00'
const mostYearsAhead = 10
const firstYear = 1900

/** Whether a calendar has the day: 30 February is none, 29 February only in leap years. */
export function isDay(day: string): boolean {
  try {
    Temporal.PlainDate.from(day, { overflow: 'reject' })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** What is wrong with the day of an event: it does not exist, or its year is a slip of the pen. */
export function dayProblem(day: string, heute: string): string | null {
  if (!isDay(day)) return `Den ${germanDay(day)} gibt es im Kalender nicht.`
  const year = Number(day.slice(0, 4))
  if (year < firstYear) return `Das Jahr ${year} liegt zu weit zurück. Bitte prüfen Sie das Datum.`
  if (year > Number(heute.slice(0, 4)) + mostYearsAhead)
    return `Der ${germanDay(day)} liegt mehr als zehn Jahre in der Zukunft. Bitte prüfen Sie das Jahr.`
  return null
}

/** What is wrong with two times; on several days the end may be earlier in the day than the beginning. */
export function timesProblem(
  from: string | null,
  to: string | null,
  hasDays = false,
): string | null {
  if (to !== null && from === null) return 'Bitte geben Sie auch die Uhrzeit des Beginns an.'
  if (hasDays) return null
  if (from !== null && from === to) return 'Beginn und Ende sind gleich.'
  if (isPastMidnight(from, to) && to !== null && to > latestAfterMidnight)
    return `Das Ende liegt vor dem Beginn. Nach Mitternacht darf eine Veranstaltung bis ${latestAfterMidnight} Uhr dauern.`
  return null
}

/** The clock skips an hour in the night to summer time; a time within it does not exist. */
function isSkipped(day: string, time: string | null): boolean {
  if (time === null) return false
  const local = Temporal.PlainDateTime.from(`${day}T${time}`)
  return !local.toZonedDateTime(zone).toPlainDateTime().equals(local)
}

/** What the change to summer time makes of the event's times, or null. */
export function clockProblem(event: Scheduled, heute: string): string | null {
  if (seriesProblem(event, heute) !== null || dayProblem(event.datum_von, heute) !== null)
    return null
  for (const one of occurrencesOf(event, heute)) {
    const { datum_von, datum_bis, zeit_von, zeit_bis } = one
    const end = endsNextMorning(one)
      ? String(Temporal.PlainDate.from(datum_bis).add({ days: 1 }))
      : datum_bis
    const skipped = [
      { day: datum_von, time: zeit_von },
      { day: end, time: zeit_bis },
    ].find(({ day, time }) => isSkipped(day, time))
    if (skipped)
      return `Am ${germanDay(skipped.day)} gibt es ${skipped.time} Uhr nicht: Die Uhr springt von 2 auf 3 Uhr. Bitte wählen Sie eine andere Uhrzeit.`
  }
  return null
}

function endProblem({ rhythmus, bis, anzahl }: Series, first: string): string | null {
  if (rhythmus === 'einzeln') return null
  if (bis === null && anzahl === null)
    return 'Bitte geben Sie an, bis wann oder wie oft sich die Veranstaltung wiederholt.'
  if (bis !== null && anzahl !== null)
    return 'Bitte geben Sie entweder den letzten Tag oder die Anzahl an, nicht beides.'
  if (bis !== null && bis < first) return 'Das Ende der Wiederholung liegt vor dem ersten Termin.'
  return null
}

function reachProblem(event: Scheduled, series: Series, heute: string): string | null {
  const furthest = String(Temporal.PlainDate.from(heute).add({ years: yearsAhead }))
  const tooFar = `Eine Wiederholung darf höchstens ${yearsAhead} Jahre voraus reichen, also bis ${germanDay(furthest)}.`
  if (series.bis !== null && series.bis > furthest) return tooFar
  const tooMany = `Das wären mehr als ${mostOccurrences} Termine. Bitte wählen Sie ein früheres Ende oder teilen Sie die Reihe.`
  if (occurrencesOf(event, heute).length > mostOccurrences) return tooMany
  if (series.anzahl === null || series.rhythmus === 'einzeln') return null
  if (series.anzahl > mostOccurrences) return tooMany
  return daysOfRule(event, series, heute).length < series.anzahl ? tooFar : null
}

function fitProblem(event: Scheduled, series: Series): string | null {
  const first = Temporal.PlainDate.from(event.datum_von)
  if (series.rhythmus !== 'woechentlich' || series.wochentage.length === 0) return null
  return series.wochentage.includes(weekdayOf(first))
    ? null
    : 'Der Beginn der Veranstaltung ist der erste Termin und muss auf einen der gewählten Wochentage fallen.'
}

function strayProblem(event: Scheduled, series: Series, heute: string): string | null {
  const ruled = new Set(daysOfRule(event, series, heute))
  const out = series.ausnahmen.find(({ datum }) => !ruled.has(datum))
  if (out)
    return `Am ${germanDay(out.datum)} wäre ohnehin kein Termin; bitte prüfen Sie die Ausnahme.`
  const known = Map.groupBy(occurrencesOf(event, heute), ({ regeltag }) => regeltag)
  if (known.size === 0) return 'Mit diesen Ausnahmen bleibt kein Termin übrig.'
  const changed = series.aenderungen.find(({ datum }) => !known.has(datum))
  if (changed)
    return `Am ${germanDay(changed.datum)} ist kein Termin, der geändert werden könnte; bitte prüfen Sie das Datum.`
  const late = series.aenderungen.find(({ datum, uhrzeit }) => {
    const times = known.get(datum) ?? []
    return uhrzeit !== null && times.length > 1 && times.every((one) => one.regelzeit !== uhrzeit)
  })
  return late
    ? `Am ${germanDay(late.datum)} ist um ${late.uhrzeit} Uhr kein Termin, der geändert werden könnte; bitte prüfen Sie die Uhrzeit.`
    : null
}

function daysProblem({ bis, ausnahmen, zusatztermine, aenderungen }: Series, heute: string) {
  const days = [
    ...(bis === null ? [] : [bis]),
    ...[...ausnahmen, ...zusatztermine, ...aenderungen].map(({ datum }) => datum),
    ...aenderungen.flatMap(({ neues_datum }) => neues_datum ?? []),
  ]
  return days.map((day) => dayProblem(day, heute)).find((problem) => problem !== null) ?? null
}

/** What is wrong with the series of an event, in words for its editor; null when nothing is. */
export function seriesProblem(event: Scheduled, heute: string): string | null {
  const { serie, datum_von } = event
  if (serie === null || dayProblem(datum_von, heute) !== null) return null
  return (
    daysProblem(serie, heute) ??
    endProblem(serie, datum_von) ??
    fitProblem(event, serie) ??
    reachProblem(event, serie, heute) ??
    strayProblem(event, serie, heute)
  )
}
