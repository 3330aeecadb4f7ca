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

/** The day in Europe/Berlin, `2027-06-19`. */
export const berlinDay = (instant: Date): string => berlinTime(instant).slice(0, 10)

/**
 * A local time in Europe/Berlin with its offset: `2027-06-19`, `19:30` → `2027-06-19T19:30:00+02:00`.
 * Of an hour that comes twice in autumn it is the first; the hour that spring leaves out has winter's.
 */
export function berlinInstant(day: string, time: string): string {
  const summer = `${day}T${time}:00+02:00`
  return berlinTime(new Date(summer)) === `${day}T${time}` ? summer : `${day}T${time}:00+01:00`
}
