import { once } from 'node:events'
import { envOrExit, workerEnv } from '@kurstadt/env'
import { getPayload } from 'payload'
import pg from 'pg'
import { surviveLosses, withMigrationLock, withPool } from '../database/index.ts'
import { log } from '../log.ts'
import { openTransport } from '../mail/index.ts'
import config from '../payload.config.ts'
import { prepareQueues } from './prepare-queues.ts'
import { startWorker } from './worker.ts'

/** How the worker uses PostgreSQL beside its queue; times in milliseconds. */
const poolSettings = {
  max: 4,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 30_000,
  keepAlive: true,
  application_name: 'job-worker',
} as const

/** However badly the stopping goes, the process is gone by then (fault F22). */
const lastMoment = 9_500

const env = envOrExit(workerEnv)
const logger = log.child({ process: 'job-worker' })
const stop = new AbortController()

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    setTimeout(() => process.exit(1), lastMoment).unref()
    stop.abort()
  })

const pool = new pg.Pool({ connectionString: env.DATABASE_URL, ...poolSettings })
surviveLosses(pool, logger)
const payload = await getPayload({ config: withPool(await config, pool) })
const tools = {
  payload,
  log: logger,
  now: () => new Date(),
  transport: openTransport(env.SMTP_URL, env.MAIL_FROM),
  from: env.MAIL_FROM,
}
const url = env.DATABASE_URL
const prepare = () => withMigrationLock(url, () => prepareQueues(url))
const worker = await startWorker({ url, tools, prepare }, stop.signal)
if (worker) {
  logger.info('the job worker works')
  if (!stop.signal.aborted) await once(stop.signal, 'abort')
  await worker.stop()
}
logger.info('the job worker stops')
await payload.destroy()
process.exit(0)
