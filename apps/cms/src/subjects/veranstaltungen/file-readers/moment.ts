import { Temporal } from 'temporal-polyfill'
import { isDay } from '../termine/index.ts'
import type { Value } from './jcal.ts'

const zone = 'Europe/Berlin'
/** What Microsoft’s calendars call the zones that are the town's. */
const sameAsBerlin = new Set([
  'W. Europe Standard Time',
  'Central Europe Standard Time',
  'Romance Standard Time',
])

/** A day and, where there is one, a time of day in Europe/Berlin. */
export type LocalMoment = { day: string; time: string; isWhole: boolean }

function isZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function zoneOf({ text, tzid }: Value): string {
  if (text.endsWith('Z')) return 'UTC'
  return tzid !== null && !sameAsBerlin.has(tzid) && isZone(tzid) ? tzid : zone
}

/** A date or date-time of a calendar as the town reads it; null where it is none. */
export function localMoment(value: Value): LocalMoment | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}):\d{2}Z?)?$/.exec(value.text)
  const [, day = '', time] = match ?? []
  if (day === '') return null
  if (time === undefined) return { day, time: '', isWhole: true }
  if (!isDay(day)) return { day, time, isWhole: false }
  const hour = Number(time.slice(0, 2))
  if (hour > 23 || Number(time.slice(3)) > 59) return null
  const there = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zoneOf(value))
  const here = there.withTimeZone(zone)
  return {
    day: String(here.toPlainDate()),
    time: String(here.toPlainTime()).slice(0, 5),
    isWhole: false,
  }
}
