import type { Behaviour } from '../behaviour/index.ts'

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

/** Moves the focus to the first field that takes it; a panel without one begins with its button. */
function focusInto(panel: HTMLElement): void {
  const fields = panel.querySelectorAll<HTMLElement>('input:not([type=hidden])')
  const close = panel.querySelectorAll<HTMLElement>('[popovertargetaction]')
  for (const field of [...fields, ...close]) {
    if (panel.contains(document.activeElement)) return
    field.focus()
  }
}

/**
 * A click beside a panel leaves the focus nowhere, in what is hidden now, or on a part of the page
 * that the Tab key does not reach, such as `<main>`; otherwise the browser has given it back.
 */
function isLost(panel: HTMLElement): boolean {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || panel.contains(activeElement)) return true
  return activeElement.tabIndex < 0
}

/**
 * While the panel is open nothing behind it can be reached, so the focus stays inside; opening it
 * closes the other one even from a button within that one (spec 4, menu and search).
 */
export const start: Behaviour = (panel) => {
  const role = panel.getAttribute('role')
  let behind: HTMLElement[] = []
  let opener: Element | null = null
  const release = () => {
    for (const part of behind) part.inert = false
    behind = []
    panel.removeAttribute('aria-modal')
    panel.role = role
  }
  const shutOut = () => {
    if (!panel.matches(':popover-open') || behind.length > 0) return
    behind = surroundings(panel)
    for (const part of behind) part.inert = true
  }
  const hold = () => {
    focusInto(panel)
    panel.role = 'dialog'
    panel.ariaModal = 'true'
    // All of the page is styled anew for it: first the panel is seen.
    requestAnimationFrame(() => setTimeout(shutOut))
  }
  // On a busy machine the Tab key is quicker than that frame.
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') shutOut()
  })
  // Before the browser gives the focus back, the place it goes to must be in reach again.
  panel.addEventListener('beforetoggle', ({ newState, source }) => {
    if (newState !== 'open') return release()
    // Safari gives no focus to a button that is clicked, but says which one it was.
    opener = source ?? document.activeElement
    return closeOthers(panel)
  })
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') hold()
    else if (opener instanceof HTMLElement && isLost(panel)) opener.focus()
  })
  // Whoever comes back finds the page as it was left, and a route change closes the panel (spec 4).
  window.addEventListener('pagehide', () => panel.hidePopover())
  // Where it has room in the page now, it has no button to close it with either.
  window.addEventListener('resize', () => {
    const close = panel.querySelector('[popovertargetaction]')
    if (panel.matches(':popover-open') && close?.checkVisibility() === false) panel.hidePopover()
  })
  if (panel.matches(':popover-open')) hold()
}
