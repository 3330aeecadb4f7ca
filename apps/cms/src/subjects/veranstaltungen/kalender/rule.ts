import type { Wochentag } from '@kurstadt/contract'
import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import type { Series } from '../termine/index.ts'
import { zone } from './zone.ts'

/** A rule with every day it gives, exceptions included; the days are in their order. */
export type Recurrence = { series: Series; days: readonly string[] }

const codes: Record<Wochentag, string> = {
  MONTAG: 'MO',
  DIENSTAG: 'TU',
  MITTWOCH: 'WE',
  DONNERSTAG: 'TH',
  FREITAG: 'FR',
  SAMSTAG: 'SA',
  SONNTAG: 'SU',
}

const weekdayCodes = Object.values(codes)

function weekdayCode(day: Temporal.PlainDate): string {
  return weekdayCodes[day.dayOfWeek - 1] ?? 'MO'
}

/** The rule of RFC 5545 for each rhythm, from the first day it gives. */
const parts: Record<
  Series['rhythmus'],
  ((first: Temporal.PlainDate, series: Series) => string) | null
> = {
  taeglich: () => 'FREQ=DAILY',
  woechentlich: (first, { wochentage }) => {
    const days = wochentage.length > 0 ? wochentage.map((one) => codes[one]) : [weekdayCode(first)]
    return `FREQ=WEEKLY;WKST=MO;BYDAY=${days.join(',')}`
  },
  monatlich_tag: (first) => `FREQ=MONTHLY;BYMONTHDAY=${first.day}`,
  monatlich_wochentag: (first) =>
    `FREQ=MONTHLY;BYDAY=${Math.ceil(first.day / 7)}${weekdayCode(first)}`,
  monatlich_letzter_wochentag: (first) => `FREQ=MONTHLY;BYDAY=-1${weekdayCode(first)}`,
  jaehrlich: (first) => `FREQ=YEARLY;BYMONTH=${first.month};BYMONTHDAY=${first.day}`,
  einzeln: null,
}

/** The last day that a rule gives: as a day, or as the instant at which it begins there. */
function untilOf(day: string, time: string | null): string {
  if (time === null) return day.replaceAll('-', '')
  const last = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone)
  return last.toInstant().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
}

/**
 * The rule of a series as calendars know it. It ends with the last day we know, however the series
 * was limited, so that a calendar shows what the website shows. Null where the days are listed.
 */
export function recurOf({ series, days }: Recurrence, time: string | null): ICAL.Recur | null {
  const [first] = days
  const last = days.at(-1)
  const part = parts[series.rhythmus]
  if (part === null || first === undefined || last === undefined) return null
  const every = Math.max(1, Math.round(series.abstand))
  const rule = part(Temporal.PlainDate.from(first), series)
  return ICAL.Recur.fromString(`${rule};INTERVAL=${every};UNTIL=${untilOf(last, time)}`)
}
