import { LRUCache } from 'lru-cache'
import type { Ledger } from '../src/content/index.server.ts'
import type { Encoding } from './encoding.ts'
import {
  compressEntry,
  type PageAnswer,
  type PageEntry,
  pageTimes,
  sizeOfEntry,
  toEntry,
} from './page-entry.ts'

/** What an entry is good for: to be sent, to be sent while it is renewed, or only in need. */
export type EntryState = 'fresh' | 'revalidate' | 'outdated'

/** Stored pages as ready bytes, bounded by bytes; what is in here everybody may see. */
export class PageCache {
  /** How often pages were sent: out of the store, out of it although older, or made for it. */
  readonly sent = { hit: 0, stale: 0, miss: 0 }
  readonly #entries: LRUCache<string, PageEntry>
  readonly #ledger: Ledger
  readonly #now: () => number

  constructor(options: { maxBytes: number; ledger: Ledger; now: () => number }) {
    this.#ledger = options.ledger
    this.#now = options.now
    this.#entries = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: sizeOfEntry })
  }

  /** The entry that may be sent at once, or null. */
  fresh(key: string): PageEntry | null {
    const entry = this.#entries.get(key)
    return entry && this.#now() < entry.freshUntil && this.#isCurrent(entry) ? entry : null
  }

  /** The entry of any age, for the case that no newer can be had. */
  any(key: string): PageEntry | null {
    return this.#entries.get(key) ?? null
  }

  /** What an entry is good for now. */
  stateOf(entry: PageEntry): EntryState {
    const now = this.#now()
    if (!this.#isCurrent(entry)) return 'outdated'
    if (now < entry.freshUntil) return 'fresh'
    return now < entry.revalidateUntil ? 'revalidate' : 'outdated'
  }

  /** True while an entry may still stand in for a page that cannot be rendered (F04). */
  isKept(entry: PageEntry): boolean {
    return this.#now() - entry.storedAt < pageTimes.stale
  }

  /** The ledger's count, to be taken before rendering starts. */
  count(): number {
    return this.#ledger.now()
  }

  /** True when nothing that the answer consists of was touched since. */
  isStillCurrent(answer: PageAnswer, since: number): boolean {
    return this.#ledger.isCurrent(answer.tags, since)
  }

  /** Stores an answer when it is one that everybody may get: a good page or a real 404. */
  put(key: string, answer: PageAnswer, since: number): PageEntry | null {
    if (!answer.isCacheable || (answer.status !== 200 && answer.status !== 404)) return null
    const entry = toEntry(answer, since, this.#now())
    this.#entries.set(key, entry)
    return entry
  }

  /** Makes an entry smaller for the first who wants it so; its size is counted anew. */
  async compress(key: string, entry: PageEntry, encoding: Encoding): Promise<void> {
    await compressEntry(entry, encoding)
    if (this.#entries.peek(key) === entry) this.#entries.set(key, entry)
  }

  /** Bytes and entries, for tests and metrics. */
  size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  #isCurrent(entry: PageEntry): boolean {
    const count = this.#ledger.now()
    if (entry.checkedAt === count) return true
    if (!this.#ledger.isCurrent(entry.answer.tags, entry.since)) return false
    entry.checkedAt = count
    return true
  }
}
