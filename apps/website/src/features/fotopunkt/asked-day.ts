import { isoOfWritten } from '@kurstadt/contract/written-day'

/** A day of the archive as somebody asked for it, on a day `YYYY-MM-DD` in the town. */
export type AskedDay =
  | { kind: 'last' }
  | { kind: 'day'; tag: string }
  | { kind: 'future' }
  | { kind: 'unreadable' }

const iso = /^\d{4}-\d{2}-\d{2}$/

/** Whether a calendar has a day: no 30th of February. */
function isDay(text: string): boolean {
  const time = iso.test(text) ? Date.parse(`${text}T12:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The day that is meant; nothing at all stands for the last one with pictures. At most today (spec 5). */
export function askedDay(given: string | null, heute: string): AskedDay {
  const text = given?.trim() ?? ''
  if (text === '') return { kind: 'last' }
  const tag = isoOfWritten(text)
  if (!isDay(tag)) return { kind: 'unreadable' }
  return tag > heute ? { kind: 'future' } : { kind: 'day', tag }
}
