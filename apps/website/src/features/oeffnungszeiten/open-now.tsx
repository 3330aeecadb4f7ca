import type { Oeffnungszeiten as Hours } from '@kurstadt/contract'
import { type Texts, useTexts } from '../../i18n/index.ts'
import styles from './oeffnungszeiten.module.css'
import { type OpenState, openState } from './open-state.ts'
import { tagestypen } from './tagestypen.ts'
import { useBerlinNow } from './use-berlin-now.ts'

function sentence(state: OpenState, words: Texts['oeffnungszeiten']): string {
  if (state.isOpen) return state.until ? words.openNow(state.until) : words.openAllDay
  if (!state.opens) return words.closedNow
  const { inDays, weekday, at } = state.opens
  const near = [words.today, words.tomorrow][inDays]
  const tag = tagestypen[weekday]
  return words.opensAt(near ?? (tag ? words.tag[tag] : ''), at)
}

/** Says whether it is open now, if that is certain; keeps its line free until the time is known. */
export function OpenNow({ hours }: { hours: Hours }) {
  const words = useTexts().oeffnungszeiten
  const now = useBerlinNow()
  if (hours.regulaereZeiten.length === 0) return null
  const state = now === null ? null : openState(hours, now)
  if (now !== null && state === null) return null
  return (
    <span className={styles.now} data-open={state?.isOpen}>
      {state && sentence(state, words)}
    </span>
  )
}
