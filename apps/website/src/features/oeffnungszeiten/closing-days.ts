import type { Oeffnungszeiten, Schliesstag } from '@kurstadt/contract'
import { weekOn } from '@kurstadt/contract/season-on'
import type { BerlinTime } from '../../lib/index.ts'
import { addDays, weekdayOf } from './berlin-days.ts'
import type { Period } from './deviating-hours.ts'
import { holdsOn } from './open-spans.ts'

/** Days on which every office is shut: public holidays, and days that the town chose. */
export type ClosingDays = readonly Pick<Schliesstag, 'tag' | 'anlass'>[]

/** The same with which of them are public holidays. */
export type KnownDays = readonly Schliesstag[]

/** Days of closing days that a page needs to know: what is announced, and when it opens after that. */
const knownDays = 21

/** What was found soon of closing days the last time, and of which day. */
const found = new WeakMap<KnownDays, { on: string; soon: KnownDays }>()

/** Closing days as far ahead as pages say something of them: the same list all day. */
export function soonClosed(days: KnownDays, now: BerlinTime): KnownDays {
  const on = now.slice(0, 10)
  const last = found.get(days)
  if (last?.on === on) return last.soon
  const horizon = addDays(on, knownDays)
  const soon = days.filter(({ tag }) => tag <= horizon)
  found.set(days, { on, soon })
  return soon
}

/** A closing day as far as it says when. */
export type ShutDay = Pick<Schliesstag, 'tag'>

type Deviating = { abweichendeZeiten: readonly Period[] }

/** Closing days of which an office's own deviating times say nothing else. */
export function closedFor<Day extends ShutDay>(
  { abweichendeZeiten }: Deviating,
  days: readonly Day[],
): Day[] {
  const isOwn = (tag: string) =>
    abweichendeZeiten.some(
      ({ beginn, ende }) => beginn.slice(0, 10) <= tag && `${tag}T00:00` < ende,
    )
  return days.filter(({ tag }) => !isOwn(tag))
}

/**
 * Hours as they are read: closing days stand among the deviating times, except those on which
 * nobody would be there anyhow. `say` puts what a day is called into words.
 */
export function withClosingDays(
  hours: Oeffnungszeiten,
  days: ClosingDays,
  describe: (anlass: string) => string,
): Oeffnungszeiten {
  const isMissed = (tag: string) =>
    weekOn(hours, tag).some(({ tagestyp }) => holdsOn(tagestyp, weekdayOf(tag)))
  const shut = closedFor(hours, days)
    .filter(({ tag }) => isMissed(tag))
    .map(({ tag, anlass }) => ({
      beginn: `${tag}T00:00`,
      ende: `${tag}T23:59`,
      zusatz: describe(anlass),
    }))
  return { ...hours, abweichendeZeiten: [...hours.abweichendeZeiten, ...shut] }
}
