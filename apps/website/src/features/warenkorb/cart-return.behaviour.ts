import type { Behaviour } from '../../ui/behaviour/index.ts'
import { takeVisit } from './returning.ts'

/** True for a page that the browser brought back instead of asking for it. */
function wasKept(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

/**
 * Fetches a page of the shop anew when somebody comes back to it from their cart (spec 4): the
 * browser would show how much was left before they bought.
 */
export const start: Behaviour = () => {
  const hasBeenAway = takeVisit(() => sessionStorage)
  if (hasBeenAway && wasKept()) location.reload()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && takeVisit(() => sessionStorage)) location.reload()
  })
}
