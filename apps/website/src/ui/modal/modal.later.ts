import type { Start } from '../later/index.ts'

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Lets the links to a dialog open it, and the address too. */
export const asModal: Start<HTMLDialogElement> = (dialog) => {
  const ending = new AbortController()
  const on = { signal: ending.signal }
  const open = () => {
    if (!dialog.open) dialog.showModal()
  }
  const linkIn = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-opens]') : null
    return link?.dataset.opens === dialog.id ? link : null
  }
  const byClick = (event: MouseEvent) => {
    const link = linkIn(event)
    if (!(link && isPlain(event))) return
    // Before the router hears of it, which then goes nowhere.
    event.preventDefault()
    link.focus()
    open()
  }
  const byAddress = () => {
    if (location.hash === `#${dialog.id}`) open()
  }
  const forget = () => {
    if (location.hash === `#${dialog.id}`)
      history.replaceState(history.state, '', location.pathname + location.search)
  }
  // Pressed inside and let go outside is a selection of text, not a wish to close.
  let hasPressedBeside = false
  const press = (event: MouseEvent) => {
    hasPressedBeside = isBeside(dialog, event)
  }
  const closeBeside = (event: MouseEvent) => {
    if (hasPressedBeside && isBeside(dialog, event)) dialog.close()
  }
  for (const link of document.querySelectorAll(`a[data-opens="${dialog.id}"]`))
    link.setAttribute('aria-haspopup', 'dialog')
  byAddress()
  document.addEventListener('click', byClick, { ...on, capture: true })
  window.addEventListener('hashchange', byAddress, on)
  dialog.addEventListener('mousedown', press, on)
  dialog.addEventListener('click', closeBeside, on)
  dialog.addEventListener('close', forget, on)
  return () => ending.abort()
}
