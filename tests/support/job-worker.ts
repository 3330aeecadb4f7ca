import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { waitFor } from '../contract/content-api.ts'
import { stopAfterFile } from './leftovers.ts'

const entry = path.resolve(import.meta.dirname, '../../apps/cms/src/jobs/main.ts')

/** A running job worker. */
export type WorkerProcess = {
  /** Lines it has logged. */
  log: string[]
  signal(name: 'SIGTERM' | 'SIGKILL'): void
  exited: Promise<number | null>
}

/** Starts the real worker as a process of its own; `isReady: false` does not wait for its queue. */
export async function startJobWorker(
  environment: Record<string, string>,
  { isReady = true } = {},
): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...environment, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  const keep = (chunk: Buffer) => log.push(...chunk.toString().split('\n').filter(Boolean))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const exited = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null))
  stopAfterFile(async () => {
    child.kill('SIGKILL')
    await exited
  })
  const logs = (words: string) => async () => log.some((line) => line.includes(words))
  await waitFor(logs(isReady ? 'the job worker works' : 'cannot start yet'), () => log.join('\n'))
  return { log, signal: (name) => child.kill(name), exited }
}
