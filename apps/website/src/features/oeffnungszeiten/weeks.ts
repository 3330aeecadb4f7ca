import type { Oeffnungszeiten } from '@kurstadt/contract'
import { seasonOn } from '@kurstadt/contract/season-on'
import { addDays } from './berlin-days.ts'
import type { SeasonalHours } from './open-spans.ts'

type Hours = Pick<Oeffnungszeiten, 'regulaereZeiten' | 'saisons'>

/**
 * A week and the days on which it holds: from `von`, or already, to `bis`, or on and on. `titel` is
 * what its season is called; the usual week has none.
 */
export type Week = Pick<Oeffnungszeiten, 'regulaereZeiten'> & {
  titel: string | null
  von: string | null
  bis: string | null
}

/** How far ahead weeks are told: as far as the seasons that the content API names reach. */
const knownDays = 365

/** Days on which another week may begin, after a day. */
function turnsAfter({ saisons }: Hours, day: string): string[] {
  const turns = saisons.flatMap(({ von, bis }) => [von, bis && addDays(bis, 1)])
  return [...new Set(turns.filter((turn) => turn !== null))].filter((turn) => turn > day).sort()
}

/** The weeks of a year from a day on, in their order, the one that holds on it first (E8). */
export function weeksFrom(hours: Hours, day: string): Week[] {
  const weeks: Week[] = []
  let last: unknown
  for (const von of [day, ...turnsAfter(hours, day)]) {
    const season = seasonOn(hours.saisons, von)
    const before = weeks.at(-1)
    if (before && season === last) continue
    if (before) before.bis = addDays(von, -1)
    const { regulaereZeiten, titel } = season ?? { ...hours, titel: null }
    weeks.push({ titel, von: before ? von : null, bis: null, regulaereZeiten })
    last = season
  }
  return weeks.filter(({ von }) => von === null || von <= addDays(day, knownDays))
}

/** Days of which a page has to know the hours: as many as of closing days. */
const soonDays = 21

/**
 * The hours of the next days, each with the days on which it holds as far as these matter so soon;
 * where nobody is there, those with which it opens again.
 */
export function hoursSoon(hours: Hours, day: string): SeasonalHours[] {
  const horizon = addDays(day, soonDays)
  return weeksFrom(hours, day)
    .filter((week) => week.regulaereZeiten.length > 0)
    .filter(({ von }, at) => at === 0 || (von ?? day) <= horizon)
    .flatMap(({ regulaereZeiten, von, bis }) => {
      const end = bis !== null && bis <= horizon ? bis : null
      return regulaereZeiten.map((zeit) => ({ ...zeit, von, bis: end }))
    })
}
