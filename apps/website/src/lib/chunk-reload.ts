/** Shortest time between two reloads because of missing code (spec 8, 9): 60 s in milliseconds. */
export const reloadPause = 60_000

/** What is known when code could not be loaded; times in milliseconds of the same clock. */
export type ChunkFailure = { now: number; lastReload: number | null; isOnline: boolean }

/**
 * Says whether a page whose code could not be loaded may load itself again: at most once in 60 s
 * and never while offline, when it would only lose the page that is still there (spec 8).
 */
export function mayReload({ now, lastReload, isOnline }: ChunkFailure): boolean {
  if (!isOnline) return false
  if (lastReload === null || lastReload > now) return true
  return now - lastReload >= reloadPause
}
