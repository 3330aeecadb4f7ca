import { localDateTime } from '../../../platform/time/berlin.ts'

/** `2026-11-22T09:05:00Z` → `22.11.2026 10:05`, the town's time as Germans and Excel read it. */
export function germanTime(instant: string): string {
  const [day = '', time = ''] = localDateTime(instant).split('T')
  return `${day.split('-').toReversed().join('.')} ${time}`
}
