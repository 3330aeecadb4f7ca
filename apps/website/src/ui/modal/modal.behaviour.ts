import type { Behaviour } from '../behaviour/index.ts'

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Lets the links to a dialog open it, and the address too; the first of a name serves them all. */
export const start: Behaviour<HTMLDialogElement> = (dialog) => {
  if (document.getElementById(dialog.id) !== dialog) return
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
  let hasPressedOutside = false
  const press = (event: MouseEvent) => {
    hasPressedOutside = isOutside(dialog, event)
  }
  const closeOutside = (event: MouseEvent) => {
    if (hasPressedOutside && isOutside(dialog, event)) dialog.close()
  }
  for (const link of document.querySelectorAll(`a[data-opens="${dialog.id}"]`))
    link.setAttribute('aria-haspopup', 'dialog')
  byAddress()
  document.addEventListener('click', byClick, { capture: true })
  window.addEventListener('hashchange', byAddress)
  dialog.addEventListener('mousedown', press)
  dialog.addEventListener('click', closeOutside)
  dialog.addEventListener('close', forget)
}
