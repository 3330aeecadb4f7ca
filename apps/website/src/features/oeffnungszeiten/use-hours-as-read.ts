import type { Oeffnungszeiten } from '@kurstadt/contract'
import { useTexts } from '../../i18n/index.ts'
import { type ClosingDays, withClosingDays } from './closing-days.ts'
import { standOf } from './open-now-words.ts'

/** Hours with the closing days among their deviating times, in the words of the page. */
export function useHoursAsRead(
  zeiten: readonly Oeffnungszeiten[],
  closingDays: ClosingDays,
): Oeffnungszeiten[] {
  const { stand, shut } = useTexts().oeffnungszeiten
  return zeiten.map((hours) => {
    const { closed } = stand[standOf(hours.typ)]
    return withClosingDays(hours, closingDays, (anlass) => shut(anlass, closed))
  })
}
