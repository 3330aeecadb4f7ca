import { rowsOf, type Values } from '../../platform/record.ts'
import { yearsLater } from '../../platform/time/season.ts'

/** As often a season that comes again each year stands on the wire, at least. */
const occurrences = 3

/** True where a season is another one, so many years later. */
function isLater(first: Values, season: Values, years: number): boolean {
  const { von, bis, ...rest } = first
  if (typeof von !== 'string' || typeof bis !== 'string') return false
  const later: Values = { ...rest, von: yearsLater(von, years), bis: yearsLater(bis, years) }
  return (['titel', 'von', 'bis', 'regulaereZeiten'] as const).every(
    (name) => JSON.stringify(later[name]) === JSON.stringify(season[name]),
  )
}

/** How many seasons of a list, from one on, are the same one year after year. */
function yearsFrom(seasons: readonly Values[], at: number): number {
  const first = seasons[at] ?? {}
  let years = 1
  while (isLater(first, seasons[at + years] ?? {}, years)) years += 1
  return years
}

/**
 * Seasons of opening hours as an editor enters them: one that comes again each year stands on the
 * wire with the days of this year and of the next ones.
 */
export function storedSeasons(value: unknown): Values[] {
  const seasons = rowsOf(value)
  const stored: Values[] = []
  for (let at = 0; at < seasons.length; ) {
    const years = yearsFrom(seasons, at)
    const { von, bis, ...rest } = seasons[at] ?? {}
    const jaehrlich = years >= occurrences
    stored.push({ ...rest, gueltig_von: von, gueltig_bis: bis, jaehrlich })
    at += jaehrlich ? years : 1
  }
  return stored
}
