import { daysLater } from '../../platform/time/days.ts'

type Week = { beginn: string; aufrufe: number; besuche: number }

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return daysLater(day, -weekday)
}

/** The last weeks up to today in their order; those that nothing is known of have none. */
export function weeksOf(known: readonly Week[], today: string, count: number): Week[] {
  const last = mondayOf(today)
  return Array.from({ length: count }, (_, index) => {
    const beginn = daysLater(last, -7 * (count - 1 - index))
    return known.find((one) => one.beginn === beginn) ?? { beginn, aufrufe: 0, besuche: 0 }
  })
}
