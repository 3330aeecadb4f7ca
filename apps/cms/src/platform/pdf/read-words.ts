import { Worker } from 'node:worker_threads'
import { limitThread } from '../threads/index.ts'

/**
 * What reading a file may take: milliseconds, megabytes of the thread's own memory, and bytes besides:
 * a file of some kilobytes may unpack to gigabytes.
 */
const limits = {
  timeout: 30_000,
  bytes: 400_000_000,
  memory: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
}

/**
 * The words of a PDF, in a thread of its own that is ended when it takes too long or too much. Throws
 * why there are none; a file without text (a scan) has the empty one.
 */
export function readPdfWords(bytes: Uint8Array, timeout = limits.timeout): Promise<string> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./words-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: limits.memory,
    })
    const end = (error: Error) => {
      clearTimeout(late)
      reject(error)
      void thread.terminate()
    }
    limitThread(thread, limits, end)
    const late = setTimeout(() => end(new Error('the file takes too long to read')), timeout)
    // Under `node --watch` a thread says first which files it has read.
    thread.on('message', (words: unknown) => {
      if (typeof words === 'string') resolve(words)
    })
    thread.once('error', (error: unknown) => end(new Error(String(error))))
    thread.once('exit', () => end(new Error('the worker ended without words')))
  })
}
