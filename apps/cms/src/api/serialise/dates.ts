export { dayAt, localDateTime } from '../../time/berlin.ts'

/** A stored day (noon UTC) as `YYYY-MM-DD`. */
export function storedDay(value: string): string {
  return value.slice(0, 10)
}

/** `2027-06-19` as `19.06.2027` (spec 9, formats). */
export function germanDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}.${month}.${year}`
}
