import type { Sprache } from '@kurstadt/contract'

type Words = {
  kalender: (street: string, town: string) => string
  verschoben: (day: string) => string
  uhr: (begin: string, end: string | null) => string
  titel: (year: number) => string
  verschobenHinweis: string
  keine: (year: number) => string
  keineGewaehlt: (year: number) => string
  bis: (day: string) => string
  stand: (day: string) => string
  nummern: (numbers: string) => string
}

const de: Words = {
  kalender: (street, town) => `Abfuhr ${street}, ${town}`,
  verschoben: (day) => `Wegen eines Feiertags verschoben, sonst am ${day}.`,
  uhr: (begin, end) => (end === null ? `ab ${begin} Uhr` : `${begin} bis ${end} Uhr`),
  titel: (year) => `Abfuhrkalender ${year}`,
  verschobenHinweis: '* wegen eines Feiertags verschoben.',
  keine: (year) => `Für ${year} sind noch keine Termine eingetragen.`,
  keineGewaehlt: (year) => `Die gewählten Abfallarten werden ${year} hier nicht abgeholt.`,
  bis: (day) => `Termine sind bis ${day} eingetragen.`,
  stand: (day) => `Stand ${day}`,
  nummern: (numbers) => `Hausnummern ${numbers}`,
}

const en: Words = {
  kalender: (street, town) => `Waste collection ${street}, ${town}`,
  verschoben: (day) => `Moved because of a public holiday, usually on ${day}.`,
  uhr: (begin, end) => (end === null ? `from ${begin}` : `${begin} to ${end}`),
  titel: (year) => `Waste calendar ${year}`,
  verschobenHinweis: '* moved because of a public holiday.',
  keine: (year) => `There are no dates for ${year} yet.`,
  keineGewaehlt: (year) => `The kinds of waste you chose are not collected here in ${year}.`,
  bis: (day) => `Dates have been entered until ${day}.`,
  stand: (day) => `As of ${day}`,
  nummern: (numbers) => `numbers ${numbers}`,
}

/** Words of what a street's dates are told in: its files and its mails. */
export const words: Record<Sprache, Words> = { de, en }

/** How a language and its country are named in documents. */
export const langs = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Sprache, string>

const format = (sprache: Sprache, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(langs[sprache], { ...options, timeZone: 'UTC' })
const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const
const days = { de: format('de', whole), en: format('en', whole) }
const weekdays = { de: format('de', { weekday: 'short' }), en: format('en', { weekday: 'short' }) }
const months = { de: format('de', { month: 'long' }), en: format('en', { month: 'long' }) }

const dateOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** A day in words. */
export const dayText = (day: string, sprache: Sprache) => days[sprache].format(dateOf(day))
/** A weekday in two letters, three in English. */
export const weekdayText = (day: string, sprache: Sprache) =>
  weekdays[sprache].format(dateOf(day)).replace('.', '')
/** A month in words, without its year. */
export const monthText = (month: string, sprache: Sprache) =>
  months[sprache].format(dateOf(`${month}-01`))
