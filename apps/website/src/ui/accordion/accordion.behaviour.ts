import type { Behaviour } from '../behaviour/index.ts'

/** Opens whatever an element lies in; answers whether anything was closed. */
function reveal(place: Element): boolean {
  let hasOpened = false
  for (let item = place.closest('details'); item; ) {
    if (!item.open) hasOpened = true
    item.open = true
    item = item.parentElement?.closest('details') ?? null
  }
  return hasOpened
}

/** Opens the item that the address names, now and on every later jump to it. */
export const start: Behaviour = (root) => {
  const open = (id: string) => {
    const place = id === '' ? null : document.getElementById(id)
    if (place && root.contains(place) && reveal(place)) place.scrollIntoView()
  }
  const follow = () => open(location.hash.slice(1))
  // A click on the address that is shown already changes nothing in it, and a reader who closed
  // the item wants to see it again.
  const jump = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.hash && link.pathname === location.pathname) open(link.hash.slice(1))
  }
  follow()
  window.addEventListener('hashchange', follow)
  document.addEventListener('click', jump)
}
