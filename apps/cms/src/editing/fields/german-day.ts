import { instantInBerlin, localDateTime } from '../../platform/time/berlin.ts'
import { daysLater, noon } from '../../platform/time/days.ts'

const months = [
  'januar',
  'februar',
  'märz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
]

/** `5.12.26`, `5. 12. 2026`, `5.12.` */
const inNumbers = /^(\d{1,2})\.\s*(\d{1,2})\.?\s*(\d{4}|\d{2})?$/
/** `5. Dezember 2026`, `5 Dez. 26`, `5. dez` */
const inWords = /^(\d{1,2})\.?\s*([a-zä]{3,9})\.?\s*(\d{4}|\d{2})?$/
/** `2026-12-05`, as other programs write it. */
const asIso = /^(\d{4})-(\d{2})-(\d{2})$/
/** `05122026`, `051226` */
const inDigits = /^(\d{2})(\d{2})(\d{4}|\d{2})$/
/** `Sa, `, `Samstag ` */
const weekday =
  /^(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|[mds]o|[dm]i|fr|sa)[.,]*\s+/

const near: Readonly<Record<string, number>> = { gestern: -1, heute: 0, morgen: 1, übermorgen: 2 }

/** Number of a month that is written out or shortened: «Dezember», «Dez», «Maerz»; 0 for none. */
function monthOf(name: string): number {
  const plain = name.replace('ae', 'ä')
  const found = months.findIndex((month) => month.startsWith(plain))
  return found + 1
}

/** The day as `YYYY-MM-DD` when a calendar has it. */
function inCalendar(year: number, month: number, day: number): string | null {
  const [y, m, d] = [String(year).padStart(4, '0'), ...[month, day].map((one) => padded(one))]
  const iso = `${y}-${m}-${d}`
  const time = Date.parse(noon(iso))
  return !Number.isNaN(time) && new Date(time).toISOString() === noon(iso) ? iso : null
}

const padded = (one: number) => String(one).padStart(2, '0')

/** Without a year the next such day is meant, today among them. */
function nextOf(month: number, day: number, today: string): string | null {
  const year = Number(today.slice(0, 4))
  const days = [0, 1, 2, 3, 4].flatMap((more) => inCalendar(year + more, month, day) ?? [])
  return days.find((one) => one >= today) ?? null
}

function dated(day: string, month: number, year: string | undefined, today: string): string | null {
  if (year === undefined) return nextOf(month, Number(day), today)
  return inCalendar(Number(year) + (year.length === 2 ? 2000 : 0), month, Number(day))
}

/**
 * The day that somebody wrote as Germans write days, as `YYYY-MM-DD`; null when no calendar has it,
 * or when it is not plain which day is meant. `today` settles what has no year (finding E2).
 */
export function germanDay(text: string, today: string): string | null {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const steps = near[plain]
  if (steps !== undefined) return daysLater(today, steps)
  const written = plain.replace(weekday, '')
  const [, year, month, day] = asIso.exec(written) ?? []
  if (year !== undefined) return inCalendar(Number(year), Number(month), Number(day))
  const numbers = inNumbers.exec(written) ?? inDigits.exec(written)
  if (numbers) return dated(numbers[1] ?? '', Number(numbers[2]), numbers[3], today)
  const words = inWords.exec(written)
  const named = words ? monthOf(words[2] ?? '') : 0
  return words && named > 0 ? dated(words[1] ?? '', named, words[3], today) : null
}

/** `18:30`, `18.30`, `18.30 Uhr`, `18 Uhr`, at the end of what was written. */
const timeAtEnd = /^(.*?)[,\s]+(?:um\s+)?(\d{1,2})(?:[:.](\d{2})(?:\s*uhr)?|\s*uhr)$/

/**
 * Day and time of day as `YYYY-MM-DDTHH:mm`; null as in `germanDay`, without a time of day, and for a
 * time that the change to summer time skips.
 */
export function germanMoment(text: string, today: string): string | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^(\d{4}-\d{2}-\d{2})t/, '$1 ')
  const [, before, hour, minute = '00'] = timeAtEnd.exec(plain) ?? []
  if (before === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  const day = germanDay(before, today)
  if (day === null) return null
  const local = `${day}T${padded(Number(hour))}:${minute}`
  return localDateTime(instantInBerlin(local)) === local ? local : null
}
