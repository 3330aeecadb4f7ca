import { once } from 'node:events'
import { aktiveDienste } from '@kurstadt/contract/datenschutz'
import { envOrExit, workerEnv } from '@kurstadt/env'
import { placeOf, startMetrics } from '@kurstadt/metrics'
import { getPayload } from 'payload'
import config from '../payload.config.ts'
import {
  atWorkBy,
  endsWithClient,
  openPool,
  withMigrationLock,
  withPool,
} from '../platform/database/index.ts'
import { log } from '../platform/log/log.ts'
import { openTransport } from '../platform/mail/index.ts'
import { prepareQueues } from '../platform/queue/prepare-queues.ts'
import { reportServices } from '../subjects/datenschutz/index.ts'
import { reportTo } from '../subjects/fehler/index.ts'
import { openMailPapers } from '../subjects/shop/jobs/index.ts'
import { measuredOf } from './measured.ts'
import { startWorker } from './worker.ts'

/** How the worker uses PostgreSQL; times in milliseconds. */
const usual = {
  connectionTimeoutMillis: 5_000,
  timeout: 8_000,
  ...endsWithClient,
  // Whoever has waited in vain must not be given a connection that is just as silent.
  idleTimeoutMillis: 5_000,
  keepAlive: true,
  application_name: 'job-worker',
} as const

/** How it reads and writes content: deleting what is old may take its time. */
const forContent = { ...usual, max: 4, statement_timeout: 30_000 } as const

/** How it asks for jobs: small questions, and while one is open nothing that is due is done. */
const forQueue = { ...usual, max: 3, statement_timeout: 7_000 } as const

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

/** Whom to tell of an outage, as the environment says. */
function webhookOf({ ALARM_WEBHOOK_URL: url, ALARM_WEBHOOK_PRIVATE }: typeof env) {
  return url === undefined ? undefined : { url, isPrivateAllowed: ALARM_WEBHOOK_PRIVATE }
}

/** Whom to hand errors on to, as the environment says. */
function sentryOf({ SENTRY_DSN: dsn, SENTRY_PRIVATE: isPrivateAllowed }: typeof env) {
  return dsn === undefined ? undefined : { dsn, isPrivateAllowed }
}

const url = env.DATABASE_URL
const queue = openPool({ connectionString: url, ...forQueue }, logger)
const isAtWork = atWorkBy(queue)
const pool = openPool({ connectionString: url, ...forContent, isAtWork }, logger)
const reporting = reportTo(pool, { wo: 'job-worker', build: env.BUILD_VERSION, log: logger })
const place = placeOf(env.JOB_WORKER_METRICS_PORT, env.METRICS_BIND)
startMetrics(place, measuredOf(pool), (error) => logger.warn({ err: error }, 'measurements'))
const payload = await getPayload({ config: withPool(await config, pool) })
const tools = {
  payload,
  log: logger,
  now: () => new Date(),
  transport: openTransport(env.SMTP_URL, env.MAIL_FROM),
  from: env.MAIL_FROM,
  papers: openMailPapers(pool, payload.secret),
  webhook: webhookOf(env),
  parking: env,
  sentry: sentryOf(env),
}
const prepare = async () => {
  await withMigrationLock(url, () => prepareQueues(url))
  await reportServices(payload, 'job-worker', aktiveDienste(env))
}
const worker = await startWorker({ queue, tools, prepare }, stop.signal)
if (worker) {
  logger.info('the job worker works')
  if (!stop.signal.aborted) await once(stop.signal, 'abort')
  await worker.stop()
}
logger.info('the job worker stops')
await reporting.stop()
await payload.destroy()
process.exit(0)
