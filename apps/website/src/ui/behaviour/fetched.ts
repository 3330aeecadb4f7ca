import type { Behaviour } from './behaviour.ts'

/** The button of a press that this part is to act on; one that sends a form needs no code. */
function buttonOf({ currentTarget, target }: Event): HTMLElement | null {
  const button =
    target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
  return button?.closest('[data-behaviour]') === currentTarget ? button : null
}

/**
 * Behaviour whose code comes with the first part that has it. Somebody may be faster than the code:
 * the last button that was pressed before it came is pressed again, so no press is lost.
 */
export const fetched =
  (load: () => Promise<Behaviour>, loading: Promise<void>[]): Behaviour =>
  (element) => {
    let pressed: HTMLElement | null = null
    const note = (event: Event) => {
      pressed = buttonOf(event) ?? pressed
    }
    element.addEventListener('click', note)
    const begin = (start: Behaviour) => {
      element.removeEventListener('click', note)
      start(element)
      pressed?.click()
    }
    loading.push(load().then(begin, reportError))
  }
