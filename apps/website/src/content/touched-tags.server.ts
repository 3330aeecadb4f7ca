import type { Ledger } from './ledger.server.ts'

/** What was touched: these tags, or everything. */
export type Touched = { tags: ReadonlySet<string>; isEverything: boolean }

/** Collects what the ledger is told until somebody takes it; the ledger bounds the number of tags. */
export class TouchedTags {
  #tags = new Set<string>()
  #isEverything = false
  #at = Number.NEGATIVE_INFINITY

  /** Listens until the signal ends it. */
  constructor(ledger: Ledger, signal: AbortSignal) {
    const stop = ledger.onTouch((tags) => this.#add(tags))
    signal.addEventListener('abort', stop, { once: true })
  }

  #add(tags: readonly string[] | null): void {
    this.#at = performance.now()
    if (tags === null) this.all()
    else for (const tag of tags) this.#tags.add(tag)
  }

  /** Everything counts as touched. */
  all(): void {
    this.#isEverything = true
    this.#tags.clear()
  }

  isEmpty(): boolean {
    return !this.#isEverything && this.#tags.size === 0
  }

  /** What there is, once nothing was added for some milliseconds; null before. */
  take(quiet: number): Touched | null {
    if (this.isEmpty() || performance.now() - this.#at < quiet) return null
    const taken = { tags: this.#tags, isEverything: this.#isEverything }
    this.forget()
    return taken
  }

  /** Somebody else has seen to it. */
  forget(): void {
    this.#tags = new Set()
    this.#isEverything = false
  }
}
