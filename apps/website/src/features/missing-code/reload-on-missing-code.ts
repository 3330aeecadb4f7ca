import { mayReload } from '../../lib/index.ts'

/** Under this key the browser keeps when the page was last loaded again, as milliseconds. */
export const reloadedAt = 'reloaded-at'

/** What is needed of a window; a test gives its own. */
export type ReloadingWindow = Pick<Window, 'addEventListener' | 'sessionStorage'> & {
  navigator: Pick<Navigator, 'onLine'>
  location: Pick<Location, 'reload'>
}

/** Time of the last reload; undefined when it cannot be remembered, which forbids another one. */
function lastReload(view: ReloadingWindow): number | null | undefined {
  try {
    const remembered = view.sessionStorage.getItem(reloadedAt)
    return remembered === null ? null : Number(remembered)
  } catch (error) {
    reportError(error)
    return undefined
  }
}

/**
 * Loads the page again when its code could not be loaded, as after a new release: at most once in
 * 60 s, not while offline, and never when a blocked storage could not stop a loop (spec 8).
 */
export function reloadOnMissingCode(view: ReloadingWindow, now: () => number = Date.now): void {
  view.addEventListener('vite:preloadError', () => {
    const last = lastReload(view)
    if (last === undefined) return
    if (!mayReload({ now: now(), lastReload: last, isOnline: view.navigator.onLine })) return
    view.sessionStorage.setItem(reloadedAt, String(now()))
    view.location.reload()
  })
}
