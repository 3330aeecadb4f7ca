/** What was changed and when, counted, so that every store can tell whether an answer still holds. */
export type Ledger = {
  /** Number of the newest invalidation; take it before fetching. */
  now: () => number
  /** Says that everything carrying one of the tags may have changed. */
  touch: (tags: readonly string[]) => void
  /** Says that anything may have changed: a gap in the feed, a new database. */
  touchEverything: () => void
  /** True when none of the tags was touched after the moment `since`. */
  isCurrent: (tags: Iterable<string>, since: number) => boolean
  /** Calls back after each invalidation; returns how to stop that. */
  onTouch: (listener: TouchListener) => () => void
}

/** Hears which tags were touched; null for everything. */
export type TouchListener = (tags: readonly string[] | null) => void

const keptTags = 50_000

/**
 * Makes the one ledger of a process. Its time is a counter and not a clock, so a clock step cannot
 * bring an old answer back (F21), and a store that checked at the present count need not look again.
 */
export function createLedger(): Ledger {
  let count = 0
  let everythingAt = 0
  const touchedAt = new Map<string, number>()
  const listeners = new Set<TouchListener>()
  function notify(tags: readonly string[] | null): void {
    for (const listener of listeners) listener(tags)
  }

  function touchEverything(): void {
    count += 1
    everythingAt = count
    touchedAt.clear()
    notify(null)
  }

  return {
    now: () => count,
    touchEverything,
    touch(tags) {
      if (tags.length === 0) return
      if (touchedAt.size + tags.length > keptTags) {
        touchEverything()
        return
      }
      count += 1
      for (const tag of tags) touchedAt.set(tag, count)
      notify(tags)
    },
    isCurrent(tags, since) {
      if (everythingAt > since) return false
      for (const tag of tags) if ((touchedAt.get(tag) ?? 0) > since) return false
      return true
    },
    onTouch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
