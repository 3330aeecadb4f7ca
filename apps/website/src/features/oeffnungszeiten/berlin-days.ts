import { daysLater } from '@kurstadt/contract/days'
import type { BerlinTime } from '../../lib/index.ts'

/** Moves a local time by whole days; the clock time stays. */
export function addDays(time: BerlinTime, days: number): BerlinTime {
  return daysLater(time.slice(0, 10), days) + time.slice(10)
}

/** Day of the week of a local time: 0 is Monday. */
export const weekdayOf = (time: BerlinTime): number =>
  (new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7
