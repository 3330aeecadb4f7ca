import type { App } from '../../apps/website/server/app-door.ts'
import type { Content } from '../../apps/website/src/content/content.server.ts'
import {
  ContentError,
  newRenderFacts,
  type PageResult,
  type RenderFacts,
  setShellFacts,
} from '../../apps/website/src/content/index.ts'

/** A stub application and the addresses it rendered, oldest first. */
export type StubApp = App & { rendered: string[] }

const mark = 'stub-mark'
/** Number of every error of the stub. */
export const errorNumber = 'K7M4-Q2XA'

const statuses = { 'not-found': 404, unavailable: 503, 'bad-request': 400 }

/**
 * An application that shows what the content client gives it as plain text in HTML and reports the
 * facts the real one reports, so that the server can be tested without React.
 */
export function createStubApp(content: Content): StubApp {
  const rendered: string[] = []
  return {
    content,
    rendered,
    appFiles: {
      manifest: ({ einstellungen }) => JSON.stringify({ name: einstellungen?.ortsname }),
      offlinePage: ({ einstellungen }) =>
        einstellungen && { html: einstellungen.tourismus.kontakt.telefon ?? '', style: '' },
    },
    feed: async ({ typ, format }) => ({ xml: `<${format} of="${typ}"/>` }),
    catalogue: async () => ({ json: '{}' }),
    entryAddress: async ({ typ, id, sprache }) => (id === 1 ? `/${sprache}/${typ}-id_1/` : null),
    visitingCard: async (typ, id) => (id === 1 ? `card of ${typ}` : null),
    async render(request) {
      rendered.push(request.url)
      const facts = newRenderFacts(mark)
      if (request.method === 'POST') return { facts, response: html(200, await request.text()) }
      return { facts, response: await respond(content, request, facts) }
    },
  }
}

async function respond(content: Content, request: Request, facts: RenderFacts): Promise<Response> {
  const { pathname: path, searchParams } = new URL(request.url)
  try {
    const result = await content.loadPage({ path, query: searchParams })
    return respondWith(result, request, facts)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    for (const tag of error.tags) facts.tags.add(tag)
    facts.isStale = error.isStale
    facts.isCacheable = error.code === 'not-found' && error.tags.length > 0
    return html(statuses[error.code], error.code)
  }
}

function respondWith(result: PageResult, request: Request, facts: RenderFacts): Response {
  if (result.kind === 'gone') return html(410, 'gone')
  if (result.kind === 'redirect') {
    const { status, location } = result
    return new Response(null, { status, headers: { location } })
  }
  for (const tag of result.tags) facts.tags.add(tag)
  facts.isStale = result.stale
  const isRead = result.page.queryNotice.length === 0
  facts.isCacheable = isRead
  setShellFacts(facts, result.page.shell)
  const app = request.headers.get('cookie') === 'isApp=1' ? ' (app)' : ''
  const { blocks, seite, shell } = result.page
  const names = blocks.map(({ template }) => template).join(' ')
  const pages = blocks.map((block) =>
    'seite' in (block.context ?? {}) ? JSON.stringify(block.context) : '',
  )
  const seite2 = /"seite":(\d+)/.exec(pages.join(''))?.[1] ?? ''
  return html(
    isRead ? 200 : 400,
    `${seite.title}${app} | ${names} | ${seite2} | ${shell.hinweise.gezeigt.map(({ titel }) => titel).join(' ')}`,
  )
}

function html(status: number, text: string): Response {
  const body = `<!doctype html><html><body><h1>${text}</h1><script nonce="${mark}">window.ok=1</script><script>window.injected=1</script></body></html>`
  // As the application numbers what is an error of ours.
  const headers = new Headers({ 'Content-Type': 'text/html' })
  if (status >= 500) headers.set('X-Error-Number', errorNumber)
  return new Response(body, { status, headers })
}
