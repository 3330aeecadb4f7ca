/** There was no room left to wait in. */
export class GateFullError extends Error {
  override name = 'GateFullError'
}

/** Lets `concurrent` pieces of work run, `waiting` wait, and refuses the rest. */
export type Gate = {
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  load: () => number
}

/** Makes a gate; throws `GateFullError` when the queue is full, so that load is shed early (F14). */
export function createGate(limits: { concurrent: number; waiting: number }): Gate {
  let running = 0
  const queue: (() => void)[] = []
  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
  async function enter(): Promise<void> {
    if (running < limits.concurrent) {
      running += 1
      return
    }
    if (queue.length >= limits.waiting) throw new GateFullError('the queue is full')
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  return {
    load: () => running + queue.length,
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
