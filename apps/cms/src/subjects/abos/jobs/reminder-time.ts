import { type Erinnerungszeit, erinnerungszeiten } from '@kurstadt/contract/abos'
import { instantInBerlin, localDateTime } from '../../../platform/time/berlin.ts'
import { daysLater } from '../../../platform/time/days.ts'

/** Until when a reminder is of use where no vehicle says how long it waits. */
const noon = '12:00'

/** The instant from which somebody is to be reminded of what is collected on a day. */
export function dueFrom(datum: string, zeit: Erinnerungszeit): string {
  const [part, hour = ''] = zeit.split('-')
  const day = part === 'abend' ? daysLater(datum, -1) : datum
  return instantInBerlin(`${day}T${hour.padStart(2, '0')}:00`)
}

/** The instant from which it is over: at noon, or when a vehicle drives on. */
export const overFrom = (datum: string, ende: string | null): string =>
  instantInBerlin(`${datum}T${ende ?? noon}`)

/** A day with the times at which reminders of it are due at an instant. */
export type DueDay = { datum: string; zeiten: Erinnerungszeit[] }

/**
 * Today and tomorrow in Berlin, each with the times that have come for it: also those that a worker
 * who was away has missed, as long as the day itself is not over.
 */
export function dueDays(now: Date): DueDay[] {
  const today = localDateTime(now).slice(0, 10)
  const instant = now.toISOString()
  return [today, daysLater(today, 1)].map((datum) => ({
    datum,
    zeiten: erinnerungszeiten.filter((zeit) => dueFrom(datum, zeit) <= instant),
  }))
}

/** A day as a number, by which one is told of it once: days since 1970. */
export const dayNumber = (datum: string): number => Date.parse(`${datum}T00:00:00Z`) / 86_400_000
