import type { Worker } from 'node:worker_threads'

/** What a thread may use. */
export type ThreadLimits = {
  /** Bytes outside the heap of JavaScript: what is unpacked lies there, where no limit of V8 counts. */
  bytes: number
  /** Milliseconds for one step; absent: as long as the whole may take. */
  step?: number
}

/** A thread was ended because of what it was given. */
export class ThreadLimitError extends Error {
  override name = 'ThreadLimitError'
  /** What the thread had said that it was at; null where it had not said anything. */
  readonly step: string | null

  constructor(message: string, step: string | null) {
    super(message)
    this.step = step
  }
}

/** Milliseconds from one look at the memory to the next: so long somebody unpacks some ten megabytes. */
const pause = 100

/** Words of an error of Node that say that a thread has filled its heap. */
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY'

/** The same as our own error, where a thread has filled its heap. */
export const asLimitError = (error: unknown, step: string | null): Error =>
  error instanceof Error && 'code' in error && error.code === outOfMemory
    ? new ThreadLimitError('the thread needs too much memory', step)
    : new Error(String(error), { cause: error })

/**
 * Watches a thread while it works, and says once that it uses too much. Texts that the thread posts
 * are steps: what it does next. Stops with the thread, or when it is told to.
 */
export function limitThread(
  thread: Worker,
  { bytes, step: mostPerStep }: ThreadLimits,
  onOver: (error: ThreadLimitError) => void,
): { step: () => string | null; stop: () => void } {
  let step: string | null = null
  let since = performance.now()
  let isOver = false
  const end = (message: string) => {
    if (!isOver) onOver(new ThreadLimitError(message, step))
    isOver = true
  }
  const look = () => {
    if (mostPerStep !== undefined && performance.now() - since > mostPerStep)
      end('the thread takes too long for one step')
    // A question that a thread misses, in the middle of something, is not answered later: so nobody
    // waits for one before the next.
    void thread.getHeapStatistics().then(
      ({ external_memory: used }) => {
        if (used > bytes) end('the thread needs too much memory')
      },
      () => undefined,
    )
  }
  const take = (said: unknown) => {
    if (typeof said !== 'string') return
    step = said === '' ? null : said
    since = performance.now()
  }
  const looking = setInterval(look, pause).unref()
  const stop = () => {
    isOver = true
    clearInterval(looking)
    thread.off('message', take).off('exit', stop)
  }
  thread.on('message', take).once('exit', stop)
  return { step: () => step, stop }
}
