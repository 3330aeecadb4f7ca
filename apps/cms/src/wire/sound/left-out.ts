import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import { log } from '../../platform/log/log.ts'

/** Something that could not be answered, and why: an entry, or a part of one. */
export type LeftOut = {
  /** Type or call it belongs to. */
  typ: string
  /** Wire number of the entry; null where not even that is there. */
  nummer: number | null
  /** Where in the answer the mistake is; empty for the whole entry. */
  stelle: string
  grund: string
}

const listeners = new AsyncLocalStorage<(found: LeftOut) => void>()

/** What was logged already: each mistake costs one line a day, however often it is met. */
const logged = new LRUCache<string, true>({ max: 5_000, ttl: 24 * 60 * 60 * 1000 })

/** Says that something is left out of an answer; what is left out is never left out silently. */
export function leaveOut(found: LeftOut): void {
  listeners.getStore()?.(found)
  const key = JSON.stringify(found)
  if (logged.has(key)) return
  logged.set(key, true)
  log.warn(found, 'an entry is left out of the answers')
}

/** Does something and tells what was left out of the answers meanwhile. */
export function noticing<Result>(onLeftOut: (found: LeftOut) => void, work: () => Result): Result {
  return listeners.run(onLeftOut, work)
}

/** What went wrong, in words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
