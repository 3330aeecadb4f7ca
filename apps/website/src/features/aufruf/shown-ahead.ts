import { aheadMark, aufrufPfad } from '@kurstadt/contract/besuche-paths'

type Place = {
  performance: Pick<Performance, 'getEntriesByType'>
  fetch: typeof fetch
}

const isNavigation = (entry: PerformanceEntry): entry is PerformanceNavigationTiming =>
  'serverTiming' in entry

/**
 * Says that a page is looked at which the browser had fetched ahead: the server counts no page that
 * nobody sees yet, and of this one it hears nothing more. Nothing is sent but where the page is.
 */
export function reportShownAhead(place: Place): void {
  const [entry] = place.performance.getEntriesByType('navigation')
  const isAhead =
    entry !== undefined &&
    isNavigation(entry) &&
    (entry.serverTiming ?? []).some(({ name }) => name === aheadMark)
  // Nobody waits for it, and a visit that is not counted is no fault.
  if (isAhead) place.fetch(aufrufPfad, { method: 'POST', keepalive: true }).catch(() => undefined)
}
