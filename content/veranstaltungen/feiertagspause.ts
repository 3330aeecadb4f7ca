import { tageBis } from '../kalender.ts'
import { feiertage } from '../stadt/feiertage.ts'
import { type Tag, tagPlus, wochentag } from '../tage.ts'
import type { DayOffset } from '../texts.ts'
import type { SerieContent, VeranstaltungContent } from './shape.ts'

/** Days that a series without an end is looked at ahead. */
const longest = 800
const namen = ['SONNTAG', 'MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG', 'SAMSTAG']

const weekOfMonth = (tag: Tag) => Math.ceil(Number(tag.slice(8)) / 7)
const isLastOfMonth = (tag: Tag) => tagPlus(tag, 7).slice(0, 7) !== tag.slice(0, 7)

const monthsTo = (first: Tag, tag: Tag) =>
  (Number(tag.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
  Number(tag.slice(5, 7)) -
  Number(first.slice(5, 7))

/** True for a day on which a series takes place by its rule. */
function fitsRule(serie: SerieContent, first: Tag, tag: Tag, days: number): boolean {
  const { rhythmus, abstand = 1, wochentage } = serie
  const isItsWeekday = wochentag(tag) === wochentag(first)
  if (rhythmus === 'woechentlich') {
    const isWanted = wochentage?.some((name) => name === namen[wochentag(tag)]) ?? isItsWeekday
    return isWanted && Math.floor(days / 7) % abstand === 0
  }
  const isItsMonth = isItsWeekday && monthsTo(first, tag) % abstand === 0
  if (rhythmus === 'monatlich_wochentag')
    return isItsMonth && weekOfMonth(tag) === weekOfMonth(first)
  return rhythmus === 'monatlich_letzter_wochentag' && isItsMonth && isLastOfMonth(tag)
}

/** Public holidays on which a series would take place; one that knows Sundays knows holidays too. */
export function feiertageIn({ von, serie }: VeranstaltungContent, heute: Tag): DayOffset[] {
  const first = tagPlus(heute, von)
  if (!serie || serie.wochentage?.includes('SONNTAG') || wochentag(first) === 0) return []
  const { bis = von + longest, anzahl } = serie
  const fits = (days: number) => fitsRule(serie, first, tagPlus(first, days), days)
  const isCounted = (days: number) =>
    anzahl === undefined ||
    Array.from({ length: days + 1 }, (_, day) => day).filter(fits).length <= anzahl
  return [0, 1, 2, 3]
    .flatMap((years) => feiertage(Number(first.slice(0, 4)) + years))
    .map((tag) => tageBis(first, tag))
    .filter((days) => days >= 0 && von + days <= bis && fits(days) && isCounted(days))
    .map((days) => von + days)
}

/** Lets a series pause on public holidays, where it would meet any. */
export function mitFeiertagspause(event: VeranstaltungContent, heute: Tag): VeranstaltungContent {
  const { serie } = event
  const pauses = feiertageIn(event, heute)
  if (!serie || pauses.length === 0) return event
  const aenderungen = serie.aenderungen?.filter(({ am }) => !pauses.includes(am))
  const rest = aenderungen ? { aenderungen } : {}
  return { ...event, serie: { ...serie, nichtAnFeiertagen: true, ...rest } }
}
