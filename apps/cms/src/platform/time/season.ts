/** First and last day of a season, `YYYY-MM-DD`; one that comes again does so every year. */
export type Saison = { von: string | null; bis: string | null; jaehrlich: boolean }

/** How many times a season that comes again stands on the wire, this year's among them. */
export const occurrences = 3

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The same day so many years later; of 29 February in other years it is the 28th. */
export function yearsLater(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years
  const rest = day.slice(4) === '-02-29' && !isLeap(year) ? '-02-28' : day.slice(4)
  return `${year}${rest}`
}

/**
 * The season that is on, or else the next one; of one that does not come again the only one,
 * also when it is over. A season may reach over New Year.
 */
export function seasonOn({ von, bis, jaehrlich }: Saison, heute: string) {
  if (!jaehrlich || von === null || bis === null || bis >= heute) return { von, bis }
  const least = Math.max(0, Number(heute.slice(0, 4)) - Number(bis.slice(0, 4)))
  const years = yearsLater(bis, least) >= heute ? least : least + 1
  return { von: yearsLater(von, years), bis: yearsLater(bis, years) }
}

/** A day of any year as a number: 15 April is 415. */
export const dayOfYear = (day: string) => Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10))

/** Added to the days after New Year of a season that reaches over it. */
export const nextYear = 1_200

/** Whether a season is on on a day; one without an end goes on. */
export function isOn(season: Saison, day: string): boolean {
  const { von, bis } = seasonOn(season, day)
  return (von === null || von <= day) && (bis === null || day <= bis)
}

/** Seasons in the order of the contract, the first that is on holds: those of one year, then the others. */
export function inOrder<Season extends { jaehrlich?: boolean | null | undefined }>(
  seasons: readonly Season[],
): Season[] {
  const isYearly = ({ jaehrlich }: Season) => jaehrlich === true
  return [...seasons.filter((one) => !isYearly(one)), ...seasons.filter(isYearly)]
}
