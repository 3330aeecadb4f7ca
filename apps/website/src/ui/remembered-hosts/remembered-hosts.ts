const keyOf = (host: string) => `embed:${host}`
const listeners = new Set<() => void>()
/** What was chosen on this page where the browser keeps nothing. */
const chosenHere = new Map<string, boolean>()

/** Asks the storage, if there is one: blocked or full it keeps nothing, and the page goes on. */
function inStorage<Answer>(ask: (storage: Storage) => Answer): Answer | null {
  try {
    return ask(localStorage)
  } catch {
    return null
  }
}

/** True when a host may be asked without a click. */
export const isRemembered = (host: string): boolean =>
  chosenHere.get(host) ?? inStorage((storage) => storage.getItem(keyOf(host))) !== null

/** Remembers that a host may be asked without a click, or forgets it; kept in this browser only. */
export function remember(host: string, isWanted: boolean): void {
  const isKept = inStorage((storage) => {
    if (isWanted) storage.setItem(keyOf(host), '1')
    else storage.removeItem(keyOf(host))
    return true
  })
  if (isKept) chosenHere.delete(host)
  else chosenHere.set(host, isWanted)
  for (const listener of listeners) listener()
}

/** Tells when a choice has changed: on this page, in another tab, or on a page visited since. */
export function onChoice(listener: () => void): void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}
