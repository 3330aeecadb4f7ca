import cluster from 'node:cluster'
import { envOrExit, standardOutput, websiteEnv } from '@kurstadt/env'
import { pino } from 'pino'
import { superviseWorkers } from './cluster.ts'
import { runWorker } from './worker.ts'

const env = envOrExit(websiteEnv)
const log = pino({ level: env.LOG_LEVEL, name: 'website' }, standardOutput())

if (cluster.isPrimary && env.WEBSITE_WORKERS > 1) superviseWorkers(env.WEBSITE_WORKERS, log)
else await runWorker(env, log)
