import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { env } from '../env.ts'
import config from '../payload.config.ts'
import { drain } from '../platform/drain.ts'
import { log } from '../platform/log/log.ts'
import { createSessionFinders, openSessionStore } from '../subjects/anmeldung/index.ts'
import { watchStock } from '../subjects/shop/api/index.ts'
import { createApi } from './api.ts'
import { openDatabase } from './database.ts'
import { ChangeFeed } from './feed/index.ts'
import { onceAMinute } from './once-a-minute.ts'
import { createApiServer } from './server.ts'

const logger = log.child({ process: 'content-api' })
let isDraining = false

const latest = new Map<string, unknown>()
const logSeldom = onceAMinute((kind, heldBack) => {
  logger.error({ err: latest.get(kind), heldBack }, kind)
})

/** Reports a failure; the same kind at most once a minute. */
function report(kind: string, error: unknown): void {
  latest.set(kind, error)
  logSeldom(kind)
}

const warnPostponed = onceAMinute((kind, heldBack) => {
  logger.warn({ heldBack }, kind)
})

const database = await openDatabase(await config, env.DATABASE_URL, logger)
const { payload, intake } = database
const feed = new ChangeFeed({ url: env.DATABASE_URL, pool: payload.db.pool, report })
const isReady = async () => !isDraining && (await database.isReady())
const onLater = () => warnPostponed('background work was told to come later')
const store = openSessionStore(intake, { idle: env.SESSION_LIFETIME, whole: env.SESSION_LONGEST })
const sessions = createSessionFinders(payload, store)
const parts = { payload, intake, feed, store, sessions, isReady, report, onLater }
const server = createApiServer(createApi(parts), () => isDraining)

feed.start()
const stopWatching = watchStock(payload, report)
server.listen(env.CONTENT_API_PORT, env.CONTENT_API_BIND)
await once(server, 'listening')
logger.info({ port: env.CONTENT_API_PORT, bind: env.CONTENT_API_BIND }, 'the content API listens')
// Where NODE_COMPILE_CACHE names a folder, the next start is a third quicker, also after a kill.
flushCompileCache()

async function stop(): Promise<void> {
  if (isDraining) return
  isDraining = true
  logger.info('the content API stops')
  feed.stop()
  stopWatching()
  await drain(server)
  await database.close()
}

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
