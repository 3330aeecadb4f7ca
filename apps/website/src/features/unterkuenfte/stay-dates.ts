import { daysLater } from '@kurstadt/contract/days'
import { isoOfWritten } from '@kurstadt/contract/written-day'

/** Days of arrival and departure, and the nights between them. */
export type Stay = { von: string; bis: string; naechte: number }

/** What may be wrong with the days of a stay. */
export type StayProblem = 'fehlt' | 'ungueltig' | 'vergangen' | 'vor_beginn' | 'zu_lang'

/** Longest stay that is looked for, in nights. */
export const longestStay = 90

/** What the search begins with (spec 7): arrival tomorrow, departure in seven days. */
export const usualStay = (heute: string) => ({ von: daysLater(heute, 1), bis: daysLater(heute, 7) })

const isReal = (day: string) =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) &&
  new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** `2027-12-24`, and `24.12.2027` or `5.1.27` as people write it; null for what is no day. */
export function readDay(text: string): string | null {
  const iso = isoOfWritten(text)
  return /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(iso) && isReal(iso) ? iso : null
}

const nightsBetween = (von: string, bis: string) =>
  Math.round((Date.parse(`${bis}T00:00:00Z`) - Date.parse(`${von}T00:00:00Z`)) / 86_400_000)

type Judged = { stay: Stay; problem: null } | { stay: null; problem: StayProblem }

const refused = (problem: StayProblem): Judged => ({ stay: null, problem })

/** The stay that somebody asked for on a day, or what is wrong with it. */
export function readStay(von: string, bis: string, heute: string): Judged {
  if (von.trim() === '' || bis.trim() === '') return refused('fehlt')
  const [first, last] = [readDay(von), readDay(bis)]
  if (first === null || last === null) return refused('ungueltig')
  if (first < heute) return refused('vergangen')
  if (last <= first) return refused('vor_beginn')
  const naechte = nightsBetween(first, last)
  if (naechte > longestStay) return refused('zu_lang')
  return { stay: { von: first, bis: last, naechte }, problem: null }
}
