/** Halves of the year of the ticket hotline, as the settings name them (spec 2.5). */
export const seasons = ['sommer', 'winter'] as const
/** One half of the year. */
export type Season = (typeof seasons)[number]

/** Season that a local date `YYYY-MM-…` lies in: April to September is summer (spec 2.5). */
export function seasonOf(date: string): Season {
  const month = Number(date.slice(5, 7))
  return month >= 4 && month <= 9 ? 'sommer' : 'winter'
}
