/** What somebody has said of being counted on this device. */
export type Choice = 'ja' | 'nein'

const key = 'statistik'
const listeners = new Set<() => void>()
/** What was chosen on this page where the browser keeps nothing. */
let chosenHere: Choice | null = null

/** Asks the storage, if there is one: blocked or full it keeps nothing, and the page goes on. */
function inStorage<Answer>(ask: (storage: Storage) => Answer): Answer | null {
  try {
    return ask(localStorage)
  } catch {
    return null
  }
}

/** True for a browser that asks for nobody to be tracked: that is a no to every question of ours. */
export function isUnwilling(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}

/** What was chosen; null where nobody has. */
export function choiceNow(): Choice | null {
  const kept = inStorage((storage) => storage.getItem(key))
  return kept === 'ja' || kept === 'nein' ? kept : chosenHere
}

/** True where visits may be counted. */
export const isAllowed = (): boolean => choiceNow() === 'ja' && !isUnwilling()

/** Remembers a choice, in this browser only. */
export function choose(choice: Choice): void {
  const isKept = inStorage((storage) => {
    storage.setItem(key, choice)
    return true
  })
  chosenHere = isKept === null ? choice : null
  for (const listener of listeners) listener()
}

/** Tells when a choice has changed: on this page, in another tab, or on a page visited since. */
export function onChoice(listener: () => void): void {
  listeners.add(listener)
  window.addEventListener('storage', ({ key: changed }) => {
    if (changed === key || changed === null) listener()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}
