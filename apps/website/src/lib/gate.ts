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

/** Lets at most `each` pieces of work run for one key; throws `GateFullError` for more. */
export function createShares(each: number) {
  const running = new Map<string, number>()
  return async function run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const now = running.get(key) ?? 0
    if (now >= each) throw new GateFullError('the share is used up')
    running.set(key, now + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(key) ?? 1) - 1
      if (left > 0) running.set(key, left)
      else running.delete(key)
    }
  }
}
