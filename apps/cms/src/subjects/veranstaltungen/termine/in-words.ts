import { Temporal } from 'temporal-polyfill'
import { tagNamen } from '../../../editing/oeffnungszeiten/index.ts'
import type { Occurrence } from './occurrences.ts'
import { weekdayOf, weekdays, weekOfMonth } from './rule-days.ts'
import type { Scheduled, Series } from './serie.ts'

/** `2027-01-03` as `03.01.2027`. */
export const germanDay = (day: string) => day.split('-').reverse().join('.')

/** `2027-01-03` as `So, 03.01.2027`. */
export function dayInWords(day: string): string {
  return `${tagNamen[weekdayOf(Temporal.PlainDate.from(day))].slice(0, 2)}, ${germanDay(day)}`
}

const list = new Intl.ListFormat('de-DE')
const monthAndDay = new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** «jeden Sonntag», «alle 2 Wochen am Sonntag und Mittwoch». */
function weekly({ abstand, wochentage }: Series, first: Temporal.PlainDate): string {
  const chosen = wochentage.length === 0 ? [weekdayOf(first)] : wochentage
  const names = weekdays.filter((one) => chosen.includes(one)).map((one) => tagNamen[one])
  const days = list.format(names)
  return abstand === 1 ? `jeden ${days}` : `alle ${abstand} Wochen am ${days}`
}

function monthly(which: string, { abstand }: Series): string {
  return abstand === 1 ? `jeden ${which} im Monat` : `alle ${abstand} Monate am ${which}`
}

const rules: Record<Series['rhythmus'], (series: Series, first: Temporal.PlainDate) => string> = {
  taeglich: ({ abstand }) => (abstand === 1 ? 'jeden Tag' : `alle ${abstand} Tage`),
  woechentlich: weekly,
  monatlich_tag: (series, first) => monthly(`${first.day}.`, series),
  monatlich_wochentag: (series, first) =>
    monthly(`${weekOfMonth(first)}. ${tagNamen[weekdayOf(first)]}`, series),
  monatlich_letzter_wochentag: (series, first) =>
    monthly(`letzten ${tagNamen[weekdayOf(first)]}`, series),
  jaehrlich: ({ abstand }, first) => {
    const day = monthAndDay.format(new Date(`${String(first)}T12:00:00Z`))
    return `${abstand === 1 ? 'jedes Jahr' : `alle ${abstand} Jahre`} am ${day}`
  },
  einzeln: () => 'an einzelnen Tagen',
}

/** The rule of an event in plain German: «jeden 1. Sonntag im Monat»; null where it has none. */
export function ruleInWords({ serie, datum_von }: Scheduled): string | null {
  if (serie === null) return null
  const rule = rules[serie.rhythmus](serie, Temporal.PlainDate.from(datum_von))
  return serie.nicht_an_feiertagen ? `${rule}, nicht an Feiertagen` : rule
}

/** The rule with the number of its days: «jeden Sonntag, 12 Termine»; null where it has none. */
export function seriesInWords(event: Scheduled, { length }: readonly Occurrence[]): string | null {
  const rule = ruleInWords(event)
  return rule && `${rule}, ${length === 1 ? '1 Termin' : `${length} Termine`}`
}

/** «15:30–17:00 Uhr», «ab 15:30 Uhr»; empty where no time is known. */
export function timesInWords({ zeit_von, zeit_bis }: Occurrence): string {
  if (zeit_von === null) return ''
  return zeit_bis === null ? `ab ${zeit_von} Uhr` : `${zeit_von}–${zeit_bis} Uhr`
}
