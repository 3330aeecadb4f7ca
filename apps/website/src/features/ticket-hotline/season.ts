type Times = readonly [beginn: string, ende: string]
type Season = { name: 'summer' | 'winter'; workdays: Times; weekend: Times }

/** Hours of the ticket hotline by season, as clock times (spec 2.5). */
export const seasons: readonly Season[] = [
  { name: 'summer', workdays: ['09:00', '17:00'], weekend: ['10:00', '15:00'] },
  { name: 'winter', workdays: ['09:00', '17:00'], weekend: ['10:00', '12:00'] },
]

/** Season that a local date `YYYY-MM-…` lies in: April to September is summer (spec 2.5). */
export function seasonOf(date: string): Season['name'] {
  const month = Number(date.slice(5, 7))
  return month >= 4 && month <= 9 ? 'summer' : 'winter'
}
