import { type Oeffnungszeiten, tagestypen } from './entities/oeffnungszeiten.ts'
import { weekOn } from './season-on.ts'

type Hours = Pick<Oeffnungszeiten, 'regulaereZeiten' | 'saisons' | 'abweichendeZeiten'>

const dayInMs = 86_400_000
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Hours that begin on a day (`YYYY-MM-DD`); those of no length are none. */
function beginningOn(hours: Hours, day: string): Oeffnungszeiten['regulaereZeiten'] {
  const weekday = (new Date(startOf(day)).getUTCDay() + 6) % 7
  return weekOn(hours, day).filter(({ beginn, ende, tagestyp }) => {
    const isThen =
      tagestyp === tagestypen[weekday] || (tagestyp === 'ARBEITSTAG_MO_FR' && weekday < 5)
    return isThen && beginn !== ende
  })
}

/** Whether deviating times held when a day (`YYYY-MM-DD`) ended: if it went on, nobody knows. */
export function endsOtherwise(
  { abweichendeZeiten }: { abweichendeZeiten: readonly { beginn: string; ende: string }[] },
  day: string,
): boolean {
  const end = `${day}T23:59`
  return abweichendeZeiten.some(({ beginn, ende }) => beginn <= end && end <= ende)
}

/**
 * Whether it is certainly open at a local time (`YYYY-MM-DDTHH:mm`): not while deviating times hold,
 * whose meaning stands in their own words. Hours that end before they begin end on the next day,
 * unless deviating times held at the end of their first.
 */
export function isOpenAt(hours: Hours, now: string): boolean {
  if (hours.abweichendeZeiten.some(({ beginn, ende }) => beginn <= now && now <= ende)) return false
  const [day, clock] = [now.slice(0, 10), now.slice(11)]
  const before = new Date(startOf(day) - dayInMs).toISOString().slice(0, 10)
  const isOvernight = (one: { beginn: string; ende: string }) => one.ende <= one.beginn
  return (
    beginningOn(hours, day).some(
      (one) => one.beginn <= clock && (clock < one.ende || isOvernight(one)),
    ) ||
    (!endsOtherwise(hours, before) &&
      beginningOn(hours, before).some((one) => isOvernight(one) && clock < one.ende))
  )
}
