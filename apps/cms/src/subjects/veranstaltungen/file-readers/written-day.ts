import { clockTime } from '@kurstadt/contract'

/** A day and a time as a table has them; null where nothing is readable. */
type Moment = { day: string | null; time: string | null }

const germanDay = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?=\D|$)/
const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?=\D|$)/

function pad(value: string | undefined): string {
  return (value ?? '').padStart(2, '0')
}

function dayOf(text: string): string | null {
  const iso = isoDay.exec(text)
  if (iso) return iso[0]
  const [, day, month, year = ''] = germanDay.exec(text) ?? []
  if (day === undefined) return null
  return `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`
}

/** `9 Uhr`, `15.30`, `15:30:00 Uhr` as `15:30`; null where it is no time of day. */
export function writtenTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?(?:\s*Uhr)?$/i.exec(text.trim())
  if (!match) return null
  const time = `${pad(match[1])}:${match[2] ?? '00'}`
  return clockTime.safeParse(time).success ? time : null
}

/** `3.1.2027`, `03.01.27 15:30` or `2027-01-03T15:30`; the day need not be in the calendar. */
export function writtenDay(text: string): Moment {
  const trimmed = text.trim()
  const day = dayOf(trimmed)
  if (day === null) return { day: null, time: null }
  const rest = trimmed.replace(germanDay, '').replace(isoDay, '')
  return { day, time: writtenTime(rest.replace(/^[T,\s]+/, '')) }
}
