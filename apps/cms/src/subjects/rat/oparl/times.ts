import { localDateTime } from '../../../platform/time/berlin.ts'

const hour = 3_600_000

/** Minutes that Berlin is ahead, by the hour: a page of a list has thousands of times. */
const known = new Map<number, number>()
const mostKnown = 20_000

/** Minutes that Europe/Berlin is ahead of UTC, which changes with an hour alone. */
function minutesAhead(at: number): number {
  const begin = Math.floor(at / hour) * hour
  const found = known.get(begin)
  if (found !== undefined) return found
  const ahead = Math.round((Date.parse(`${localDateTime(new Date(begin))}:00Z`) - begin) / 60_000)
  if (known.size >= mostKnown) known.clear()
  known.set(begin, ahead)
  return ahead
}

const two = (value: number) => String(value).padStart(2, '0')

/** An instant as OParl writes it, to the second, with the offset of Europe/Berlin at that time. */
export function oparlTime(instant: string | Date): string {
  const at = new Date(instant).getTime()
  const ahead = minutesAhead(at)
  const local = new Date(at + ahead * 60_000).toISOString().slice(0, 19)
  const minutes = Math.abs(ahead)
  return `${local}${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
