import { type ResourceLimits, Worker } from 'node:worker_threads'

/** Says to a thread that it waits for another document after each. */
export const waitsForMore = 'waits-for-more'

/** Milliseconds for which a thread waits for a document that nobody asks for. */
const longestIdle = 60_000

/** Threads for one kind of document. */
export type Threads = {
  /** A thread that draws a content: the one that has drawn before, if it is free. */
  open: (content: object) => Worker
  /** Takes back a thread that has drawn its document. */
  keep: (thread: Worker) => void
}

/** Each document has a thread of its own, which ends with it. */
export const freshThreads = (file: URL, resourceLimits: ResourceLimits): Threads => ({
  open: (content) => new Worker(file, { workerData: content, resourceLimits }),
  keep: (thread) => void thread.terminate(),
})

/**
 * One thread stays for the documents to come, since reading all that it draws with takes longer than
 * drawing a single page. It is ended when nobody wants one for a minute; what fails ends it, too.
 */
export function keptThread(file: URL, resourceLimits: ResourceLimits): Threads {
  let free: { thread: Worker; idle: NodeJS.Timeout } | null = null
  const drop = (thread: Worker) => {
    if (free?.thread !== thread) return
    clearTimeout(free.idle)
    free = null
  }
  const keep = (thread: Worker) => {
    if (free !== null) return void thread.terminate()
    thread.unref()
    free = { thread, idle: setTimeout(() => void thread.terminate(), longestIdle).unref() }
  }
  const open = (content: object) => {
    if (free !== null) {
      const { thread } = free
      drop(thread)
      thread.ref()
      thread.postMessage(content)
      return thread
    }
    const thread = new Worker(file, { workerData: content, argv: [waitsForMore], resourceLimits })
    // One that fails while it waits is missed by nobody: the next document opens its own.
    thread.on('error', () => drop(thread))
    thread.once('exit', () => drop(thread))
    return thread
  }
  return { open, keep }
}
