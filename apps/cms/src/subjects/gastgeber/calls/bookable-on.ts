import type { Where } from 'payload'
import { noon } from '../../../platform/time/days.ts'
import { dayOfYear, nextYear } from '../../../platform/time/season.ts'
import { holdingOn } from '../../../wire/call/days.ts'

/** Packages that may be booked on a day. */
export function bookableOn(day: string): Where {
  const within = (number: number): Where => ({
    and: [{ jahr_von: { less_than_equal: number } }, { jahr_bis: { greater_than_equal: number } }],
  })
  const once: Where = {
    and: [
      { jahr_von: { exists: false } },
      ...holdingOn('gueltig_von', 'gueltig_bis', { from: day, to: day }),
    ],
  }
  const number = dayOfYear(day)
  const again: Where = {
    and: [
      { gueltig_von: { less_than_equal: noon(day) } },
      { or: [within(number), within(number + nextYear)] },
    ],
  }
  return { or: [once, again] }
}
