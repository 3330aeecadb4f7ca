import type { Params } from '@kurstadt/contract'

type Filters = Params<'veranstaltungen'>

/** Days that something overlaps with: on or after `from`, on or before `to`, over before `before`. */
export type Period = { from: string | null; to: string | null; before: string | null }

const day = 86_400_000

function daysLater(today: string, days: number): string {
  return new Date(Date.parse(`${today}T12:00:00Z`) + days * day).toISOString().slice(0, 10)
}

/** Saturday and Sunday, of this week or on a Sunday the rest of it. */
function weekend(today: string): Period {
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  const sunday = daysLater(today, (7 - weekday) % 7)
  const saturday = daysLater(sunday, -1)
  return { from: weekday === 0 ? sunday : saturday, to: sunday, before: null }
}

const periods: Record<Filters['zeitraum'], (today: string) => Period> = {
  alle: () => ({ from: null, to: null, before: null }),
  kommend: (today) => ({ from: today, to: null, before: null }),
  vergangen: (today) => ({ from: null, to: null, before: today }),
  heute: (today) => ({ from: today, to: today, before: null }),
  morgen: (today) => ({ from: daysLater(today, 1), to: daysLater(today, 1), before: null }),
  wochenende: weekend,
  naechste_7_tage: (today) => ({ from: today, to: daysLater(today, 6), before: null }),
  naechste_30_tage: (today) => ({ from: today, to: daysLater(today, 29), before: null }),
}

/** The days a list of events is limited to; `today` is a day in Europe/Berlin. */
export function periodOf(
  { zeitraum, datum_von, datum_bis }: Pick<Filters, 'zeitraum' | 'datum_von' | 'datum_bis'>,
  today: string,
): Period {
  const { from, to, before } = periods[zeitraum](today)
  const later = [from, datum_von ?? null].filter((one) => one !== null).toSorted()
  const earlier = [to, datum_bis ?? null].filter((one) => one !== null).toSorted()
  return { from: later.at(-1) ?? null, to: earlier[0] ?? null, before }
}
