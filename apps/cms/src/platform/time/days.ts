export { daysLater } from '@kurstadt/contract/days'

/** How a day is stored: noon UTC, the same day everywhere editors work. */
export function noon(day: string): string {
  return `${day}T12:00:00.000Z`
}

/** How many days later one day is than another; fewer than none where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(noon(to)) - Date.parse(noon(from))) / 86_400_000)
}
