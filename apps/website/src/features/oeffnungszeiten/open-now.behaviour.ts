import type { Behaviour } from '../../ui/behaviour/index.ts'
import { everyMinute } from './every-minute.ts'
import { hoursOf, shutDaysOf } from './hours-attributes.ts'
import { openNowSentence } from './open-now-words.ts'
import { openState } from './open-state.ts'

/** Says with every minute whether it is open now; takes no room where that is not certain. */
export const start: Behaviour = (line) => {
  const hours = hoursOf(line.dataset)
  const shut = shutDaysOf(line.dataset)
  const whose = line.dataset.stand === 'telefon' ? 'telefon' : 'tuer'
  const sprache = line.dataset.sprache === 'en' ? 'en' : 'de'
  everyMinute((now) => {
    const state = openState(hours, now, shut)
    line.hidden = state === null
    const text = state ? openNowSentence(state, sprache, whose) : ''
    if (line.textContent === text) return
    line.textContent = text
    line.dataset.open = String(state?.isOpen)
  })
}
