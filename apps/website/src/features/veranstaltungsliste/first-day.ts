import { daysLater } from '../../lib/index.ts'
import { type EventQuery, hasOwnDays } from './event-query.ts'

/** Saturday of the week of a day; on a Sunday that day, because Saturday is over. */
function weekendFrom(today: string): string {
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  return weekday === 0 ? today : daysLater(today, 6 - weekday)
}

/** Periods that are not limited by today (contract: `zeitraum`). */
const openPeriods = ['alle', 'individuell', 'vergangen']

/** The later of two days; any day is later than none. */
export function laterOf(one: string, other: string): string {
  return [one, other].toSorted().at(-1) ?? one
}

function firstOfPeriod({ zeitraum = 'kommend', datum_von = '' }: EventQuery, today: string) {
  if (zeitraum === 'morgen') return daysLater(today, 1)
  if (zeitraum === 'wochenende') return weekendFrom(today)
  if (!hasOwnDays({ zeitraum })) return today
  return openPeriods.includes(zeitraum) ? datum_von : laterOf(datum_von, today)
}

/**
 * The first day of what a list shows, which what goes on since earlier stands on; empty where the
 * list has no first day. `today` is a day in Europe/Berlin, `month` that of a calendar.
 */
export function firstDayOf(query: EventQuery, today: string, month: string | null): string {
  return laterOf(firstOfPeriod(query, today), month === null ? '' : `${month}-01`)
}
