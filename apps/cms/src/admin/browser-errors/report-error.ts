import { browserfehlerPfad } from '@kurstadt/contract/fehler-paths'
import { describeBrowserError } from '@kurstadt/log/browser'
import { z } from 'zod'

/** What is needed of a browser; a test gives its own. */
export type ReportingWindow = {
  location: Pick<Location, 'pathname'>
  navigator: Pick<Navigator, 'onLine'>
  fetch: typeof globalThis.fetch
}

/** Reports an error; resolves to its number in the administrator's list, null where it has none. */
export type ReportError = (error: unknown) => Promise<string | null>

/** Errors of one loaded page that are reported; a script that fails in a loop says nothing new. */
const most = 10

const answer = z.object({ fehlernummer: z.string() })

async function send({ fetch }: ReportingWindow, report: object): Promise<string | null> {
  const response = await fetch(browserfehlerPfad, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    // Who leaves the page because it failed is not to take the report away.
    keepalive: true,
  })
  return answer.safeParse(await response.json()).data?.fehlernummer ?? null
}

/** Reports errors of the back office in a browser, each message once as long as a page is loaded. */
export function createErrorReports(view: () => ReportingWindow): ReportError {
  const sent = new Map<string, Promise<string | null>>()
  return async (error) => {
    const open = view()
    const report = describeBrowserError(error, open.location.pathname)
    // What lost its line is no mistake.
    if (report === null || !open.navigator.onLine) return null
    const key = report.art + report.meldung
    const known = sent.get(key)
    if (known !== undefined || sent.size >= most) return known ?? null
    // Whoever is not reached, or refuses, gives no number: there is nobody else to report that to.
    const answered = send(open, report).catch(() => null)
    sent.set(key, answered)
    return answered
  }
}

/** The reports of this page. */
export const reportError: ReportError = createErrorReports(() => window)
