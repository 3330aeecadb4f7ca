import { type Rhythmus, type Wochentag, wochentage } from '@kurstadt/contract'
import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { isDay } from '../termine/index.ts'
import { localMoment } from './moment.ts'

const oneOrMore = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.array(schema), schema.transform((one) => [one])])
    .optional()
    .transform((value) => value ?? [])

const rule = z.strictObject({
  freq: z.enum(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']),
  interval: z.number().int().min(1).max(52).default(1),
  count: z.number().int().min(1).optional(),
  until: z.string().optional(),
  wkst: z.unknown().optional(),
  byday: oneOrMore(z.string()),
  bymonthday: oneOrMore(z.number()),
  bymonth: oneOrMore(z.number()),
})
type Rule = z.output<typeof rule>

/** The rule of a series as the office keeps it. */
export type ReadRule = {
  rhythmus: Rhythmus
  abstand: number
  wochentage: Wochentag[]
  bis: string | null
  anzahl: number | null
}

const names: readonly string[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

function weekdaysOf({ byday }: Rule): Wochentag[] | null {
  const found = byday.map((name) => wochentage[names.indexOf(name)])
  const known = found.filter((one) => one !== undefined)
  return known.length === byday.length ? known : null
}

function monthly({ byday, bymonthday }: Rule, first: Temporal.PlainDate): Rhythmus | null {
  const [nth, ...more] = byday
  if (nth === undefined) {
    const isSameDay = bymonthday.every((day) => day === first.day)
    return isSameDay ? 'monatlich_tag' : null
  }
  const own = names[first.dayOfWeek - 1] ?? ''
  if (more.length > 0 || bymonthday.length > 0) return null
  if (nth === `-1${own}`) return 'monatlich_letzter_wochentag'
  return nth === `${Math.ceil(first.day / 7)}${own}` ? 'monatlich_wochentag' : null
}

function yearly({ byday, bymonth, bymonthday }: Rule, first: Temporal.PlainDate): Rhythmus | null {
  const isSame =
    bymonth.every((one) => one === first.month) && bymonthday.every((one) => one === first.day)
  return byday.length === 0 && isSame ? 'jaehrlich' : null
}

function rhythmusOf(read: Rule, first: Temporal.PlainDate): Rhythmus | null {
  const isPlain = read.bymonth.length === 0
  if (read.freq === 'YEARLY') return yearly(read, first)
  if (!isPlain) return null
  if (read.freq === 'MONTHLY') return monthly(read, first)
  if (read.bymonthday.length > 0) return null
  if (read.freq === 'WEEKLY') return weekdaysOf(read) === null ? null : 'woechentlich'
  return read.byday.length === 0 ? 'taeglich' : null
}

function lastDay({ until }: Rule): string | null {
  if (until === undefined) return null
  return localMoment({ text: until, tzid: null })?.day ?? null
}

/** A rule of RFC 5545 as the office keeps it; null where it knows no such rule. */
export function readRule(given: unknown, first: string): ReadRule | null {
  const { success, data } = rule.safeParse(given)
  if (!(success && isDay(first))) return null
  const rhythmus = rhythmusOf(data, Temporal.PlainDate.from(first))
  if (rhythmus === null) return null
  return {
    rhythmus,
    abstand: data.interval,
    wochentage: rhythmus === 'woechentlich' ? (weekdaysOf(data) ?? []) : [],
    bis: lastDay(data),
    anzahl: data.count ?? null,
  }
}
