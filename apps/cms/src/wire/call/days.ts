import type { Where } from 'payload'
import { instantInBerlin } from '../../platform/time/berlin.ts'
import { daysLater, noon } from '../../platform/time/days.ts'

/** First and last day, both counted; what is left out is open. */
type Days = { from?: string | undefined; to?: string | undefined }

/** Entries whose stored day is one of these. */
export function onDays(field: string, { from, to }: Days): Where[] {
  return [
    ...(from ? [{ [field]: { greater_than_equal: noon(from) } }] : []),
    ...(to ? [{ [field]: { less_than_equal: noon(to) } }] : []),
  ]
}

/** Entries whose stored day lies in a year. */
export function inYear(field: string, jahr: number): Where[] {
  return onDays(field, { from: `${jahr}-01-01`, to: `${jahr}-12-31` })
}

/** Entries that hold on some of these days; one without a first or a last day is open there. */
export function holdingOn(first: string, last: string, { from, to }: Days): Where[] {
  const openOr = (field: string, days: Days): Where[] =>
    onDays(field, days).map((rule) => ({ or: [{ [field]: { exists: false } }, rule] }))
  return [...openOr(first, { to }), ...openOr(last, { from })]
}

/** Entries whose moment lies on one of these days in Europe/Berlin, be they of 23 or 25 hours. */
export function duringDays(field: string, { from, to }: Days): Where[] {
  const startOf = (day: string) => instantInBerlin(`${day}T00:00`)
  return [
    ...(from ? [{ [field]: { greater_than_equal: startOf(from) } }] : []),
    ...(to ? [{ [field]: { less_than: startOf(daysLater(to, 1)) } }] : []),
  ]
}
