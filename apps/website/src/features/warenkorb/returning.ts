/** Says in this tab that somebody has been at their cart. */
const key = 'warenkorb-besucht'

/** Somebody is at their cart: pages of the shop may not be as they were any more. */
export function noteVisit(storage: () => Storage): void {
  try {
    storage().setItem(key, '1')
  } catch {
    // Without a store the browser asks for the page anyway, unless it kept it whole.
  }
}

/** True once for whoever comes back from their cart. */
export function takeVisit(storage: () => Storage): boolean {
  try {
    const store = storage()
    const hasBeen = store.getItem(key) !== null
    store.removeItem(key)
    return hasBeen
  } catch {
    return false
  }
}
