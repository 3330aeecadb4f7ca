import type { Zeitraum } from './calls/veranstaltungsliste.ts'
import { daysLater } from './days.ts'

/** Days that something overlaps with: on or after `from`, on or before `to`, over before `before`. */
export type Period = { from: string | null; to: string | null; before: string | null }

/** Saturday and Sunday, of this week or on a Sunday the rest of it. */
function weekend(today: string): Period {
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  const sunday = daysLater(today, (7 - weekday) % 7)
  const saturday = daysLater(sunday, -1)
  return { from: weekday === 0 ? sunday : saturday, to: sunday, before: null }
}

const open = { from: null, to: null, before: null }

/** Sides of today; a visitor's own days limit them further. */
const sides: Partial<Record<Zeitraum, (today: string) => Period>> = {
  alle: () => open,
  individuell: () => open,
  kommend: (today) => ({ from: today, to: null, before: null }),
  vergangen: (today) => ({ from: null, to: null, before: today }),
}

/** Whole periods, which a visitor's own days say nothing beside. */
const periods: Partial<Record<Zeitraum, (today: string) => Period>> = {
  heute: (today) => ({ from: today, to: today, before: null }),
  morgen: (today) => ({ from: daysLater(today, 1), to: daysLater(today, 1), before: null }),
  wochenende: weekend,
  naechste_7_tage: (today) => ({ from: today, to: daysLater(today, 6), before: null }),
  naechste_30_tage: (today) => ({ from: today, to: daysLater(today, 29), before: null }),
}

/** True for a whole period, beside which a visitor's own days say nothing. */
export const isWholePeriod = (zeitraum: string): boolean => Object.hasOwn(periods, zeitraum)

/** What two periods have in common. */
function both(one: Period, other: Period): Period {
  const later = [one.from, other.from].filter((day) => day !== null).toSorted()
  const earlier = [one.to, other.to].filter((day) => day !== null).toSorted()
  return {
    from: later.at(-1) ?? null,
    to: earlier[0] ?? null,
    before: one.before ?? other.before,
  }
}

/** First and last day of a month; the day before the first of the next one. */
function daysOfMonth(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year ?? 0, number ?? 1, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}

/** What a list of events is asked for (contract: `veranstaltungsfilter`). */
type Asked = {
  zeitraum: Zeitraum
  datum_von?: string | undefined
  datum_bis?: string | undefined
  monat?: string | undefined
}

/** The days a list of events is limited to; `today` is a day in Europe/Berlin. */
export function periodOf({ zeitraum, datum_von, datum_bis, monat }: Asked, today: string): Period {
  const whole = periods[zeitraum]?.(today)
  const days = { from: datum_von ?? null, to: datum_bis ?? null, before: null }
  const asked = whole ?? both(sides[zeitraum]?.(today) ?? open, days)
  return monat === undefined ? asked : both(asked, { ...daysOfMonth(monat), before: null })
}
