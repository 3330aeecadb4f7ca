import cluster from 'node:cluster'
import { envOrExit, websiteEnv } from '@kurstadt/env'
import { createLog } from '@kurstadt/log'
import { placeOf, serveJoined } from '@kurstadt/metrics'
import { superviseWorkers } from './cluster.ts'
import { reportErrors } from './report-errors.ts'
import { runWorker } from './worker.ts'

const env = envOrExit(websiteEnv)
const log = createLog({ level: env.LOG_LEVEL, name: 'website' })

if (cluster.isPrimary && env.WEBSITE_WORKERS > 1) {
  // A worker that dies cannot say so itself.
  reportErrors(env, log)
  const place = placeOf(env.WEBSITE_METRICS_PORT, env.METRICS_BIND)
  serveJoined(place, (error) => log.warn({ err: error }, 'measurements'))
  superviseWorkers(env.WEBSITE_WORKERS, log)
} else await runWorker(env, log)
