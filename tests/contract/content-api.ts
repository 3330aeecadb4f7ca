import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import pg from 'pg'
import { stopAfterFile } from '../support/leftovers.ts'
import { freePort } from '../support/ports.ts'
import type { ApiHere } from './api-here.ts'

const entry = path.resolve(import.meta.dirname, '../../apps/cms/src/api/main.ts')

/** Environment of the CMS for a test's database. */
export function cmsEnvironment(databaseUrl: string): Record<string, string> {
  const folder = (kind: string) => {
    const made = mkdtempSync(path.join(tmpdir(), `kurstadt-${kind}-`))
    stopAfterFile(async () => rmSync(made, { recursive: true, force: true }))
    return made
  }
  return {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'only-for-tests-'.padEnd(32, '0'),
    MEDIA_DIR: folder('media'),
    DOCUMENT_DIR: folder('documents'),
    ATTACHMENT_DIR: folder('attachments'),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  }
}

/** Payload with the product's configuration on a migrated database; one for each test file. */
export async function openPayload(environment: Record<string, string>): Promise<Payload> {
  Object.assign(process.env, environment, { LOG_LEVEL: 'silent' })
  const { getPayload } = await import('payload')
  const { default: building } = await import('../../apps/cms/src/payload.config.ts')
  const { officePool, withPool } = await import('../../apps/cms/src/platform/database/index.ts')
  const { stopSweeping } = await import('../../apps/cms/src/platform/media/index.ts')
  const config = await building
  const pool = new pg.Pool({ connectionString: environment.DATABASE_URL, ...officePool })
  const payload = await getPayload({ config: withPool(config, pool) })
  await config.onInit?.(payload)
  await payload.db.migrate()
  stopAfterFile(async () => {
    stopSweeping()
    await payload.destroy()
    await pool.end()
  })
  return payload
}

/** Handlers of the calls, to be asked in this process once Payload is open. */
export type Handlers = typeof import('../../apps/cms/src/subjects/index.ts')['calls']

/** Loads the handlers; they read the environment, so not before Payload is open. */
export async function openHandlers(): Promise<Handlers> {
  const { calls } = await import('../../apps/cms/src/subjects/index.ts')
  return calls
}

/** A content API that is a process of its own. */
export type ApiProcess = ApiHere & {
  pid: number
  /** Lines it has logged. */
  log: string[]
  signal(name: 'SIGTERM' | 'SIGKILL'): void
  exited: Promise<number | null>
}

type StartOptions = { isReady?: boolean; port?: number; within?: readonly string[] }

/**
 * Starts the real API as a process of its own, on a free port unless told otherwise;
 * `isReady: false` does not wait for the database; `within` is a command that it is started by.
 */
export async function startApi(
  environment: Record<string, string>,
  { isReady = true, port: wanted = 0, within = [] }: StartOptions = {},
): Promise<ApiProcess> {
  const port = wanted === 0 ? await freePort() : wanted
  const [program, ...args] = [...within, process.execPath, entry]
  const child = spawn(program, args, {
    env: { ...process.env, ...environment, CONTENT_API_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  const keep = (chunk: Buffer) => log.push(...chunk.toString().split('\n').filter(Boolean))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const exited = once(child, 'exit').then(([code]) => Number(code))
  stopAfterFile(async () => {
    child.kill('SIGKILL')
    await exited
  })
  const url = `http://127.0.0.1:${port}`
  const api: ApiProcess = {
    pid: child.pid ?? 0,
    port,
    url,
    log,
    get: (pathAndQuery, headers = {}) => fetch(`${url}${pathAndQuery}`, { headers }),
    signal: (name) => child.kill(name),
    exited,
  }
  const ready = waitFor(
    async () => (await api.get(isReady ? '/readyz' : '/healthz')).ok,
    () => log.join('\n'),
    100_000,
  )
  const ended = exited.then((code) => {
    throw new Error(`The content API ended with ${code}. ${log.join('\n')}`)
  })
  await Promise.race([ready, ended])
  return api
}

/** Waits until something is true; a refused connection counts as not yet. */
export async function waitFor(
  isTrue: () => Promise<boolean>,
  why: () => string = () => '',
  limit = 40_000,
): Promise<void> {
  const end = performance.now() + limit
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > end) throw new Error(`waited ${limit} ms in vain. ${why()}`)
    await sleep(25)
  }
}
