import type { Sprache } from '@kurstadt/contract'
import { daysLater, noon } from '../../../platform/time/days.ts'

/** How a language and its country are named in documents. */
export const langs = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Sprache, string>

type Formats = Record<
  'day' | 'dayOfYear' | 'range' | 'short' | 'month' | 'period',
  Intl.DateTimeFormat
>

function formatsOf(sprache: Sprache): Formats {
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(langs[sprache], { ...options, timeZone: 'UTC' })
  const day = { day: 'numeric', month: 'long' } as const
  return {
    day: make({ ...day, weekday: 'long' }),
    dayOfYear: make({ ...day, weekday: 'long', year: 'numeric' }),
    range: make(day),
    short: make({ day: 'numeric', month: 'short' }),
    month: make({ month: 'long', year: 'numeric' }),
    period: make({ ...day, year: 'numeric' }),
  }
}

const formats = { de: formatsOf('de'), en: formatsOf('en') }
const dateOf = (day: string) => new Date(noon(day))

/** A day as a heading, with its year where two years meet. */
export function dayTitle(day: string, sprache: Sprache, hasYear: boolean): string {
  return formats[sprache][hasYear ? 'dayOfYear' : 'day'].format(dateOf(day))
}

/** Some days in a row: «1.–6. Juni». */
export function daysTitle(first: string, last: string, sprache: Sprache): string {
  return formats[sprache].range.formatRange(dateOf(first), dateOf(last))
}

/** The same in few letters. */
export function daysInShort(first: string, last: string, sprache: Sprache): string {
  return formats[sprache].short.formatRange(dateOf(first), dateOf(last))
}

/** What a programme covers: its month, or its first and last day. */
export function periodTitle(first: string, last: string, sprache: Sprache): string {
  const isMonth = first.endsWith('-01') && daysLater(last, 1).endsWith('-01')
  const { month, period } = formats[sprache]
  if (isMonth && first.slice(0, 7) === last.slice(0, 7)) return month.format(dateOf(first))
  return period.formatRange(dateOf(first), dateOf(last))
}

/** Monday is 0, Sunday 6. */
export function weekdayIndex(day: string): number {
  return (dateOf(day).getUTCDay() + 6) % 7
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return daysLater(day, -weekdayIndex(day))
}
