import { endsOtherwise } from '@kurstadt/contract/open-at'
import type { BerlinTime } from '../../lib/index.ts'
import { addDays, weekdayOf } from './berlin-days.ts'
import type { ShutDay } from './closing-days.ts'
import { holdingNow, type Period } from './deviating-hours.ts'
import { type OpenSpan, openSpans, type SeasonalHours } from './open-spans.ts'

/** Hours as far as they say whether it is open. */
export type KnownHours = {
  regulaereZeiten: readonly SeasonalHours[]
  abweichendeZeiten: readonly Period[]
}

/** What can be said about now; `inDays` counts from today, `weekday` 0 is Monday. */
export type OpenState =
  | { isOpen: true; until: string | null }
  | { isOpen: false; opens: { inDays: number; weekday: number; at: string } | null }

const dayOf = (time: BerlinTime) => Date.parse(`${time.slice(0, 10)}T00:00:00Z`) / 86_400_000

const spanAt = (spans: readonly OpenSpan[], now: BerlinTime) =>
  spans.find(({ from, to }) => from <= now && now < to)

function closedUntil(next: OpenSpan | undefined, hours: KnownHours, now: BerlinTime): OpenState {
  if (!next?.hasStart) return { isOpen: false, opens: null }
  const { from } = next
  const isOther = hours.abweichendeZeiten.some(({ beginn, ende }) => beginn <= from && now < ende)
  if (isOther) return { isOpen: false, opens: null }
  const inDays = dayOf(from) - dayOf(now)
  return { isOpen: false, opens: { inDays, weekday: weekdayOf(from), at: from.slice(11) } }
}

/**
 * Whether it is open now. Null where nothing certain can be said: without regular hours, while
 * deviating times hold, whose meaning stands in their own words, or after midnight when they held
 * in the evening. Where they come between, it is not said until when, or when it opens (F13). On
 * closing days it is closed, which is certain (W5), also before and after deviating times of its own:
 * those speak for themselves while they hold.
 */
export function openState(
  hours: KnownHours,
  now: BerlinTime,
  closingDays: readonly ShutDay[] = [],
): OpenState | null {
  const { regulaereZeiten, abweichendeZeiten } = hours
  if (regulaereZeiten.length === 0 || holdingNow(abweichendeZeiten, now).length > 0) return null
  const closed = new Set(closingDays.map(({ tag }) => tag))
  const spans = openSpans(regulaereZeiten, now, closed)
  const current = spanAt(spans, now)
  const yesterday = addDays(now, -1).slice(0, 10)
  if (current && endsOtherwise(hours, yesterday)) {
    const withoutYesterday = openSpans(regulaereZeiten, now, new Set([...closed, yesterday]))
    if (!spanAt(withoutYesterday, now)) return null
  }
  if (!current)
    return closedUntil(
      spans.find(({ from }) => now < from),
      hours,
      now,
    )
  const isCut = abweichendeZeiten.some(({ beginn }) => now < beginn && beginn < current.to)
  return { isOpen: true, until: current.hasEnd && !isCut ? current.to.slice(11) : null }
}
