/** Local time in Europe/Berlin as `YYYY-MM-DDTHH:mm`; strings of this form sort by time. */
export type BerlinTime = string

const hour = 3_600_000

/** One o'clock UTC on the last Sunday of a month, counted from 0. */
function lastSunday(year: number, month: number): number {
  const day = new Date(Date.UTC(year, month + 1, 0, 1))
  return day.setUTCDate(day.getUTCDate() - day.getUTCDay())
}

/**
 * What clocks in Europe/Berlin show at an instant, wherever the visitor is. Summer lasts from the last
 * Sunday of March to that of October in the whole EU (directive 2000/84/EC, since 1996). `Intl` says
 * the same, but a telephone needs 130 ms for its first answer with a zone.
 */
export function berlinTime(instant: Date): BerlinTime {
  const time = instant.getTime()
  const year = instant.getUTCFullYear()
  const isSummer = time >= lastSunday(year, 2) && time < lastSunday(year, 9)
  return new Date(time + (isSummer ? 2 : 1) * hour).toISOString().slice(0, 16)
}

/** Moves a local time by whole days; the clock time stays. */
export function addDays(time: BerlinTime, days: number): BerlinTime {
  const day = new Date(`${time.slice(0, 10)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10) + time.slice(10)
}

/** Day of the week of a local time: 0 is Monday. */
export const weekdayOf = (time: BerlinTime): number =>
  (new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7
