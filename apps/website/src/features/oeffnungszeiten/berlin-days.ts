import type { BerlinTime } from '../../lib/index.ts'

/** Moves a local time by whole days; the clock time stays. */
export function addDays(time: BerlinTime, days: number): BerlinTime {
  const day = new Date(`${time.slice(0, 10)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10) + time.slice(10)
}

/** Day of the week of a local time: 0 is Monday. */
export const weekdayOf = (time: BerlinTime): number =>
  (new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7
