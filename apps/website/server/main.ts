import cluster from 'node:cluster'
import { envOrExit, websiteEnv } from '@kurstadt/env'
import { pino } from 'pino'
import { superviseWorkers } from './cluster.ts'
import { runWorker } from './worker.ts'

const env = envOrExit(websiteEnv)
const log = pino({ level: env.LOG_LEVEL, name: 'website' })

if (cluster.isPrimary && env.WEBSITE_WORKERS > 1) superviseWorkers(env.WEBSITE_WORKERS, log)
else await runWorker(env, log)
