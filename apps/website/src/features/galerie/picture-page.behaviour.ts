import type { Behaviour } from '../../ui/behaviour/index.ts'

type FollowedWindow = {
  location: Pick<Location, 'pathname' | 'search' | 'reload'>
  addEventListener: (type: 'popstate', listener: () => void) => void
}

/** Loads what the address names when it has become another without a new document. */
export function followAddress(view: FollowedWindow): void {
  const here = () => view.location.pathname + view.location.search
  const loaded = here()
  view.addEventListener('popstate', () => {
    if (here() !== loaded) view.location.reload()
  })
}

/**
 * The viewer has put the address of a picture behind that of its grid, and then the page was loaded
 * again: «back» is no new page to the browser.
 */
export const start: Behaviour = () => followAddress(window)
