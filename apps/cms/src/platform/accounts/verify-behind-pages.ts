import { Worker } from 'node:worker_threads'

type Waiting = { resolve: (isRight: boolean) => void; reject: (error: Error) => void }

/** The thread, and who waits for it in the order in which they asked: it answers in the same. */
type Thread = { worker: Worker; waiting: Waiting[] }

let open: Thread | undefined

function startThread(): Thread {
  const worker = new Worker(new URL('./verify-thread.ts', import.meta.url))
  const thread: Thread = { worker, waiting: [] }
  const end = (error: Error) => {
    if (open === thread) open = undefined
    for (const { reject } of thread.waiting.splice(0)) reject(error)
  }
  worker.on('message', (isRight: unknown) => {
    // Under `node --watch` a thread says first which files it has read.
    if (typeof isRight !== 'boolean') return
    thread.waiting.shift()?.resolve(isRight)
    if (thread.waiting.length === 0) worker.unref()
  })
  worker.once('error', (error: unknown) => end(new Error(String(error))))
  worker.once('exit', () => end(new Error('the thread that looks at passwords has ended')))
  return thread
}

/**
 * True when a password is the one that is kept as an Argon2 hash; false also for what is no hash.
 * Looked at one at a time, in a thread that stands behind visitors (decision 0101): however many
 * people log in, they take no more than one core, and no core that a page wants. Throws when the
 * thread dies; the next call starts another one.
 */
export function verifyBehindPages(kept: string, password: Uint8Array): Promise<boolean> {
  open ??= startThread()
  const { waiting, worker } = open
  worker.ref()
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject })
    worker.postMessage({ kept, password })
  })
}
