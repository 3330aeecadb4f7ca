/** Runs work once per key at a time; whoever asks meanwhile gets the same promise. */
export type SingleFlight<Result> = {
  run: (key: string, work: () => Promise<Result>) => Promise<Result>
  has: (key: string) => boolean
  size: () => number
}

/** Makes a single flight of its own. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const running = new Map<string, Promise<Result>>()
  return {
    has: (key) => running.has(key),
    size: () => running.size,
    run(key, work) {
      const present = running.get(key)
      if (present) return present
      const promise = work().finally(() => running.delete(key))
      running.set(key, promise)
      return promise
    },
  }
}
