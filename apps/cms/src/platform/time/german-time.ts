import { localDateTime } from './berlin.ts'

/** `2026-11-22` → `22.11.2026`. */
export const germanDay = (day: string) => day.split('-').toReversed().join('.')

/** `2026-11-22T23:05:00Z` → `23.11.2026`, the day in the town's time as Germans and Excel read it. */
export const germanDate = (instant: string) => germanDay(localDateTime(instant).slice(0, 10))

/** `2026-11-22T09:05:00Z` → `22.11.2026 10:05`, the town's time as Germans and Excel read it. */
export function germanTime(instant: string): string {
  return `${germanDate(instant)} ${localDateTime(instant).slice(11)}`
}
