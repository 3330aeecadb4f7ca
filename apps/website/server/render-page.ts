import type { App, Rendered } from './app-door.ts'
import { withDismissedAlerts } from './dismissed-alerts.ts'
import type { HeaderFields } from './headers.ts'
import { hideAddresses } from './hide-addresses.ts'
import { keepOfficeNumbers } from './office-numbers.ts'
import type { PageAnswer } from './page-entry.ts'
import { takeScriptHashes } from './script-hashes.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** Headers of the application that reach the visitor; everything else the server decides itself. */
const passedOn = new Map([
  ['content-type', 'Content-Type'],
  ['location', 'Location'],
  ['allow', 'Allow'],
  ['content-language', 'Content-Language'],
  ['content-disposition', 'Content-Disposition'],
  ['link', 'Link'],
  ['retry-after', 'Retry-After'],
  ['clear-site-data', 'Clear-Site-Data'],
  ['x-error-number', 'X-Error-Number'],
])

/** What turns requests into pages. */
export type Renderer = Pick<App, 'render'>

/** What is known of a finished answer beside the answer itself. */
export type RenderedPage = { answer: PageAnswer; cookies: readonly string[] }

/** Renders a request with the application and reads the answer whole. */
export async function renderPage(
  app: Renderer,
  request: Request,
  security: SecurityHeaders,
): Promise<RenderedPage> {
  const rendered = await app.render(request)
  const { facts, response } = rendered
  if (facts.einstellungen !== null) keepOfficeNumbers(facts.einstellungen)
  const { body, headers } = await readBody(rendered, security)
  const isCacheable = facts.isCacheable && !facts.isPrivate
  const answer: PageAnswer = {
    status: response.status,
    headers: { ...headers, ...passedHeaders(response) },
    body,
    tags: [...facts.tags],
    isStale: facts.isStale,
    findsNothing: facts.findsNothing,
    holdsFor: facts.holdsUntil === null ? null : Math.max(0, facts.holdsUntil - Date.now()),
    isCacheable:
      isCacheable && !/no-store|private/.test(response.headers.get('cache-control') ?? ''),
  }
  return { answer, cookies: response.headers.getSetCookie() }
}

async function readBody(
  { response, facts }: Rendered,
  security: SecurityHeaders,
): Promise<{ body: Buffer; headers: HeaderFields }> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html'))
    return { body: Buffer.from(await response.arrayBuffer()), headers: security.plain }
  const text = await response.text()
  const document = withDismissedAlerts(text, facts.scriptMark)
  const { html, hashes } = takeScriptHashes(hideAddresses(document), facts.scriptMark)
  return {
    body: Buffer.from(html),
    headers: security.document({ ...facts, scriptHashes: hashes }),
  }
}

function passedHeaders(response: Response): HeaderFields {
  return Object.fromEntries(
    [...response.headers].flatMap(([name, value]): [string, string][] => {
      if (name === 'content-type') return [['Content-Type', withCharset(value)]]
      const passed = passedOn.get(name)
      return passed === undefined ? [] : [[passed, value]]
    }),
  )
}

/** Text without a charset is read differently by different browsers (ASVS 4.1.1). */
function withCharset(type: string): string {
  return type.startsWith('text/') && !type.includes('charset') ? `${type}; charset=utf-8` : type
}
