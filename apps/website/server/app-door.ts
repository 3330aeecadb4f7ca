import type { Sprache } from '@kurstadt/contract'
import type { Content, FeedRequest } from '../src/content/index.server.ts'
import type { ContentErrorCode, RenderFacts, Shell } from '../src/content/index.ts'

/** An answer of the React application and what its routes said about it. */
export type Rendered = { response: Response; facts: RenderFacts }

/**
 * What the server needs of the application: how to render a request, and the content client that
 * its routes use, so that page cache and content cache share one ledger. The build exports it.
 */
export type App = {
  render: (request: Request) => Promise<Rendered>
  content: Pick<
    Content,
    | 'findFile'
    | 'openBreakers'
    | 'ledger'
    | 'loadParking'
    | 'loadShell'
    | 'loadSitemap'
    | 'queryNames'
    | 'knownQueryNames'
    | 'start'
  >
  appFiles: AppFiles
  /** Visiting card (vCard) of an office or a person by its wire number; null when there is none. */
  /** Null for what has no card. */
  visitingCard: (typ: string, id: number, baseUrl: string) => Promise<string | null>
  /** Path of the page of an office or a person; null when there is none. */
  entryAddress: (of: {
    typ: 'amt' | 'mitarbeiter'
    id: number
    sprache: Sprache
  }) => Promise<string | null>
  /** News or events as RSS or Atom, or why there are none. */
  feed: (
    asked: FeedRequest,
    baseUrl: string,
  ) => Promise<{ xml: string } | { code: ContentErrorCode }>
  /** The catalogue of open data as JSON-LD, or why there is none. */
  catalogue: (baseUrl: string) => Promise<{ json: string } | { code: ContentErrorCode }>
}

/** What the installed site is made of beside its pages (spec 4, app mode and service worker). */
export type AppFiles = {
  /** Web app manifest as JSON. */
  manifest: (shell: Shell) => string
  /** The page without a connection and its one style; null when the town's numbers are not known. */
  offlinePage: (shell: Shell) => { html: string; style: string } | null
}

/** True for the application that a build exports. */
export function isApp(value: unknown): value is App {
  return typeof value === 'object' && value !== null && 'render' in value && 'content' in value
}
