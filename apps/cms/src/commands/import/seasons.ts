import { rowsOf, type Values } from '../../platform/record.ts'
import { occurrences, yearsLater } from '../../platform/time/season.ts'

const leapDay = '-02-29'

/** Both days as they are in a year without 29 February, of which they are one. */
const commonDay = (day: string) => day.replace(leapDay, '-02-28')

/** True for a day that is another one, so many years later. */
const isDayLater = (first: unknown, day: unknown, years: number) =>
  typeof first === 'string' &&
  typeof day === 'string' &&
  yearsLater(commonDay(first), years) === commonDay(day)

/** True where a season is another one, so many years later. */
function isLater(first: Values, season: Values, years: number): boolean {
  if (!isDayLater(first.von, season.von, years)) return false
  if (!isDayLater(first.bis, season.bis, years)) return false
  return (['titel', 'regulaereZeiten'] as const).every(
    (name) => JSON.stringify(first[name]) === JSON.stringify(season[name]),
  )
}

/** The seasons of a list, from one on, that are the same one year after year. */
function sameFrom(seasons: readonly Values[], at: number): Values[] {
  const first = seasons[at] ?? {}
  let years = 1
  while (isLater(first, seasons[at + years] ?? {}, years)) years += 1
  return seasons.slice(at, at + years)
}

/**
 * Days of a season that comes again: those of its first year; where it begins or ends on 29 February
 * in a later one, those of a leap year before, from which both are made.
 */
function firstDays(same: readonly Values[]): Pick<Values, 'von' | 'bis'> {
  const isLeapDay = (day: unknown) => typeof day === 'string' && day.endsWith(leapDay)
  const years = same.findIndex(({ von, bis }) => isLeapDay(von) || isLeapDay(bis))
  const { von, bis } = same[Math.max(0, years)] ?? {}
  if (years <= 0 || typeof von !== 'string' || typeof bis !== 'string') return { von, bis }
  const back = -4 * Math.ceil(years / 4)
  return { von: yearsLater(von, back), bis: yearsLater(bis, back) }
}

/**
 * Seasons of opening hours as an editor enters them: one that comes again each year stands on the
 * wire with the days of this year and of the next ones.
 */
export function storedSeasons(value: unknown): Values[] {
  const seasons = rowsOf(value)
  const stored: Values[] = []
  for (let at = 0; at < seasons.length; ) {
    const same = sameFrom(seasons, at)
    const jaehrlich = same.length >= occurrences
    const { von: _von, bis: _bis, ...rest } = seasons[at] ?? {}
    const { von, bis } = firstDays(jaehrlich ? same : same.slice(0, 1))
    stored.push({ ...rest, gueltig_von: von, gueltig_bis: bis, jaehrlich })
    at += jaehrlich ? same.length : 1
  }
  return stored
}
