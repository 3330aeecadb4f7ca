import Holidays from 'date-holidays'
import { LRUCache } from 'lru-cache'
import { daysLater } from './days.ts'

/** The states of Germany by their short names. */
export const bundeslaender = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const

/** Short name of a state. */
export type Bundesland = keyof typeof bundeslaender

/** A day with what it is called. */
export type NamedDay = { tag: string; anlass: string }

/** A day on which every office is shut, and whether it is a public holiday. */
type ClosingDay = NamedDay & { feiertag: boolean }

const calendars = new Map<Bundesland, Holidays>()

function calendarOf(land: Bundesland): Holidays {
  const calendar = calendars.get(land) ?? new Holidays('DE', land)
  calendars.set(land, calendar)
  return calendar
}

/** Public holidays by state, year and language: to work out a year takes some milliseconds. */
const years = new LRUCache<string, readonly NamedDay[]>({ max: 256 })

function holidaysOf(land: Bundesland, year: number, sprache: 'de' | 'en'): readonly NamedDay[] {
  const key = `${land} ${year} ${sprache}`
  const known = years.get(key)
  if (known) return known
  const days = calendarOf(land)
    .getHolidays(year, sprache)
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ tag: date.slice(0, 10), anlass: name }))
  years.set(key, days)
  return days
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** Public holidays of a state from one day to another (`YYYY-MM-DD`), in order. */
export function holidaysBetween(
  land: Bundesland,
  { from, to }: { from: string; to: string },
  sprache: 'de' | 'en',
): NamedDay[] {
  return Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, i) => yearOf(from) + i)
    .flatMap((year) => holidaysOf(land, year, sprache))
    .filter(({ tag }) => from <= tag && tag <= to)
}

/** Days ahead for which closing days are told: as far as anybody plans a visit to an office. */
const daysAhead = 92

/**
 * Days from yesterday on which every office is shut, each once and in order: what the town wrote
 * goes before the name of a holiday.
 */
export function closingDays(
  own: readonly NamedDay[],
  { land, heute, sprache }: { land: Bundesland; heute: string; sprache: 'de' | 'en' },
): ClosingDay[] {
  const span = { from: daysLater(heute, -1), to: daysLater(heute, daysAhead) }
  const holidays = new Map(holidaysBetween(land, span, sprache).map((day) => [day.tag, day.anlass]))
  const named = new Map(holidays)
  for (const { tag, anlass } of own)
    if (span.from <= tag && tag <= span.to) named.set(tag, anlass || (named.get(tag) ?? ''))
  return [...named]
    .map(([tag, anlass]) => ({ tag, anlass, feiertag: holidays.has(tag) }))
    .sort((a, b) => a.tag.localeCompare(b.tag))
}
