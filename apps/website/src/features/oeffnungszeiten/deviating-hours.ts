import type { Oeffnungszeiten } from '@kurstadt/contract'
import type { BerlinTime } from '../../lib/index.ts'
import { addDays } from './berlin-days.ts'

/** When deviating times hold. */
export type Period = Pick<Oeffnungszeiten['abweichendeZeiten'][number], 'beginn' | 'ende'>

/** Days for which deviating times are announced ahead. */
const announcedDays = 14

/** Deviating times that hold now. Spec 4: shown only while now lies between start and end. */
export const holdingNow = <Time extends Period>(zeiten: readonly Time[], now: BerlinTime): Time[] =>
  zeiten.filter(({ beginn, ende }) => beginn <= now && now <= ende)

/** Deviating times that begin within the next 14 days, the nearest first. */
export function announcedAhead<Time extends Period>(
  zeiten: readonly Time[],
  now: BerlinTime,
): Time[] {
  const horizon = addDays(now, announcedDays)
  return zeiten
    .filter(({ beginn, ende }) => now < beginn && beginn <= horizon && beginn <= ende)
    .sort((a, b) => a.beginn.localeCompare(b.beginn))
}

/** The two times at which deviating times are shown: while they hold, and ahead of them. */
export const choices = { now: holdingNow, ahead: announcedAhead }

/** Deviating times that are not over before the day of `now`: what may stand where no clock runs. */
export const notYetOver = <Time extends Period>(zeiten: readonly Time[], now: BerlinTime): Time[] =>
  zeiten.filter(({ beginn, ende }) => beginn <= ende && ende.slice(0, 10) >= now.slice(0, 10))
