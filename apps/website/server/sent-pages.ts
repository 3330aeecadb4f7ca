import type { Sent, VisitCounter } from './count-visits.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey } from './pages.ts'
import { isApp } from './request-head.ts'
import type { Exchange } from './route-table.ts'

type Asked = Pick<Exchange, 'head' | 'request'>

type SentPagesOptions = {
  counter: VisitCounter
  cache: PageCache
  isAllowedHost: (host: string) => boolean
}

/** Hands to the counter which stored pages are sent, and which of those fetched ahead are shown. */
export class SentPages {
  readonly #options: SentPagesOptions

  constructor(options: SentPagesOptions) {
    this.#options = options
  }

  /** A stored page that is sent at this address; nothing is made here, for nearly every request comes by. */
  count(sent: Sent & Asked): void {
    if (sent.request.method === 'GET') this.#options.counter.count(sent)
  }

  /** A page that was made for one visitor; of it only is counted what a search has not found. */
  countSearch(sent: Sent & Asked): void {
    if (sent.request.method === 'GET') this.#options.counter.countSearch(sent)
  }

  /** The page that asks was fetched ahead and is shown now; only one that we have is counted. */
  countAhead({ head, request }: Asked): void {
    const { cache, counter, isAllowedHost } = this.#options
    const shown = URL.canParse(head.referer) ? new URL(head.referer) : null
    if (shown === null || shown.host !== head.host || !isAllowedHost(head.host)) return
    const url = shown.pathname + shown.search
    const entry = cache.any(pageKey({ url, isApp: isApp(head) }))
    if (entry !== null) counter.countAhead({ entry, url, head, request })
  }
}
