/** From this month on the next year's calendar has to be there. */
const nextYearFrom = '10-01'

/** True once the calendar of the next year is due; `heute` is a day in Europe/Berlin. */
export function isNextYearDue(heute: string): boolean {
  return heute.slice(5) >= nextYearFrom
}

/** The year whose calendar somebody most likely has in hand. */
export function usualYear(heute: string): number {
  return Number(heute.slice(0, 4)) + (isNextYearDue(heute) ? 1 : 0)
}
