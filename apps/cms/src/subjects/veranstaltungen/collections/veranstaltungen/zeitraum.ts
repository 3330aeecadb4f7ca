import type { CollectionBeforeValidateHook } from 'payload'
import { atNoon } from '../../../../editing/fields/index.ts'
import { todayInBerlin } from '../../../../platform/time/berlin.ts'
import { isOverDays } from '../../../../platform/time/next-morning.ts'
import {
  clockProblem,
  dayProblem,
  noNewDay,
  noNewVenue,
  scheduled,
  seriesProblem,
  timesProblem,
} from '../../termine/index.ts'

/** True, or in German what is wrong. */
type Verdict = string | true

/** An event without a last day ends on its first. */
export const fillLastDay: CollectionBeforeValidateHook = ({ data }) => {
  if (!data?.datum_von) return data
  return { ...data, datum_bis: atNoon(data.datum_bis ?? data.datum_von) }
}

/** An event that takes place as planned has no other day or venue: a later state would come upon it. */
export const forgetMove: CollectionBeforeValidateHook = ({ data }) =>
  data?.status === 'geplant' ? { ...data, neuer_termin: noNewDay, neuer_ort: noNewVenue } : data

function dayOf(value: unknown): string | null {
  const noon = atNoon(value)
  return typeof noon === 'string' ? noon.slice(0, 10) : null
}

function fieldOf(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null
    ? new Map(Object.entries(row)).get(name)
    : undefined
}

function textOf(row: unknown, name: string): string | null {
  const value = fieldOf(row, name)
  return typeof value === 'string' && value !== '' ? value : null
}

/** Refuses a day whose year can only be a slip of the pen. */
export function validateEventDay(value: unknown): Verdict {
  const day = dayOf(value)
  return day === null ? true : (dayProblem(day, todayInBerlin()) ?? true)
}

/** Refuses a last day before the first. */
export function validateLastDay(value: unknown, row: unknown): Verdict {
  const [first, last] = [dayOf(fieldOf(row, 'datum_von')), dayOf(value)]
  if (first === null || last === null || last >= first) return validateEventDay(value)
  return 'Das Ende liegt vor dem Beginn.'
}

/**
 * Refuses times that end before they begin; past midnight they may go on until the morning, and over
 * several days the end is that of the last one.
 */
export function validateTimes(row: unknown): Verdict {
  const hasDays = isOverDays(dayOf(fieldOf(row, 'datum_von')), dayOf(fieldOf(row, 'datum_bis')))
  return timesProblem(textOf(row, 'timeFrom'), textOf(row, 'timeTo'), hasDays) ?? true
}

/**
 * Refuses a series that never ends, is too long, names days it does not have or takes place at a
 * time that the change to summer time skips.
 */
export function validateSeries(event: unknown): Verdict {
  const { success, data } = scheduled.safeParse(event)
  if (!success || data.serie === null) return true
  const heute = todayInBerlin()
  return seriesProblem(data, heute) ?? clockProblem(data, heute) ?? true
}

/** Refuses a time that the change to summer time skips, for an event that is no series. */
export function validateSingleClock(event: unknown): Verdict {
  const { success, data } = scheduled.safeParse(event)
  if (!success || data.serie !== null) return true
  return clockProblem(data, todayInBerlin()) ?? true
}
