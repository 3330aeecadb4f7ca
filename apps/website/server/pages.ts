import type { Logger } from 'pino'
import { createSingleFlight, type Gate, GateFullError } from '../src/lib/index.ts'
import type { App } from './app-door.ts'
import type { Encoding } from './encoding.ts'
import type { PageCache } from './page-cache.ts'
import type { PageAnswer, PageEntry } from './page-entry.ts'
import { renderPage } from './render-page.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** What a page request came to; an entry is stored and shared, an answer is for this visitor only. */
export type PageOutcome =
  | { kind: 'entry'; entry: PageEntry; label: 'hit' | 'miss' | 'stale' }
  | { kind: 'answer'; answer: PageAnswer; cookies: readonly string[] }
  | { kind: 'busy' }

/** Address of a shared page: `url` is path and query in the one canonical form. */
export type SharedPage = { url: string; isApp: boolean }

type Made = { answer: PageAnswer; entry: PageEntry | null }

/** Renders pages once for everybody who asks at the same time, and keeps them. */
export class Pages {
  readonly cache: PageCache
  readonly #app: App
  readonly #security: SecurityHeaders
  readonly #gate: Gate
  readonly #callGate: Gate
  readonly #origin: string
  readonly #log: Logger
  readonly #flight = createSingleFlight<Made>()

  constructor(options: {
    app: App
    cache: PageCache
    security: SecurityHeaders
    gate: Gate
    callGate: Gate
    origin: string
    log: Logger
  }) {
    this.cache = options.cache
    this.#app = options.app
    this.#security = options.security
    this.#gate = options.gate
    this.#callGate = options.callGate
    this.#origin = options.origin
    this.#log = options.log
  }

  /** The page at a canonical address, from the store or rendered without anything of the visitor. */
  async shared(page: SharedPage): Promise<PageOutcome> {
    const key = pageKey(page)
    const stored = this.cache.any(key)
    const state = stored ? this.cache.stateOf(stored) : 'outdated'
    if (stored && state === 'fresh') return { kind: 'entry', entry: stored, label: 'hit' }
    if (stored && state === 'revalidate') {
      this.#renewInBackground(key, page)
      return { kind: 'entry', entry: stored, label: 'stale' }
    }
    const made = await this.#tryToMake(key, page)
    if (made?.entry) return toOutcome(made.entry)
    const isGood = made !== null && made.answer.status < 500
    if (!isGood && stored && this.cache.isKept(stored))
      return { kind: 'entry', entry: stored, label: 'stale' }
    return made ? { kind: 'answer', answer: made.answer, cookies: [] } : { kind: 'busy' }
  }

  /** The answer to a request that is made for this visitor alone and never stored. */
  async own(request: Request, kind: 'page' | 'call'): Promise<PageOutcome> {
    const gate = kind === 'call' ? this.#callGate : this.#gate
    try {
      const { answer, cookies } = await gate.run(() => this.#render(request))
      return { kind: 'answer', answer, cookies }
    } catch (error) {
      if (error instanceof GateFullError) return { kind: 'busy' }
      throw error
    }
  }

  /** Makes the form of a stored page that is asked for; where that fails, it is sent as it is. */
  async compress(key: string, entry: PageEntry, encoding: Encoding): Promise<void> {
    try {
      await this.cache.compress(key, entry, encoding)
    } catch (error) {
      this.#log.error({ err: error }, 'a page was not compressed')
    }
  }

  /** Null when the server has no room for a further rendering. */
  async #tryToMake(key: string, page: SharedPage): Promise<Made | null> {
    try {
      return await this.#makeCurrent(key, page)
    } catch (error) {
      if (error instanceof GateFullError) return null
      throw error
    }
  }

  #renewInBackground(key: string, page: SharedPage): void {
    if (this.#flight.has(key)) return
    this.#makeCurrent(key, page).catch((error: unknown) => {
      if (!(error instanceof GateFullError))
        this.#log.error({ err: error }, 'a page was not renewed')
    })
  }

  /** What was invalidated while it was rendered is rendered once more. */
  async #makeCurrent(key: string, page: SharedPage): Promise<Made> {
    const since = this.cache.count()
    const made = await this.#flight.run(key, () => this.#make(key, page))
    if (!made.answer.isCacheable || this.cache.isStillCurrent(made.answer, since)) return made
    return this.#flight.run(key, () => this.#make(key, page))
  }

  #make(key: string, page: SharedPage): Promise<Made> {
    return this.#gate.run(async () => {
      const since = this.cache.count()
      const headers = new Headers(page.isApp ? { cookie: 'isApp=1' } : {})
      const { answer } = await this.#render(new Request(`${this.#origin}${page.url}`, { headers }))
      return { answer, entry: this.cache.put(key, answer, since) }
    })
  }

  #render(request: Request) {
    return renderPage(this.#app, request, this.#security)
  }
}

function toOutcome(entry: PageEntry): PageOutcome {
  return { kind: 'entry', entry, label: entry.answer.isStale ? 'stale' : 'miss' }
}

/** Key of a page in the store. No host: what is rendered never knows under which it was asked for. */
export function pageKey({ url, isApp }: SharedPage): string {
  return isApp ? `app ${url}` : url
}
