/** Runs work in its turn; see `createTurns`. */
export type Turns = {
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** How many wait. */
  waiting(): number
}

/** Lets so many pieces of work run at a time; the others wait in the order they came. */
export function createTurns(atOnce: number): Turns {
  let free = atOnce
  const queue: (() => void)[] = []
  const hasTurn = () => {
    if (free === 0) return new Promise<void>((resolve) => queue.push(resolve))
    free -= 1
    return Promise.resolve()
  }
  const pass = () => {
    const next = queue.shift()
    if (next) next()
    else free += 1
  }
  return {
    run: async (work) => {
      await hasTurn()
      return work().finally(pass)
    },
    waiting: () => queue.length,
  }
}
