import { berlinInstant } from '../../lib/index.ts'

/** What is known of a day: its departures in one direction, and the first of the next day of service. */
export type Departures = {
  tag: string
  zeiten: readonly string[]
  wieder: { tag: string; zeit: string } | null
}

/** What can be said of the next departure at a moment. */
export type NextDeparture =
  | { kind: 'soon'; zeit: string; minutes: number }
  | { kind: 'again'; tag: string; zeit: string; inDays: number }
  | { kind: 'over' }
  | { kind: 'outdated' }

const minute = 60_000

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/**
 * The next departure at an instant, which clocks in Europe/Berlin show as `now` (`YYYY-MM-DDTHH:mm`).
 * Minutes are those that pass, also where clocks are changed in between.
 */
export function nextDeparture(
  { tag, zeiten, wieder }: Departures,
  now: string,
  instant: number,
): NextDeparture {
  if (now.slice(0, 10) !== tag) return { kind: 'outdated' }
  const thisMinute = Math.floor(instant / minute)
  for (const zeit of zeiten.filter((one) => one >= now.slice(11))) {
    const minutes = Math.floor(Date.parse(berlinInstant(tag, zeit)) / minute) - thisMinute
    if (minutes >= 0) return { kind: 'soon', zeit, minutes }
  }
  return wieder
    ? { kind: 'again', ...wieder, inDays: daysBetween(tag, wieder.tag) }
    : { kind: 'over' }
}
