/** First and last day, and the times on them; days as `YYYY-MM-DD`, times as `HH:mm`. */
type Span = {
  datum_von: string
  datum_bis: string
  zeit_von: string | null
  zeit_bis: string | null
}

/** True where `to` belongs to the day after `from`: 23:30 to 01:00. */
export function isPastMidnight(from: string | null, to: string | null): boolean {
  return from !== null && to !== null && to <= from
}

/** True for what lasts several days: its end is that of the last one, whatever its time. */
export const isOverDays = (first: string | null, last: string | null): boolean =>
  first !== null && last !== null && last > first

/** True where something of one day ends on the morning after it. */
export const endsNextMorning = ({ datum_bis, datum_von, zeit_bis, zeit_von }: Span): boolean =>
  !isOverDays(datum_von, datum_bis) && isPastMidnight(zeit_von, zeit_bis)
