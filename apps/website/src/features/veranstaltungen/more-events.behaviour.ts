import type { Behaviour } from '../../ui/behaviour/index.ts'

/** What a press on `mehr laden` brought takes the focus, which stood on the button that has gone. */
export const start: Behaviour<HTMLDetailsElement> = (details) => {
  details.addEventListener('toggle', () => {
    const first = details.querySelector<HTMLElement>('a[href]')
    if (details.open) first?.focus()
  })
}
