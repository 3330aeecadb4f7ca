import type { Oeffnungszeiten } from '@kurstadt/contract'
import type { BerlinTime } from '../../lib/index.ts'
import { addDays, weekdayOf } from './berlin-days.ts'
import { tagestypen } from './tagestypen.ts'

/** A time in which it is open without a break; false where 00:00 says that nobody said (spec 4). */
export type OpenSpan = { from: BerlinTime; to: BerlinTime; hasStart: boolean; hasEnd: boolean }

type Regular = Oeffnungszeiten['regulaereZeiten']

/** Hours that hold from a first to a last day; from ever, or for ever, where none is said. */
export type SeasonalHours = Regular[number] & { von?: string | null; bis?: string | null }

const midnight = '00:00'

/** True when hours of a day type hold on a weekday; 0 is Monday. */
export function holdsOn(tagestyp: Regular[number]['tagestyp'], weekday: number): boolean {
  return tagestyp === tagestypen[weekday] || (tagestyp === 'ARBEITSTAG_MO_FR' && weekday < 5)
}

/** True when hours hold on a day (`YYYY-MM-DD`). */
const holdsOnDay = ({ tagestyp, von, bis }: SeasonalHours, day: string): boolean =>
  holdsOn(tagestyp, weekdayOf(day)) && (von || day) <= day && day <= (bis || day)

/** Hours of one day; those that end before they begin end on the next day. */
function spansOn(zeiten: readonly SeasonalHours[], now: BerlinTime, inDays: number): OpenSpan[] {
  const day = addDays(now, inDays).slice(0, 10)
  const next = addDays(now, inDays + 1).slice(0, 10)
  return zeiten
    .filter((zeit) => holdsOnDay(zeit, day) && zeit.beginn !== zeit.ende)
    .map(({ beginn, ende }) => ({
      from: `${day}T${beginn}`,
      to: `${ende <= beginn ? next : day}T${ende}`,
      hasStart: beginn !== midnight,
      hasEnd: ende !== midnight,
    }))
}

function joined(spans: readonly OpenSpan[]): OpenSpan[] {
  const result: OpenSpan[] = []
  for (const span of spans) {
    const last = result.at(-1)
    if (!last || last.to < span.from) result.push({ ...span })
    else if (last.to < span.to || (last.to === span.to && span.hasEnd))
      Object.assign(last, { to: span.to, hasEnd: span.hasEnd })
  }
  return result
}

/**
 * Open times from yesterday to this day of next week, in order; what overlaps or meets is one. On
 * `closed` days (`YYYY-MM-DD`) nothing begins.
 */
export function openSpans(
  zeiten: readonly SeasonalHours[],
  now: BerlinTime,
  closed: ReadonlySet<string> = new Set(),
): OpenSpan[] {
  const days = Array.from({ length: 9 }, (_, place) => place - 1).filter(
    (inDays) => !closed.has(addDays(now, inDays).slice(0, 10)),
  )
  const spans = days.flatMap((inDays) => spansOn(zeiten, now, inDays))
  return joined(spans.sort((a, b) => a.from.localeCompare(b.from)))
}
