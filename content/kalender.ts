import { type Tag, tagPlus, woche, wochentag } from './tage.ts'
import type { DayOffset } from './texts.ts'

/** A weekday by its first letters. */
export type Wochentag = keyof typeof woche

/** A day that comes back every year: a date, or the n-th weekday of a month (-1 is the last). */
export type Jahrestag =
  | { monat: number; tag: number }
  | { monat: number; woche: number; wochentag: Wochentag }

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Days from one day to another. */
export function tageBis(heute: Tag, tag: Tag): DayOffset {
  return Math.round((Date.parse(tag) - Date.parse(heute)) / 86_400_000)
}

/** The n-th weekday of a month; -1 is the last. */
export function nterTag(jahr: number, monat: number, name: Wochentag, nth: number): Tag {
  if (nth < 0) {
    const last = tagPlus(
      monat === 12 ? `${jahr + 1}-01-01` : `${jahr}-${twoDigits(monat + 1)}-01`,
      -1,
    )
    return tagPlus(last, -((wochentag(last) - woche[name] + 7) % 7))
  }
  const first: Tag = `${jahr}-${twoDigits(monat)}-01`
  return tagPlus(first, ((woche[name] - wochentag(first) + 7) % 7) + (nth - 1) * 7)
}

function imJahr(jahr: number, wann: Jahrestag): Tag {
  if ('tag' in wann) return `${jahr}-${twoDigits(wann.monat)}-${twoDigits(wann.tag)}`
  return nterTag(jahr, wann.monat, wann.wochentag, wann.woche)
}

/** A yearly day as it was last, as it comes next and as it comes after that, with their years. */
export function auflagen(heute: Tag, wann: Jahrestag): { von: DayOffset; jahr: number }[] {
  const thisYear = Number(heute.slice(0, 4))
  const next = imJahr(thisYear, wann) < heute ? thisYear + 1 : thisYear
  return [next - 1, next, next + 1].map((jahr) => ({
    von: tageBis(heute, imJahr(jahr, wann)),
    jahr,
  }))
}

/** First of the month `months` months away from today that falls on the n-th weekday. */
export function monatlich(heute: Tag, months: number, name: Wochentag, nth: number): DayOffset {
  const count = Number(heute.slice(0, 4)) * 12 + Number(heute.slice(5, 7)) - 1 + months
  return tageBis(heute, nterTag(Math.floor(count / 12), (count % 12) + 1, name, nth))
}
