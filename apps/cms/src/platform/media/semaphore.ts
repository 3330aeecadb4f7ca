/** Runs work in its turn; see `createSemaphore`. */
export type Semaphore = {
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** How many wait. */
  waiting(): number
}

/** Lets so many pieces of work run at a time; the others wait in the order they came. */
export function createSemaphore(atOnce: number): Semaphore {
  let free = atOnce
  const queue: (() => void)[] = []
  const acquire = () => {
    if (free === 0) return new Promise<void>((resolve) => queue.push(resolve))
    free -= 1
    return Promise.resolve()
  }
  const release = () => {
    const next = queue.shift()
    if (next) next()
    else free += 1
  }
  return {
    run: async (work) => {
      await acquire()
      return work().finally(release)
    },
    waiting: () => queue.length,
  }
}
