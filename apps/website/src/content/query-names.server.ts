import { LRUCache } from 'lru-cache'
import { answerTimes } from './answers.server.ts'
import { understoodNames } from './call-path.server.ts'
import type { Ledger } from './ledger.server.ts'
import { readRoute } from './load-page.server.ts'
import { newTrail, type Reading } from './load-shell.server.ts'
import { ownQueryNames } from './photo-archive.ts'

/** What the page at a path understands, by the route that was read after the moment `since`. */
type Known = { names: readonly string[]; tags: ReadonlySet<string>; since: number }

/**
 * Names of the visitor's parameters that pages know; every other is dropped (T23, T27). They hold as
 * long as the route that named them: a page may get a list, and an address a page.
 */
export class QueryNames {
  readonly #ledger: Ledger
  readonly #known = new LRUCache<string, Known>({ max: 5000, ttl: answerTimes.fresh })

  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  /** The names that the page at a path knows. */
  async read(reading: Reading, path: string): Promise<readonly string[]> {
    const own = ownQueryNames[path]
    if (own) return own
    const [trail, since] = [newTrail(), this.#ledger.now()]
    const route = await readRoute(reading, path, trail)
    const isRoute = route !== null && 'apiCalls' in route
    const found = isRoute ? route.apiCalls.flatMap(understoodNames) : []
    const names = [...new Set(found)].sort()
    if (!trail.isStale) this.#known.set(path, { names, tags: trail.tags, since })
    return names
  }

  /** The same from memory; null when the path was not asked for yet, or has changed since. */
  known(path: string): readonly string[] | null {
    const own = ownQueryNames[path]
    if (own) return own
    const known = this.#known.get(path)
    return known && this.#ledger.isCurrent(known.tags, known.since) ? known.names : null
  }
}
