import { hash } from 'node:crypto'
import type { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { asLimitError, limitThread, type ThreadLimits } from '../threads/index.ts'
import { freshThreads, keptThread, type Threads } from './kept-thread.ts'

/** Nobody gets a document now: too many are being drawn, or this one takes too long. */
export class PrinterBusyError extends Error {
  override name = 'PrinterBusyError'
}

/** What a printer may use. */
type PrinterLimits = {
  /** How many draw at the same time. */
  concurrent: number
  /** Milliseconds that somebody waits altogether. */
  timeout: number
  cacheBytes: number
  /** Whether a thread stays for the next document: for small ones that many ask for. */
  keepsThread: boolean
  /** What its thread may use besides its heap; one that uses more is ended (`ThreadLimitError`). */
  thread: ThreadLimits
}

const limits: PrinterLimits = {
  concurrent: 2,
  timeout: 10_000,
  cacheBytes: 48_000_000,
  keepsThread: false,
  thread: { bytes: 400_000_000 },
}

/** Megabytes of a worker's own memory, pictures apart. */
const workerMemory = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 }

/**
 * Draws documents in threads of their own, so that the API goes on answering: some at a time, each
 * once for the same content, and none for longer than somebody would wait. Who comes while as many
 * as may draw are at work waits for a turn; a thread that takes too long is ended, no process is.
 */
export class Printer<Content extends object> {
  readonly #threads: Threads
  readonly #limits: PrinterLimits
  readonly #made: LRUCache<string, Uint8Array>
  readonly #making = new Map<string, Promise<Uint8Array>>()
  readonly #waiting: (() => void)[] = []
  #drawing = 0

  /** `worker` is the file of the thread that draws. */
  constructor(worker: URL, changed: Partial<PrinterLimits> = {}) {
    this.#limits = { ...limits, ...changed }
    const threads = this.#limits.keepsThread ? keptThread : freshThreads
    this.#threads = threads(worker, workerMemory)
    this.#made = new LRUCache({
      maxSize: this.#limits.cacheBytes,
      sizeCalculation: (bytes) => bytes.byteLength,
    })
  }

  /** A document as PDF; throws `PrinterBusyError` when nobody should wait any longer. */
  print(content: Content): Promise<Uint8Array> {
    const key = hash('sha256', JSON.stringify(content, withoutBytes), 'base64url')
    const made = this.#made.get(key)
    if (made) return Promise.resolve(made)
    const running = this.#making.get(key)
    if (running) return running
    const making = this.#make(content, key).finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  async #make(content: Content, key: string): Promise<Uint8Array> {
    const deadline = AbortSignal.timeout(this.#limits.timeout)
    await this.#turn(deadline)
    try {
      const thread = this.#threads.open(content)
      const bytes = await draw(thread, { deadline, limits: this.#limits.thread })
      this.#threads.keep(thread)
      this.#made.set(key, bytes)
      return bytes
    } finally {
      // Who waits takes over the turn, so that nobody comes in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#drawing -= 1
    }
  }

  async #turn(deadline: AbortSignal): Promise<void> {
    if (this.#drawing >= this.#limits.concurrent) return this.#wait(deadline)
    this.#drawing += 1
  }

  #wait(deadline: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const goOn = () => resolve()
      this.#waiting.push(goOn)
      deadline.addEventListener('abort', () => {
        const place = this.#waiting.indexOf(goOn)
        if (place !== -1) this.#waiting.splice(place, 1)
        reject(new PrinterBusyError('too many documents are being drawn'))
      })
    })
  }
}

/** Names the bytes of a picture by their hash. */
function withoutBytes(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? hash('sha1', value, 'base64url') : value
}

type Drawing = { deadline: AbortSignal; limits: ThreadLimits }

function draw(thread: Worker, { deadline, limits: most }: Drawing): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const end = (error: Error) => {
      reject(error)
      void thread.terminate()
    }
    const late = () => end(new PrinterBusyError('the document takes too long'))
    deadline.addEventListener('abort', late)
    const watch = limitThread(thread, most, end)
    const finish = () => {
      deadline.removeEventListener('abort', late)
      watch.stop()
      thread.off('message', take).off('error', fail).off('exit', stop)
    }
    // Under `node --watch` a thread says first which files it has read.
    const take = (bytes: unknown) => {
      if (!(bytes instanceof Uint8Array)) return
      finish()
      resolve(bytes)
    }
    const fail = (error: unknown) => end(asLimitError(error, watch.step()))
    const stop = () => {
      finish()
      reject(new Error('the worker ended without a document'))
    }
    thread.on('message', take).on('error', fail).on('exit', stop)
  })
}
