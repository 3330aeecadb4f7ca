import type { Start } from '../../ui/later/index.ts'

/** What a press on `mehr laden` brought takes the focus, which stood on the button that has gone. */
export const focusNew: Start<HTMLDetailsElement> = (details) => {
  const show = () => {
    const first = details.querySelector<HTMLElement>('a[href]')
    if (details.open) first?.focus()
  }
  details.addEventListener('toggle', show)
  return () => details.removeEventListener('toggle', show)
}
