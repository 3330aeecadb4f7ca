import { isRequestSent, requestSentName } from '../../lib/index.ts'
import type { Behaviour } from '../../ui/behaviour/index.ts'
import { isKiosk } from '../idle-reset/index.ts'
import { sendEvent, sendPageView } from './beacon.ts'
import { choiceNow, choose, isAllowed, isUnwilling, onChoice } from './consent.ts'

/** Asks once whether visits may be counted, and counts those of whoever has said yes. */
export const start: Behaviour = (element) => {
  const { url = '', site = '' } = element.dataset
  // Whoever stands before a kiosk has chosen nothing there.
  if (isKiosk() || isUnwilling()) return
  const to = { url, site }
  const [question, answer] = ['question', 'answer'].map((part) =>
    element.querySelector<HTMLElement>(`[data-part="${part}"]`),
  )
  let isCounted = false
  function countOnce(): void {
    if (isCounted || !isAllowed()) return
    isCounted = true
    sendPageView(to)
  }
  for (const button of element.querySelectorAll<HTMLElement>('[data-choice]'))
    button.addEventListener('click', () => {
      choose(button.dataset.choice === 'ja' ? 'ja' : 'nein')
      if (!(question && answer)) return
      element.hidden = false
      // The buttons go; what is said now takes their place.
      answer.hidden = false
      answer.focus()
    })
  function update(): void {
    const isOpen = choiceNow() === null
    if (question) question.hidden = !isOpen
    if (isOpen) element.hidden = false
    else if (answer?.hidden !== false) element.hidden = true
    countOnce()
  }
  document.addEventListener(requestSentName, (event) => {
    if (isRequestSent(event) && isAllowed()) sendEvent(to, event.detail.name, event.detail.formular)
  })
  onChoice(update)
  update()
}
