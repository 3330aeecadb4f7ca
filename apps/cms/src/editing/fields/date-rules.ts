import { noon } from '../../platform/time/days.ts'

/** Moves a day to noon UTC, where no time zone of the world's editors changes its date. */
export function atNoon(value: unknown): unknown {
  const day = value instanceof Date ? value.toISOString() : value
  const match = typeof day === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(day) : null
  return match ? noon(match[0]) : value
}

/** The day of a stored or written date; null for what is none. */
export function dayIn(value: unknown): string | null {
  const moved = atNoon(value)
  return typeof moved === 'string' && /^\d{4}-\d{2}-\d{2}/.test(moved) ? moved.slice(0, 10) : null
}

/** Refuses a day no calendar has, such as 30 February, which would silently become 2 March. */
export function validateDay(value: unknown, { required }: { required?: boolean }): string | true {
  if (value === null || value === undefined || value === '')
    return required === true ? 'Bitte geben Sie ein Datum an.' : true
  const noon = atNoon(value)
  const time = typeof noon === 'string' ? Date.parse(noon) : Number.NaN
  if (Number.isNaN(time)) return 'Diesen Tag hat kein Kalender. Bitte so schreiben: 24.12.2026'
  return new Date(time).toISOString() === noon || 'Diesen Tag gibt es im Kalender nicht.'
}

function instantOf(value: unknown): number {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' ? Date.parse(value) : Number.NaN
}

/** Whether a moment is one, is there when it has to be, and lies after another. */
export function validateMoment(
  value: unknown,
  { required = false, after }: { required?: boolean; after?: unknown } = {},
): string | true {
  if (value === null || value === undefined || value === '')
    return required ? 'Bitte geben Sie Tag und Uhrzeit an.' : true
  const [from, to] = [instantOf(after), instantOf(value)]
  if (Number.isNaN(to)) return 'Das ist kein Zeitpunkt. Bitte so schreiben: 24.12.2026 12:00'
  if (Number.isNaN(from) || from < to) return true
  return from === to ? 'Beginn und Ende sind gleich.' : 'Das Ende liegt vor dem Beginn.'
}
