import type { Termin } from '@kurstadt/contract'
import { Temporal } from 'temporal-polyfill'

/** Where the rule of an event put an occurrence, wherever it is now. */
export type Slot = { day: string; from: string | null }

/** Where the rule put an occurrence. */
export function slotOf({ verschoben_von, datum_von, timeFrom }: Termin): Slot {
  return verschoben_von === null
    ? { day: datum_von, from: timeFrom }
    : { day: verschoben_von.datum_von, from: verschoben_von.timeFrom }
}

/** The day so many days after another. */
export function daysFrom(day: string, days: number): string {
  return String(Temporal.PlainDate.from(day).add({ days }))
}

/** How many days lie between two. */
export function daysUntil(first: string, last: string): number {
  return Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(last)).days
}

/** What stands in a list most often; undefined for an empty one. */
export function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = Map.groupBy(values, (value) => value)
  const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length)
  return most?.[0]
}

/** Euros as cents; null for what is no number. */
export function centOf(euro: unknown): number | null {
  return typeof euro === 'number' ? Math.round(euro * 100) : null
}
