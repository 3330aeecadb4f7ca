import type { Browserfehler } from '@kurstadt/contract/fehler'
import { browserfehlerPfad } from '@kurstadt/contract/fehler-paths'
import { redactMessage, redactPath } from '@kurstadt/log/redact'

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

/** Places of a stack, without the message above them and what follows an address. */
function placesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .map((line) => line.replaceAll(/[?#][^\s:)]*/g, ''))
    .join('\n')
    .slice(0, 3_000)
}

/**
 * Tells the website of an error, once for each message on a page: its kind, its message without
 * numbers, names and what is quoted, its places, and the page. Nothing else leaves the browser (T67).
 */
export function sendError(event: object, view: SendingWindow = window): void {
  const error = errorOf(event)
  // What is no error has no place; what was broken off, or lost its line, is no mistake.
  if (!(error instanceof Error) || error.name === 'AbortError' || !view.navigator.onLine) return
  const art = error.name.slice(0, 80) || 'Error'
  const report: Browserfehler = {
    art,
    meldung: redactMessage(error.message, art).slice(0, 600),
    stapel: placesOf(error.stack ?? ''),
    seite: redactPath(view.location.pathname).slice(0, 600),
  }
  const known = report.art + report.meldung
  if (told.has(known)) return
  told.add(known)
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  view.navigator.sendBeacon(browserfehlerPfad, body)
}
