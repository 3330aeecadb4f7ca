import type { Sprache } from '@kurstadt/contract'
import { formatDay } from '../../i18n/index.ts'

/** A day on which something is collected, and what. */
export type CollectionDay = { datum: string; arten: readonly string[] }

/** Few words, because they travel to the browser. */
const near: Record<Sprache, { days: readonly string[]; and: string }> = {
  de: { days: ['Heute', 'Morgen', 'Übermorgen'], and: 'und' },
  en: { days: ['Today', 'Tomorrow', 'The day after tomorrow'], and: 'and' },
}

const day = 86_400_000

/** Days between two calendar days. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day)

/** «Morgen», where a day is near; else the day itself. */
export function nearDay(datum: string, today: string, sprache: Sprache): string {
  return near[sprache].days[daysBetween(today, datum)] ?? formatDay(datum, sprache)
}

/** Kinds in a row: «Restmüll und Biomüll». */
export function kindsInWords(arten: readonly string[], sprache: Sprache): string {
  const last = arten.at(-1) ?? ''
  if (arten.length < 2) return last
  return `${arten.slice(0, -1).join(', ')} ${near[sprache].and} ${last}`
}

/** The first day that is not over, in words: «Morgen: Restmüll»; null once all are. */
export function nextInWords(
  days: readonly CollectionDay[],
  today: string,
  sprache: Sprache,
): string | null {
  const next = days.find(({ datum }) => datum >= today)
  if (next === undefined) return null
  return `${nearDay(next.datum, today, sprache)}: ${kindsInWords(next.arten, sprache)}`
}

/** Days in an attribute of the page, one to a line. */
export const toAttribute = (days: readonly CollectionDay[]): string =>
  days.map(({ arten, datum }) => [datum, ...arten].join('\t')).join('\n')

/** And out of it. */
export const fromAttribute = (text: string): CollectionDay[] =>
  text.split('\n').flatMap((line) => {
    const [datum = '', ...arten] = line.split('\t')
    return datum === '' ? [] : [{ datum, arten }]
  })
