import type { Oeffnungszeiten } from '@kurstadt/contract'
import { addDays, type BerlinTime, weekdayOf } from './berlin-time.ts'
import { holdingNow } from './deviating-hours.ts'
import { tagestypen } from './tagestypen.ts'

/** What can be said about now; `inDays` counts from today, `weekday` 0 is Monday. */
export type OpenState =
  | { isOpen: true; until: string | null }
  | { isOpen: false; opens: { inDays: number; weekday: number; at: string } | null }

type Regular = Oeffnungszeiten['regulaereZeiten']

/** Hours of a day of the week, the earliest first; an end of 00:00 means «not said». */
function hoursOn(zeiten: Regular, weekday: number): Regular {
  return zeiten
    .filter(
      ({ tagestyp }) =>
        tagestyp === tagestypen[weekday] || (tagestyp === 'ARBEITSTAG_MO_FR' && weekday < 5),
    )
    .sort((a, b) => a.beginn.localeCompare(b.beginn))
}

function nextOpening(zeiten: Regular, now: BerlinTime): OpenState {
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const weekday = weekdayOf(addDays(now, inDays))
    const next = hoursOn(zeiten, weekday).find(
      ({ beginn }) => beginn !== '00:00' && (inDays > 0 || beginn > now.slice(11)),
    )
    if (next) return { isOpen: false, opens: { inDays, weekday, at: next.beginn } }
  }
  return { isOpen: false, opens: null }
}

/**
 * Whether it is open now. Null where nothing certain can be said: without regular hours, or while
 * deviating times hold, whose meaning stands in their own words.
 */
export function openState(hours: Oeffnungszeiten, now: BerlinTime): OpenState | null {
  const { regulaereZeiten, abweichendeZeiten } = hours
  if (regulaereZeiten.length === 0 || holdingNow(abweichendeZeiten, now).length > 0) return null
  const clock = now.slice(11)
  const current = hoursOn(regulaereZeiten, weekdayOf(now)).find(
    ({ beginn, ende }) => beginn <= clock && (ende === '00:00' || clock < ende),
  )
  if (!current) return nextOpening(regulaereZeiten, now)
  return { isOpen: true, until: current.ende === '00:00' ? null : current.ende }
}
