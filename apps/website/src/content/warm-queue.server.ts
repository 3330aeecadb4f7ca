/** How near to visitors something is: asked for in the last day, reached from the menus, the rest. */
export type Rank = 0 | 1 | 2

type Delay = { at: number; tries: number; rank: Rank }

/** What is to be read again, nearest to visitors first; each thing once. Times in milliseconds. */
export class WarmQueue {
  readonly #ranks = [new Set<string>(), new Set<string>(), new Set<string>()] as const
  readonly #delayed = new Map<string, Delay>()
  readonly #times: { retry: number; retryAtMost: number }

  constructor(times: { retry: number; retryAtMost: number }) {
    this.#times = times
  }

  add(item: string, rank: Rank): void {
    const present = this.#ranks.findIndex((items) => items.has(item))
    if (present !== -1 && present <= rank) return
    if (present !== -1) this.#ranks[present]?.delete(item)
    this.#ranks[rank].add(item)
  }

  /** The next one, taken out; what failed comes after everything else and not before its time. */
  next(now: number): { item: string; rank: Rank } | null {
    for (const rank of [0, 1, 2] as const) {
      const [item] = this.#ranks[rank]
      if (item === undefined) continue
      this.#ranks[rank].delete(item)
      return { item, rank }
    }
    for (const [item, { at, rank }] of this.#delayed) if (at <= now) return { item, rank }
    return null
  }

  succeeded(item: string): void {
    this.#delayed.delete(item)
  }

  /** Puts it off, twice as long each time. */
  failed(item: string, rank: Rank, now: number): void {
    const { retry, retryAtMost } = this.#times
    const tries = (this.#delayed.get(item)?.tries ?? 0) + 1
    const delay = Math.min(retry * 2 ** (tries - 1), retryAtMost)
    this.#delayed.delete(item)
    this.#delayed.set(item, { at: now + delay, tries, rank })
  }

  /** What failed and is still to be read. */
  owed(): string[] {
    return [...this.#delayed.keys()]
  }
}
