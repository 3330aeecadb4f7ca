import { mayReload } from '../../lib/index.ts'

/** Under this key the browser keeps when the page was last loaded again, as milliseconds. */
const reloadedAt = 'reloaded-at'

/** What is needed of a window; a test gives its own. */
export type ReloadingWindow = Pick<Window, 'addEventListener' | 'sessionStorage'> & {
  navigator: Pick<Navigator, 'onLine'>
  location: Pick<Location, 'reload'>
}

type Field = HTMLInputElement | HTMLTextAreaElement

const canBeTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** True when somebody has typed or ticked something on the page. */
export function isTypedInto(document: Pick<Document, 'querySelectorAll'>): boolean {
  const fields = document.querySelectorAll<Field>('input:not([type=hidden]), textarea')
  return [...fields].some((field) =>
    canBeTicked(field)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  )
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
 * 60 s, not while offline, never when a blocked storage could not stop a loop (spec 8), and never
 * over what somebody has typed: the page works as it stands (fault F18).
 */
export function reloadOnMissingCode(
  view: ReloadingWindow,
  now: () => number = Date.now,
  hasWords: () => boolean = () => false,
): void {
  view.addEventListener('vite:preloadError', () => {
    const last = lastReload(view)
    if (last === undefined || hasWords()) return
    if (!mayReload({ now: now(), lastReload: last, isOnline: view.navigator.onLine })) return
    view.sessionStorage.setItem(reloadedAt, String(now()))
    view.location.reload()
  })
}
