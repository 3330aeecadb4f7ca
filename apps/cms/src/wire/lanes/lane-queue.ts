import PQueue from 'p-queue'

/** How much of a lane is at work at a time, and what may wait for it. */
export type LaneLimits = {
  /** Requests at work at the same time. */
  concurrency: number
  /** Requests that may wait. */
  longestQueue: number
  /** Milliseconds that one of them may wait. */
  longestWait: number
}

/** There is no room in a lane: its queue is full, or one has waited in it for too long. */
export class LaneFullError extends Error {
  override name = 'LaneFullError'
}

/** Whoever asked has hung up before it was their turn. */
export class ClientGoneError extends Error {
  override name = 'ClientGoneError'
}

/** A semaphore with a queue that is bounded in length and in time. */
export class LaneQueue {
  readonly #queue: PQueue
  readonly #limits: LaneLimits

  constructor(limits: LaneLimits) {
    this.#limits = limits
    this.#queue = new PQueue({ concurrency: limits.concurrency })
  }

  /** How many are at work, and how many wait. */
  load(): { working: number; waiting: number } {
    return { working: this.#queue.pending, waiting: this.#queue.size }
  }

  /**
   * Does something once there is room for it. Throws `LaneFullError` when there is none in time and
   * `ClientGoneError` when `gone` says so first; what has begun is never interrupted.
   */
  async run<Result>(
    work: () => Promise<Result>,
    { gone, priority = 0 }: { gone: AbortSignal; priority?: number },
  ): Promise<Result> {
    const { longestQueue, longestWait } = this.#limits
    if (this.#queue.size >= longestQueue) throw new LaneFullError('the queue is full')
    const waiting = new AbortController()
    const giveUp = () => waiting.abort(new LaneFullError('waited too long'))
    const leave = () => waiting.abort(new ClientGoneError('the client has gone'))
    const timer = setTimeout(giveUp, longestWait)
    gone.addEventListener('abort', leave, { once: true })
    const stopWaiting = () => {
      clearTimeout(timer)
      gone.removeEventListener('abort', leave)
    }
    const begin = () => {
      stopWaiting()
      return work()
    }
    try {
      return await this.#queue.add(begin, { priority, signal: waiting.signal })
    } finally {
      stopWaiting()
    }
  }
}
