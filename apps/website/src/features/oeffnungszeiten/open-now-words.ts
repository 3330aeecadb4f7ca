import type { Oeffnungszeiten, Sprache } from '@kurstadt/contract'
import { openNowTexts } from '../../i18n/index.ts'
import type { OpenState } from './open-state.ts'
import { tagestypen } from './tagestypen.ts'

type Words = (typeof openNowTexts)[Sprache]

/** Whose hours these are: a door is open or closed, somebody on the telephone can be reached or not. */
export type Whose = keyof Words['stand']

/** Whose hours hours of a kind are. */
export function standOf(typ: Oeffnungszeiten['typ']): Whose {
  return typ === 'TELEFONISCHE_ERREICHBARKEIT' ? 'telefon' : 'tuer'
}

/** Says in words whether it is open, until when, or when it opens. */
export function openNowSentence(state: OpenState, sprache: Sprache, whose: Whose): string {
  const words = openNowTexts[sprache]
  const stand = words.stand[whose]
  if (state.isOpen) return state.until ? stand.openNow(state.until) : stand.openAllDay
  if (!state.opens) return stand.closedNow
  const { inDays, weekday, at } = state.opens
  const near = [words.today, words.tomorrow][inDays]
  const tag = tagestypen[weekday]
  return stand.opensAt(near ?? (tag ? words.tag[tag] : ''), at)
}

/** The longest of these sentences: no other needs more room. */
export function longestSentence(sprache: Sprache, whose: Whose): string {
  const at = '00:00'
  const states: OpenState[] = [
    { isOpen: true, until: at },
    { isOpen: true, until: null },
    { isOpen: false, opens: null },
    ...tagestypen.map(
      (_, weekday) => ({ isOpen: false, opens: { inDays: 7, weekday, at } }) as const,
    ),
  ]
  return states
    .map((state) => openNowSentence(state, sprache, whose))
    .reduce((one, other) => (other.length > one.length ? other : one))
}
