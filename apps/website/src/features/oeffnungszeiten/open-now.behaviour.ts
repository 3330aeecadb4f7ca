import { openNowTexts } from '../../i18n/index.ts'
import type { Behaviour } from '../../ui/behaviour/index.ts'
import { everyMinute } from './every-minute.ts'
import { hoursOf, shutDaysOf } from './hours-attributes.ts'
import { type OpenState, openState } from './open-state.ts'
import { tagestypen } from './tagestypen.ts'

type Words = (typeof openNowTexts)['de']

function sentence(state: OpenState, words: Words, whose: keyof Words['stand']): string {
  const stand = words.stand[whose]
  if (state.isOpen) return state.until ? stand.openNow(state.until) : stand.openAllDay
  if (!state.opens) return stand.closedNow
  const { inDays, weekday, at } = state.opens
  const near = [words.today, words.tomorrow][inDays]
  const tag = tagestypen[weekday]
  return stand.opensAt(near ?? (tag ? words.tag[tag] : ''), at)
}

/** Says with every minute whether it is open now; takes no room where that is not certain. */
export const start: Behaviour = (line) => {
  const hours = hoursOf(line.dataset)
  const shut = shutDaysOf(line.dataset)
  const whose = line.dataset.stand === 'telefon' ? 'telefon' : 'tuer'
  const words = openNowTexts[line.dataset.sprache === 'en' ? 'en' : 'de']
  everyMinute((now) => {
    const state = openState(hours, now, shut)
    line.hidden = state === null
    const text = state ? sentence(state, words, whose) : ''
    if (line.textContent === text) return
    line.textContent = text
    line.dataset.open = String(state?.isOpen)
  })
}
