import type { Content } from '../src/content/index.server.ts'
import type { RenderFacts } from '../src/content/index.ts'

/** An answer of the React application and what its loaders said about it. */
export type Rendered = { response: Response; facts: RenderFacts }

/**
 * What the server needs of the application: how to render a request, and the content client that
 * the loaders use, so that page cache and content cache share one ledger. The build exports it.
 */
export type App = {
  render: (request: Request) => Promise<Rendered>
  content: Pick<Content, 'ledger' | 'loadSitemap' | 'queryNames' | 'knownQueryNames' | 'start'>
}

/** True for the application that a build exports. */
export function isApp(value: unknown): value is App {
  return typeof value === 'object' && value !== null && 'render' in value && 'content' in value
}
