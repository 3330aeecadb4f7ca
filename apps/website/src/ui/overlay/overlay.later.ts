import type { Start } from '../later/index.ts'

/** Everything beside the panel and beside what it lies in. */
function surroundings(panel: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let part = panel; part !== document.body && part.parentElement; part = part.parentElement)
    for (const sibling of part.parentElement.children)
      if (sibling !== part && sibling instanceof HTMLElement && !sibling.inert) found.push(sibling)
  return found
}

function closeOthers(panel: HTMLElement): void {
  for (const other of document.querySelectorAll<HTMLElement>('[data-overlay]:popover-open'))
    if (other !== panel) other.hidePopover()
}

/**
 * While the panel is open nothing behind it can be reached, so the focus stays inside; opening it
 * closes the other one even from a button within that one (spec 4, menu and search).
 */
export const start: Start = (panel) => {
  const bound = new AbortController()
  const { signal } = bound
  const role = panel.getAttribute('role')
  let behind: HTMLElement[] = []
  const release = () => {
    for (const part of behind) part.inert = false
    behind = []
    panel.removeAttribute('aria-modal')
    panel.role = role
  }
  const hold = () => {
    const field = panel.querySelector('input')
    const first = field ?? panel.querySelector<HTMLElement>('[popovertargetaction]')
    if (!panel.contains(document.activeElement)) first?.focus()
    behind = surroundings(panel)
    for (const part of behind) part.inert = true
    panel.role = 'dialog'
    panel.ariaModal = 'true'
  }
  // Before the browser gives the focus back, the place it goes to must be in reach again.
  panel.addEventListener(
    'beforetoggle',
    ({ newState }) => (newState === 'open' ? closeOthers(panel) : release()),
    { signal },
  )
  panel.addEventListener('toggle', ({ newState }) => newState === 'open' && hold(), { signal })
  if (panel.matches(':popover-open')) hold()
  return () => {
    bound.abort()
    release()
  }
}
