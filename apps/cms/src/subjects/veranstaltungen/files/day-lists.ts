import type { Sprache } from '@kurstadt/contract'
import { daysLater, noon } from '../../../platform/time/days.ts'
import { langs, weekdayIndex } from './day-titles.ts'
import { words } from './words.ts'

function toolsOf(sprache: Sprache) {
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(langs[sprache], { ...options, timeZone: 'UTC' })
  const list = new Intl.ListFormat(langs[sprache])
  return { weekday: make({ weekday: 'long' }), month: make({ month: 'long' }), list }
}

const tools = { de: toolsOf('de'), en: toolsOf('en') }
const dateOf = (day: string) => new Date(noon(day))

/** Days in groups that follow each other without a gap. */
function runsOf(days: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (last && before && daysLater(before, 1) === day) last.push(day)
    else runs.push([day])
  }
  return runs
}

/** The weekdays of some days: «Montags bis freitags», «Mittwochs und samstags», «Täglich». */
export function weekdaysTitle(days: readonly string[], sprache: Sprache): string {
  const { everyDay, onWeekday, through } = words[sprache]
  const { list, weekday } = tools[sprache]
  const byIndex = new Map(
    days.map((day) => [weekdayIndex(day), onWeekday(weekday.format(dateOf(day)))]),
  )
  const indexes = [...byIndex.keys()].toSorted((one, other) => one - other)
  const names = indexes.map((index) => byIndex.get(index) ?? '')
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const isRun = indexes.length > 2 && indexes.at(-1) === (indexes[0] ?? 0) + indexes.length - 1
  if (indexes.length === 7) return everyDay
  const title = isRun ? through(first, last) : list.format(names)
  return title.charAt(0).toLocaleUpperCase(langs[sprache]) + title.slice(1)
}

/** Days of some weeks in few words: «2.–6., 9.–13. und 30. November». */
export function datesTitle(days: readonly string[], sprache: Sprache): string {
  const { list, month } = tools[sprache]
  const { nth } = words[sprache]
  const number = (day: string) => nth(Number(day.slice(8)))
  const months = Map.groupBy(days.toSorted(), (day) => day.slice(0, 7))
  return [...months.values()]
    .map((some) => {
      const runs = runsOf(some).map((run) =>
        [...new Set([run[0] ?? '', run.at(-1) ?? ''])].map(number).join('–'),
      )
      return `${list.format(runs)} ${month.format(dateOf(some[0] ?? ''))}`
    })
    .join(', ')
}
