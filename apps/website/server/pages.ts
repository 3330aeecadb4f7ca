import type { Logger } from 'pino'
import { createSingleFlight, QueueFullError, type Semaphore, settle } from '../src/lib/index.ts'
import type { Encoding } from './encoding.ts'
import type { PageCache } from './page-cache.ts'
import type { PageAnswer, PageEntry } from './page-entry.ts'
import { orRefusal, type Refusal, type Share } from './read-shares.ts'
import { type Renderer, renderPage } from './render-page.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** What a page request came to; an entry is stored and shared, an answer is for this visitor only. */
export type PageOutcome =
  | { kind: 'entry'; entry: PageEntry; label: 'hit' | 'miss' | 'stale' }
  | { kind: 'answer'; answer: PageAnswer; cookies: readonly string[] }
  | Refusal

/** Address of a shared page: `url` is path and query in the one canonical form. */
export type SharedPage = { url: string; isApp: boolean }

/** `since` is the ledger's count when its rendering started. */
type Made = { answer: PageAnswer; entry: PageEntry | null; since: number }

/** Renders pages once for everybody who asks at the same time, and keeps them. */
export class Pages {
  readonly cache: PageCache
  readonly #app: Renderer
  readonly #security: SecurityHeaders
  readonly #semaphore: Semaphore
  readonly #origin: string
  readonly #log: Logger
  readonly #flight = createSingleFlight<Made>()
  /** Pages that somebody's share is spent on, or waits to be. */
  readonly #asked = createSingleFlight<Made>()

  constructor(options: {
    app: Renderer
    cache: PageCache
    security: SecurityHeaders
    semaphore: Semaphore
    origin: string
    log: Logger
  }) {
    this.cache = options.cache
    this.#app = options.app
    this.#security = options.security
    this.#semaphore = options.semaphore
    this.#origin = options.origin
    this.#log = options.log
  }

  /**
   * The page at a canonical address, from the store or rendered without anything of the visitor.
   * Only what is made for the visitor counts against their share.
   */
  async shared(page: SharedPage, share: Share): Promise<PageOutcome> {
    const key = pageKey(page)
    const stored = this.cache.any(key)
    const state = stored ? this.cache.stateOf(stored) : 'outdated'
    if (stored && state === 'fresh') return { kind: 'entry', entry: stored, label: 'hit' }
    if (stored && state === 'revalidate') {
      this.#renewInBackground(key, page)
      return { kind: 'entry', entry: stored, label: 'stale' }
    }
    const made = await this.#madeFor(key, page, share)
    if ('entry' in made && made.entry) return toOutcome(made.entry)
    const isGood = 'answer' in made && made.answer.status < 500
    if (!isGood && stored && this.cache.isKept(stored))
      return { kind: 'entry', entry: stored, label: 'stale' }
    return 'answer' in made ? { kind: 'answer', answer: made.answer, cookies: [] } : made
  }

  /** The answer to a request that is made for this visitor alone and never stored. */
  own(request: Request, share: Share): Promise<PageOutcome> {
    return this.form(request, { run: (work) => share.run(() => this.#semaphore.run(work)) })
  }

  /** The answer to a form, which has room of its own: reads never take its place. */
  form(request: Request, room: Share): Promise<PageOutcome> {
    return orRefusal(
      room.run(async () => {
        const { answer, cookies } = await this.#render(request)
        return { kind: 'answer', answer, cookies }
      }),
    )
  }

  /** Makes the form of a stored page that is asked for; where that fails, it is sent as it is. */
  async compress(key: string, entry: PageEntry, encoding: Encoding): Promise<void> {
    try {
      await this.cache.compress(key, entry, encoding)
    } catch (error) {
      this.#log.error({ err: error }, 'a page was not compressed')
    }
  }

  /**
   * What is being made for somebody else costs nobody a share: who comes meanwhile waits for it, and
   * asks for it themselves only where the other did not get it.
   */
  async #madeFor(key: string, page: SharedPage, share: Share): Promise<Made | Refusal> {
    const make = () => share.run(() => this.#currentOrStored(key, page))
    while (this.#asked.has(key)) {
      const others = await settle(this.#asked.run(key, make))
      if ('value' in others) return others.value
    }
    return orRefusal(this.#asked.run(key, make))
  }

  /** While somebody waited for their share, others may have had the page made. */
  async #currentOrStored(key: string, page: SharedPage): Promise<Made> {
    const entry = this.cache.fresh(key)
    return entry
      ? { answer: entry.answer, entry, since: entry.since }
      : this.#makeCurrent(key, page)
  }

  #renewInBackground(key: string, page: SharedPage): void {
    if (this.#flight.has(key)) return
    this.#makeCurrent(key, page).catch((error: unknown) => {
      if (!(error instanceof QueueFullError))
        this.#log.error({ err: error }, 'a page was not renewed')
    })
  }

  /**
   * What was invalidated while it was rendered is rendered once more: also for whoever came after that
   * and found its rendering under way.
   */
  async #makeCurrent(key: string, page: SharedPage): Promise<Made> {
    const made = await this.#flight.run(key, () => this.#make(key, page))
    const { answer, since } = made
    if (!answer.isCacheable || this.cache.isStillCurrent(answer, since)) return made
    return this.#flight.run(key, () => this.#make(key, page))
  }

  #make(key: string, page: SharedPage): Promise<Made> {
    return this.#semaphore.run(async () => {
      const since = this.cache.count()
      const headers = new Headers(page.isApp ? { cookie: 'isApp=1' } : {})
      const { answer } = await this.#render(new Request(`${this.#origin}${page.url}`, { headers }))
      return { answer, entry: this.cache.put(key, answer, since), since }
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
