import type { Ausnahme, Sprache } from '@kurstadt/contract'

type Direction = 'beide' | 'berg' | 'tal'
type Exception = Ausnahme

type Words = {
  titel: string
  tage: readonly string[]
  feiertage: string
  taeglich: string
  bis: (first: string, last: string) => string
  richtung: Record<Exclude<Direction, 'beide'>, string>
  zeit: (time: string) => string
  spanne: (first: string, last: string) => string
  takt: (minutes: number) => string
  preise: string
  preis: { erwachsene: string; kinder: string; familie: string }
  ab: (price: string) => string
  ausnahmen: string
  art: Record<Exception['art'], string>
  abZeit: (time: string) => string
  bisZeit: (time: string) => string
  stand: (day: string) => string
  keiner: string
  seite: string
  ganzjaehrig: (first: string) => string
}

const de: Words = {
  titel: 'Fahrplan der Bergbahn',
  tage: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  feiertage: 'Feiertage',
  taeglich: 'Täglich',
  bis: (first, last) => `${first} bis ${last}`,
  richtung: { berg: 'bergauf', tal: 'talwärts' },
  zeit: (time) => `${time} Uhr`,
  spanne: (first, last) => `${first} bis ${last} Uhr`,
  takt: (minutes) => `alle ${minutes} Minuten`,
  preise: 'Fahrpreise je Fahrt',
  preis: { erwachsene: 'Erwachsene (ab 15 Jahren)', kinder: 'Kinder', familie: 'Familienkarte' },
  ab: (price) => `ab ${price}`,
  ausnahmen: 'An diesen Tagen fährt die Bahn anders',
  art: {
    ruht: 'kein Betrieb',
    sonntag: 'Betrieb wie am Sonntag',
    zusatz: 'zusätzliche Fahrten',
  },
  abZeit: (time) => `ab ${time} Uhr`,
  bisZeit: (time) => `bis ${time} Uhr`,
  stand: (day) => `Stand ${day}`,
  keiner: 'Zurzeit ist kein Fahrplan eingetragen.',
  seite: 'Seite',
  ganzjaehrig: (first) => `ab ${first}`,
}

const en: Words = {
  titel: 'Funicular timetable',
  tage: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  feiertage: 'public holidays',
  taeglich: 'Daily',
  bis: (first, last) => `${first} to ${last}`,
  richtung: { berg: 'uphill', tal: 'downhill' },
  zeit: (time) => time,
  spanne: (first, last) => `${first} to ${last}`,
  takt: (minutes) => `every ${minutes} minutes`,
  preise: 'Fares for a single journey',
  preis: { erwachsene: 'Adults (15 and over)', kinder: 'Children', familie: 'Family ticket' },
  ab: (price) => `from ${price}`,
  ausnahmen: 'On these days the railway runs differently',
  art: {
    ruht: 'no service',
    sonntag: 'service as on Sundays',
    zusatz: 'additional journeys',
  },
  abZeit: (time) => `from ${time}`,
  bisZeit: (time) => `until ${time}`,
  stand: (day) => `As of ${day}`,
  keiner: 'There is no timetable at the moment.',
  seite: 'Page',
  ganzjaehrig: (first) => `from ${first}`,
}

/** Words of a timetable that is printed. */
export const words: Record<Sprache, Words> = { de, en }

/** How a language and its country are named in documents. */
export const langs = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Sprache, string>

const period = (sprache: Sprache) =>
  new Intl.DateTimeFormat(langs[sprache], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
const periods = { de: period('de'), en: period('en') }

const dateOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** A day, or some days in a row. */
export function daysText(first: string, last: string, sprache: Sprache): string {
  const format = periods[sprache]
  return first === last
    ? format.format(dateOf(first))
    : format.formatRange(dateOf(first), dateOf(last))
}

const money = {
  de: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
}

/** An amount in euros. */
export const euroText = (amount: number, sprache: Sprache) => money[sprache].format(amount)
