import { Worker } from 'node:worker_threads'
import type { Derivation } from './derivation.ts'

type Waiting = { resolve: (key: Uint8Array | null) => void; reject: (error: Error) => void }

/** The thread, and who waits for it in the order in which they asked: it answers in the same. */
type Thread = { worker: Worker; waiting: Waiting[] }

let open: Thread | undefined

function startThread(): Thread {
  const worker = new Worker(new URL('./key-thread.ts', import.meta.url))
  const thread: Thread = { worker, waiting: [] }
  const end = (error: Error) => {
    if (open === thread) open = undefined
    for (const { reject } of thread.waiting.splice(0)) reject(error)
  }
  worker.on('message', (key: unknown) => {
    // Under `node --watch` a thread says first which files it has read.
    if (key !== null && !(key instanceof Uint8Array)) return
    thread.waiting.shift()?.resolve(key)
    if (thread.waiting.length === 0) worker.unref()
  })
  worker.once('error', (error: unknown) => end(new Error(String(error))))
  worker.once('exit', () => end(new Error('the thread that derives keys has ended')))
  return thread
}

/**
 * Derives a key with Argon2id, one at a time, in a thread that stands behind visitors (decision
 * 0101): however many people log in, they take no more than one core, and no core that a page
 * wants. Null where Argon2 refuses the parameters. Throws when the thread dies; the next call starts
 * another one.
 */
export function deriveKey(asked: Derivation): Promise<Uint8Array | null> {
  open ??= startThread()
  const { waiting, worker } = open
  worker.ref()
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject })
    worker.postMessage(asked)
  })
}
