/** There was no room left to wait in. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/** Who waited has gone: nobody wants the work any more. */
export class LeftQueueError extends Error {
  override name = 'LeftQueueError'
}

/** How many pieces of work run at a time, and how many more may wait. */
export type SemaphoreLimits = { concurrent: number; waiting: number }

/** Lets `concurrent` pieces of work run, `waiting` wait, and refuses the rest. */
export type Semaphore = {
  /** Once `signal` is aborted, what still waits leaves the queue and throws `LeftQueueError`. */
  run: <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>
  /** Pieces of work that run or wait. */
  load: () => number
}

type Waiting = { start: () => void }

/** Resolves when it is the work's turn; an aborted signal takes it out of the queue. */
function waitIn(queue: Set<Waiting>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    const waiting = { start }
    function leave(): void {
      if (queue.delete(waiting)) reject(new LeftQueueError('who waited has gone'))
    }
    queue.add(waiting)
    signal?.addEventListener('abort', leave, { once: true })
  })
}

/** Makes a semaphore with a bounded queue; throws `QueueFullError` when the queue is full, so that load is shed early (F14). */
export function createSemaphore(limits: SemaphoreLimits): Semaphore {
  let running = 0
  const queue = new Set<Waiting>()
  function leave(): void {
    const [next] = queue
    if (next === undefined) {
      running -= 1
      return
    }
    queue.delete(next)
    next.start()
  }
  async function enter(signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw new LeftQueueError('who asks has gone')
    if (running < limits.concurrent) {
      running += 1
      return
    }
    if (queue.size >= limits.waiting) throw new QueueFullError('the queue is full')
    await waitIn(queue, signal)
  }
  return {
    load: () => running + queue.size,
    async run(work, signal) {
      await enter(signal)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

/** A semaphore for each key, so that nobody fills the places of the others. */
export type Shares = {
  run: <Result>(key: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>
  /** Pieces of work of a key that run or wait. */
  load: (key: string) => number
}

/** Makes shares; throws `QueueFullError` for what is more than one key may have. */
export function createShares(limits: SemaphoreLimits): Shares {
  const semaphores = new Map<string, Semaphore>()
  return {
    load: (key) => semaphores.get(key)?.load() ?? 0,
    async run(key, work, signal) {
      const semaphore = semaphores.get(key) ?? createSemaphore(limits)
      semaphores.set(key, semaphore)
      try {
        return await semaphore.run(work, signal)
      } finally {
        if (semaphore.load() === 0) semaphores.delete(key)
      }
    },
  }
}
