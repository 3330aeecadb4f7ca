import type { Rhythmus, Wochentag } from '@kurstadt/contract'
import { Temporal } from 'temporal-polyfill'

/** Weekdays in the order of ISO 8601, Monday first. */
export const weekdays = [
  'MONTAG',
  'DIENSTAG',
  'MITTWOCH',
  'DONNERSTAG',
  'FREITAG',
  'SAMSTAG',
  'SONNTAG',
] as const satisfies readonly Wochentag[]

/** How a series goes on from its first day. */
export type Rule = {
  rhythmus: Rhythmus
  /** Every how many days, weeks, months or years. */
  abstand: number
  /** Days of a weekly series; that of the first day when there are none. */
  wochentage: readonly Wochentag[]
}

type Day = Temporal.PlainDate

/** Which weekday of its month a day is: 1 for the first Saturday, 2 for the second. */
export function weekOfMonth(day: Day): number {
  return Math.ceil(day.day / 7)
}

/** The weekday of a day. */
export function weekdayOf(day: Day): Wochentag {
  return weekdays[day.dayOfWeek - 1] ?? 'MONTAG'
}

function nthWeekday(month: Day, dayOfWeek: number, nth: number): Day | null {
  const first = month.with({ day: 1 })
  const offset = ((dayOfWeek - first.dayOfWeek + 7) % 7) + (nth - 1) * 7
  const found = first.add({ days: offset })
  return found.month === month.month ? found : null
}

function lastWeekday(month: Day, dayOfWeek: number): Day {
  const last = month.with({ day: month.daysInMonth })
  return last.subtract({ days: (last.dayOfWeek - dayOfWeek + 7) % 7 })
}

/** The same day of another month; null where that month is too short. */
function sameDay(month: Day, day: number): Day | null {
  return day <= month.daysInMonth ? month.with({ day }) : null
}

function inWeek(first: Day, step: number, { wochentage }: Rule): Day[] {
  const monday = first.subtract({ days: first.dayOfWeek - 1 }).add({ weeks: step })
  const wanted = wochentage.length === 0 ? [weekdayOf(first)] : wochentage
  return weekdays.flatMap((name, offset) =>
    wanted.includes(name) ? [monday.add({ days: offset })] : [],
  )
}

const monthAt = (first: Day, months: number): Day => first.with({ day: 1 }).add({ months })

/** What one step of the rule adds: `step` counts from 0, which holds the first day. */
const steps: Record<Rhythmus, (first: Day, step: number, rule: Rule) => (Day | null)[]> = {
  taeglich: (first, step) => [first.add({ days: step })],
  woechentlich: inWeek,
  monatlich_tag: (first, step) => [sameDay(monthAt(first, step), first.day)],
  monatlich_wochentag: (first, step) => [
    nthWeekday(monthAt(first, step), first.dayOfWeek, weekOfMonth(first)),
  ],
  monatlich_letzter_wochentag: (first, step) => [
    lastWeekday(monthAt(first, step), first.dayOfWeek),
  ],
  jaehrlich: (first, step) => [sameDay(monthAt(first, step * 12), first.day)],
  einzeln: (first, step) => (step === 0 ? [first] : []),
}

/** The shortest way from one step to the next, so that walking ends at the last day. */
const shortest: Record<Rhythmus, Temporal.DurationLike> = {
  taeglich: { days: 1 },
  woechentlich: { weeks: 1 },
  monatlich_tag: { months: 1 },
  monatlich_wochentag: { months: 1 },
  monatlich_letzter_wochentag: { months: 1 },
  jaehrlich: { years: 1 },
  einzeln: { years: 1 },
}

/**
 * Days of a rule from its first day to `last`, at most `limit` of them. A month or year without
 * the day (31 April, 29 February) is left out, as calendars everywhere do (RFC 5545).
 */
export function ruleDays(first: Day, rule: Rule, { last, limit }: { last: Day; limit: number }) {
  const days: Day[] = []
  const every = Math.max(1, Math.round(rule.abstand))
  const stride = Temporal.Duration.from(shortest[rule.rhythmus])
  const reach = { months: 1, weeks: 1 }
  for (let step = 0; days.length < limit; step += every) {
    const start = first.add(times(stride, step))
    if (Temporal.PlainDate.compare(start.subtract(reach), last) > 0) break
    if (rule.rhythmus === 'einzeln' && step > 0) break
    days.push(...fitting(steps[rule.rhythmus](first, step, rule), first, last))
  }
  return days.slice(0, limit)
}

function times(stride: Temporal.Duration, count: number): Temporal.DurationLike {
  const { days, weeks, months, years } = stride
  return { days: days * count, weeks: weeks * count, months: months * count, years: years * count }
}

function fitting(days: readonly (Day | null)[], first: Day, last: Day): Day[] {
  return days.filter(
    (day): day is Day =>
      day !== null &&
      Temporal.PlainDate.compare(day, first) >= 0 &&
      Temporal.PlainDate.compare(day, last) <= 0,
  )
}
