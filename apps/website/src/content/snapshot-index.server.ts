import { apiBasePath, calls, type Route, resolveCall } from '@kurstadt/contract'
import { callOfKey, type PreparedCall, prepareCall } from './call-path.server.ts'

const keptKeys = 60_000

/** The calls that a page at a route is made of, when no visitor adds a parameter. */
export function callsOfRoute({ apiCalls }: Route): PreparedCall[] {
  return apiCalls.flatMap(({ name, params }) => {
    const resolved = resolveCall(name)
    return resolved ? [prepareCall(resolved.name, resolved.id, params)] : []
  })
}

const isSingle = ({ name }: PreparedCall) => name.includes('/')

/** True for the key of a route, whose body says what else belongs to it. */
export const isRouteKey = (key: string): boolean => key.startsWith(`${apiBasePath}/route?`)

/** What stands around pages or is asked for by no page: kept as long as it is there. */
const always = ['menu', 'einstellungen', 'hinweise', 'sitemap']

/**
 * What lies in the snapshot, by tag, so that a change finds its answers without looking at the
 * others; and which of them a page without a visitor's parameters is made of. In memory: 60,000
 * answers take 40 MB; what is beyond is found by the check of each night.
 */
export class SnapshotIndex {
  readonly #tags = new Map<string, readonly string[]>()
  readonly #keys = new Map<string, Set<string>>()
  /** Lists that pages show; there are few of them, however many pages there are. */
  readonly #lists = new Set<string>()
  readonly #redirects = new Set<string>()

  /** Notes an answer; `body` is looked at when it is a route. */
  put(key: string, tags: readonly string[], body: unknown): void {
    this.remove(key)
    if (this.#tags.size >= keptKeys) return
    this.#tags.set(key, tags)
    for (const tag of tags) {
      const keys = this.#keys.get(tag)
      if (keys) keys.add(key)
      else this.#keys.set(tag, new Set([key]))
    }
    if (isRouteKey(key)) this.#putRoute(key, body)
  }

  /** Forgets an answer. */
  remove(key: string): void {
    for (const tag of this.#tags.get(key) ?? []) {
      const keys = this.#keys.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keys.delete(tag)
    }
    this.#tags.delete(key)
    this.#redirects.delete(key)
  }

  has(key: string): boolean {
    return this.#tags.has(key)
  }

  /** Every answer there is. */
  all(): string[] {
    return [...this.#tags.keys()]
  }

  /** The answers that carry one of the tags. */
  withTags(tags: Iterable<string>): Set<string> {
    const found = new Set<string>()
    for (const tag of tags) for (const key of this.#keys.get(tag) ?? []) found.add(key)
    return found
  }

  /** False for what only a visitor's own question led to: old addresses, filtered lists. */
  isReached(key: string): boolean {
    const call = callOfKey(key)
    if (!call) return false
    if (call.name === 'route') return !this.#redirects.has(key)
    if (always.includes(call.name) || isSingle(call)) return true
    return this.#lists.has(key)
  }

  #putRoute(key: string, body: unknown): void {
    const { data } = calls.route.answer.safeParse(body)
    if (!data) return
    if ('redirect' in data) this.#redirects.add(key)
    else for (const call of callsOfRoute(data)) if (!isSingle(call)) this.#lists.add(call.path)
  }
}
