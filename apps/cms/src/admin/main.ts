import path from 'node:path'
import { adminEnv, envOrExit } from '@kurstadt/env'
import { createLog } from '@kurstadt/log'
import { placeOf, startMetrics } from '@kurstadt/metrics'
import next from 'next'
import { openPool } from '../platform/database/index.ts'
import { drain } from '../platform/drain.ts'
import { maxFileBytes } from '../platform/media/limits.ts'
import { reportTo } from '../subjects/fehler/index.ts'
import { ErrorNumbers } from './error-numbers.ts'
import { createFront } from './front.ts'

const env = envOrExit(adminEnv)
const log = createLog({ level: env.LOG_LEVEL, base: { process: 'back-office' } })

/** Views, calls, and the files that Next has built. */
function classOf(path: string): string {
  const [, first = ''] = /^\/(admin|api|_next)(?:\/|$)/.exec(path) ?? []
  return first === '' ? 'other' : first
}

/** A connection for reports alone, which is open only while there are some; times in milliseconds. */
const forReports = {
  max: 1,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 2_000,
  timeout: 3_000,
  idleTimeoutMillis: 5_000,
  application_name: 'back-office-reports',
} as const

const reportPool = openPool({ connectionString: env.DATABASE_URL, ...forReports }, log)
const reporting = reportTo(reportPool, { wo: 'back-office', build: env.BUILD_VERSION, log })

const errorNumbers = new ErrorNumbers()

// Next prints what fails while it renders, with the statement and its parameters (S4).
for (const level of ['error', 'warn'] as const)
  console[level] = (...messages: unknown[]) => {
    const error = messages.find((one) => one instanceof Error)
    log[level](error === undefined ? {} : { err: error }, 'said by Next')
    errorNumbers.remember(error)
  }

const app = next({
  dev: false,
  dir: path.resolve(import.meta.dirname, '../..'),
  hostname: env.BACK_OFFICE_BIND,
  port: env.BACK_OFFICE_PORT,
})
await app.prepare()
let isDraining = false
const server = createFront(app.getRequestHandler(), {
  url: env.BACK_OFFICE_URL,
  website: env.WEBSITE_URL,
  secret: env.PAYLOAD_SECRET,
  maxFileBytes,
  trustedProxies: env.BACK_OFFICE_TRUSTED_PROXIES,
  isDraining: () => isDraining,
  errorNumbers,
  report: (error) => log.error({ err: error }, 'a request failed'),
})

const place = placeOf(env.BACK_OFFICE_METRICS_PORT, env.METRICS_BIND)
startMetrics(place, { process: 'back-office', classOf }, (error) =>
  log.warn({ err: error }, 'measurements'),
)

function stop(signal: NodeJS.Signals): void {
  if (isDraining) return
  isDraining = true
  log.info({ signal }, 'stopping')
  void drain(server)
    .then(reporting.stop)
    .then(() => process.exit(0))
}

process.on('SIGTERM', stop)
process.on('SIGINT', stop)
server.listen(env.BACK_OFFICE_PORT, env.BACK_OFFICE_BIND, () => {
  log.info({ url: env.BACK_OFFICE_URL }, 'back office is open')
})
