import { abortableSleep, berlinDay } from '../lib/index.ts'
import type { Ledger } from './ledger.server.ts'

/** Times of a new day in milliseconds. */
export const dayTimes = {
  /** How often the calendar is looked at: it also jumps, when a clock is set or a machine wakes up. */
  look: 1_000,
  /** So much later it counts again, because the clock of the content API may be behind ours. */
  lag: 60_000,
}

/** Today in Europe/Berlin, `2027-06-19`. */
export const berlinToday = (): string => berlinDay(new Date())

/** What following the days needs; the calendar is passed in. */
export type NewDaysOptions = { ledger: Ledger; today: () => string; times: typeof dayTimes }

/**
 * A new day is a change that nobody publishes: what was «today» is yesterday's, and a notice has run
 * out. Everything that was read before midnight is asked for again. Returns once `signal` ends it.
 */
export async function followDays(options: NewDaysOptions, signal: AbortSignal): Promise<void> {
  const { ledger, today, times } = options
  for (let day = today(); !signal.aborted; ) {
    await abortableSleep(times.look, signal)
    if (today() === day) continue
    day = today()
    ledger.touchEverything()
    await abortableSleep(times.lag, signal)
    ledger.touchEverything()
  }
}
