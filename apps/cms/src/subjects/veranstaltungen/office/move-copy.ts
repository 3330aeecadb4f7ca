import type { CollectionBeforeOperationHook } from 'payload'
import { Temporal } from 'temporal-polyfill'
import { valuesOf } from '../../../editing/changes/index.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { noNewDay, noNewVenue } from '../termine/index.ts'
import { type Event, readEvent } from './read-event.ts'

/** The same weekday, a week on from the event or from today, whichever is later. */
export function suggestionFor(first: string, heute: string): string {
  const [day, today] = [Temporal.PlainDate.from(first), Temporal.PlainDate.from(heute)]
  const days = Temporal.PlainDate.compare(day, today) < 0 ? day.until(today).days : 0
  return String(day.add({ weeks: Math.floor(days / 7) + 1 }))
}

const daysBetween = (from: string, to: string) =>
  Temporal.PlainDate.from(from.slice(0, 10)).until(Temporal.PlainDate.from(to)).days

const moved = (day: string | null | undefined, days: number) =>
  day ? String(Temporal.PlainDate.from(day.slice(0, 10)).add({ days })) : null

/** The rule goes on from the new day; what deviated from it belonged to the old days. */
function serieFor(event: Event, days: number): Event['serie'] {
  return (event.serie ?? []).map(({ id: _, ...rule }) => ({
    ...rule,
    bis: moved(rule.bis, days),
    ausnahmen: [],
    zusatztermine: [],
    aenderungen: [],
  }))
}

function copyOf(event: Event, first: string): Partial<Event> {
  const days = daysBetween(event.datum_von, first)
  return {
    datum_von: first,
    datum_bis: moved(event.datum_bis, days),
    status: 'geplant',
    neuer_termin: noNewDay,
    neuer_ort: noNewVenue,
    serie: serieFor(event, days),
  }
}

/**
 * A copy of an event takes place on the day that the call names, or on the same weekday in the
 * future; whatever was said of the old days stays behind.
 */
export const moveCopy: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = 'duplicateFromID' in args ? args.duplicateFromID : null
  if (operation !== 'create' || typeof id !== 'string') return args
  const event = await readEvent(req, { id, draft: true })
  if (!event?.datum_von) return args
  const asked = valuesOf(args.data).get('datum_von')
  const first = typeof asked === 'string' ? asked.slice(0, 10) : null
  const day = first ?? suggestionFor(event.datum_von.slice(0, 10), todayInBerlin())
  return { ...args, data: { ...copyOf(event, day), ...args.data, datum_von: day } }
}
