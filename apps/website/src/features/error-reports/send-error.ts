import { browserfehlerPfad } from '@kurstadt/contract/fehler-paths'
import { describeBrowserError } from '@kurstadt/log/browser'

/** What is needed of a browser; a test gives its own. */
export type SendingWindow = {
  location: Pick<Location, 'pathname'>
  navigator: Pick<Navigator, 'onLine' | 'sendBeacon'>
}

const told = new Set<string>()

function errorOf(event: object): unknown {
  if ('error' in event) return event.error
  return 'reason' in event ? event.reason : null
}

/** Tells the website of an error, once for each message on a page. */
export function sendError(event: object, view: SendingWindow = window): void {
  const report = describeBrowserError(errorOf(event), view.location.pathname)
  // What lost its line is no mistake.
  if (report === null || !view.navigator.onLine) return
  const known = report.art + report.meldung
  if (told.has(known)) return
  told.add(known)
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  view.navigator.sendBeacon(browserfehlerPfad, body)
}
