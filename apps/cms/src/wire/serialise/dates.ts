import { localDateTime as localTimeAt } from '../../platform/time/berlin.ts'

export { dayAt } from '../../platform/time/berlin.ts'

/** An instant as local date and time; empty, which the contract refuses, for one that is missing. */
export function localDateTime(instant: string | Date | null | undefined): string {
  return instant ? localTimeAt(instant) : ''
}

/** A stored day (noon UTC) as `YYYY-MM-DD`; empty, which the contract refuses, for one that is missing. */
export function storedDay(value: string | null | undefined): string {
  return value?.slice(0, 10) ?? ''
}

/** `2027-06-19` as `19.06.2027` (spec 9, formats). */
export function germanDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}.${month}.${year}`
}
