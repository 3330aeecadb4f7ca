import type { Sprache } from '@kurstadt/contract'

const zone = { timeZone: 'Europe/Berlin' } as const
const locales: Readonly<Record<Sprache, string>> = { de: 'de-DE', en: 'en-GB' }

function each<Made>(make: (locale: string) => Made): Readonly<Record<Sprache, Made>> {
  return { de: make(locales.de), en: make(locales.en) }
}

const amounts = each(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }),
)
const days = each(
  (locale) =>
    new Intl.DateTimeFormat(locale, { ...zone, day: 'numeric', month: 'long', year: 'numeric' }),
)
const times = each(
  (locale) => new Intl.DateTimeFormat(locale, { ...zone, hour: '2-digit', minute: '2-digit' }),
)
const seconds = each((locale) => new Intl.DateTimeFormat(locale, { ...zone, timeStyle: 'medium' }))

/** An amount as one writes it: 24,90 €, €24.90. */
export const betrag = (cent: number, sprache: Sprache) => amounts[sprache].format(cent / 100)

/** A day in words, in the town's time. */
export const tag = (at: string | Date, sprache: Sprache) => days[sprache].format(new Date(at))

/** Day and time of day, in the town's time. */
export function zeitpunkt(at: string | Date, sprache: Sprache): string {
  const time = times[sprache].format(new Date(at))
  return sprache === 'de' ? `${tag(at, 'de')}, ${time} Uhr` : `${tag(at, 'en')}, ${time}`
}

/** Day and time to the second, in the town's time. */
export function sekunde(at: string | Date, sprache: Sprache): string {
  const time = seconds[sprache].format(new Date(at))
  return sprache === 'de' ? `${tag(at, 'de')}, ${time} Uhr` : `${tag(at, 'en')}, ${time}`
}
