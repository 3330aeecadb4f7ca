import { veranstaltungsfilter } from '@kurstadt/contract'
import { periodOf } from '@kurstadt/contract/event-period'
import type { EventQuery } from './event-query.ts'

/** Without a period a list is of what is to come. */
const zeitraum = veranstaltungsfilter.zeitraum.catch('kommend')

/** The later of two days; any day is later than none. */
export function laterOf(one: string, other: string): string {
  return [one, other].toSorted().at(-1) ?? one
}

/**
 * The first day of what a list shows, which what goes on since earlier stands on; empty where the
 * list has no first day. `today` is a day in Europe/Berlin, `month` that of a calendar.
 */
export function firstDayOf(query: EventQuery, today: string, month: string | null): string {
  const { datum_bis, datum_von } = query
  const asked = {
    zeitraum: zeitraum.parse(query.zeitraum ?? 'kommend'),
    datum_von,
    datum_bis,
    monat: month ?? undefined,
  }
  return periodOf(asked, today).from ?? ''
}
