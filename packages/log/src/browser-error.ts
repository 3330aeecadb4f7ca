import type { Browserfehler } from '@kurstadt/contract/fehler'
import { redactMessage, redactPath } from './redact.ts'

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
 * What a browser reports of an error on the page at `path`: its kind, its message without numbers,
 * names and what is quoted, its places, and the page. Nothing else leaves the browser (T67). Null for
 * what is no error, which has no place, and for what was broken off, which is no mistake.
 */
export function describeBrowserError(error: unknown, path: string): Browserfehler | null {
  if (!(error instanceof Error) || error.name === 'AbortError') return null
  const art = error.name.slice(0, 80) || 'Error'
  return {
    art,
    meldung: redactMessage(error.message, art).slice(0, 600),
    stapel: placesOf(error.stack ?? ''),
    seite: redactPath(path).slice(0, 600),
  }
}
