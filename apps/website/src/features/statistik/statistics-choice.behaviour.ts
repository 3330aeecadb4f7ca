import type { Behaviour } from '../../ui/behaviour/index.ts'
import { choiceNow, choose, isUnwilling, onChoice } from './consent.ts'

/** Says what was chosen on this device, and lets somebody choose otherwise. */
export const start: Behaviour = (element) => {
  const states = [...element.querySelectorAll<HTMLElement>('[data-state]')]
  const buttons = [...element.querySelectorAll<HTMLElement>('[data-choice]')]
  function update(): void {
    const choice = choiceNow()
    const state = isUnwilling() ? 'unwilling' : (choice ?? 'open')
    for (const one of states) one.hidden = one.dataset.state !== state
    for (const one of buttons)
      one.hidden = state === 'unwilling' || one.dataset.choice === (choice ?? 'nein')
  }
  for (const button of buttons)
    button.addEventListener('click', () => {
      choose(button.dataset.choice === 'ja' ? 'ja' : 'nein')
      // The button goes; what is said now takes its place.
      states.find(({ hidden }) => !hidden)?.focus()
    })
  onChoice(update)
  update()
}
