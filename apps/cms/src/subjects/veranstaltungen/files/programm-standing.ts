import type { Sprache, Veranstaltung } from '@kurstadt/contract'
import type { Angebot, Eintrag } from '../programm/index.ts'
import { datesTitle, weekdaysTitle } from './day-lists.ts'
import { weekdayIndex } from './day-titles.ts'
import type { Entry } from './programm-entries.ts'
import { words } from './words.ts'

/** So many days of a daily or weekly series make it a standing offer. */
const fewestDays = 3
const standing: ReadonlySet<string> = new Set(['taeglich', 'woechentlich'])

/** True for a day of a daily or weekly series on which everything is as it always is. */
function isUsual({ serie, status, statusgrund }: Veranstaltung): boolean {
  return (
    serie !== null && standing.has(serie.rhythmus) && status === 'geplant' && statusgrund === null
  )
}

/** A standing offer with all its days. */
export type Offer = { days: string[]; entries: Entry[] }

/**
 * What takes place again and again and is the same each time. A day that is cancelled, moved or
 * different in any word is none of its days.
 */
export function offersOf(days: ReadonlyMap<string, readonly Entry[]>): Offer[] {
  const usual = [...days].flatMap(([day, entries]) =>
    entries.filter(({ event }) => isUsual(event)).map((entry) => ({ day, entry })),
  )
  const same = Map.groupBy(usual, ({ entry: { event, eintrag } }) =>
    JSON.stringify([event.id, eintrag]),
  )
  return [...same.values()]
    .filter((some) => some.length >= fewestDays)
    .map((some) => ({
      days: some.map(({ day }) => day),
      entries: some.map(({ entry }) => entry),
    }))
    .toSorted((one, other) => weekdayRank(one) - weekdayRank(other))
}

/** Monday comes first, and in a day the morning. */
function weekdayRank({ days, entries }: Offer): number {
  const [hour = 0, minute = 0] = (entries[0]?.beginn[0] ?? '').split(':').map(Number)
  return Math.min(...days.map(weekdayIndex)) * 1_440 + hour * 60 + minute
}

/** A standing offer as it is printed: its weekdays above its times, its days below its title. */
export function offerEntries(offers: readonly Offer[], sprache: Sprache): Eintrag[] {
  return offers.flatMap(({ days, entries: [first] }) => {
    if (!first) return []
    const { eintrag } = first
    const wann = `${weekdaysTitle(days, sprache)}\n${eintrag.wann}`
    return [{ ...eintrag, wann, zeilen: [datesTitle(days, sprache), ...eintrag.zeilen] }]
  })
}

/** The line of a standing offer among the events of a day. */
export function lineOf({ beginn, eintrag: { lang, titel } }: Entry, sprache: Sprache): Angebot {
  const { allDay, at } = words[sprache]
  const list = new Intl.ListFormat(sprache)
  return { lang, titel, wann: beginn.length === 0 ? allDay : at(list.format(beginn)) }
}
