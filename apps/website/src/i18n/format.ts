import type { Sprache } from '@kurstadt/contract'

const locales = { de: 'de-DE', en: 'en-GB' } as const

/** Parses `YYYY-MM-DD` as a day without a zone; formats below read it in UTC. */
const dayOf = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`)

/** A part of a day in words. Its formats are made once: making one costs more than a thousand uses. */
function partOfDay(options: Intl.DateTimeFormatOptions) {
  const formats: Partial<Record<Sprache, Intl.DateTimeFormat>> = {}
  const make = (sprache: Sprache) =>
    new Intl.DateTimeFormat(locales[sprache], { ...options, timeZone: 'UTC' })
  return (isoDate: string, sprache: Sprache): string => {
    const format = formats[sprache] ?? make(sprache)
    formats[sprache] = format
    return format.format(dayOf(isoDate))
  }
}

const monthOf = partOfDay({ month: 'long' })

/** `2026-11-20` → `20.11.2026` in both languages (spec 9: DD.MM.YYYY). */
export function formatDate(isoDate: string): string {
  const [year = '', month = '', day = ''] = isoDate.split('-')
  return `${day}.${month}.${year}`
}

/** `2026-11-20` → `Freitag`. */
export const formatWeekday = partOfDay({ weekday: 'long' })

/** `2026-11-20` → `Freitag, 20. November 2026`. Parts are joined here so that ICU versions agree. */
export function formatDay(isoDate: string, sprache: Sprache): string {
  const day = Number(isoDate.slice(8))
  const month = monthOf(isoDate, sprache)
  const weekday = formatWeekday(isoDate, sprache)
  const year = isoDate.slice(0, 4)
  return sprache === 'de'
    ? `${weekday}, ${day}. ${month} ${year}`
    : `${weekday}, ${day} ${month} ${year}`
}

/** `2026-11` → `November 2026`. */
export const formatMonth = (month: string, sprache: Sprache) =>
  `${monthOf(`${month}-01`, sprache)} ${month.slice(0, 4)}`

/** 4 → `April`. */
export const formatMonthName = (month: number, sprache: Sprache) =>
  monthOf(`2000-${String(month).padStart(2, '0')}-01`, sprache)

/** `2026-11-20` → `Fr`, `Fri`: the head of a calendar's column. */
export const formatWeekdayShort = (isoDate: string, sprache: Sprache) =>
  formatWeekday(isoDate, sprache).slice(0, sprache === 'de' ? 2 : 3)
