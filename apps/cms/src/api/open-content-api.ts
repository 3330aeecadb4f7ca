import type { Server } from 'node:http'
import type { Measured } from '@kurstadt/metrics'
import type { SanitizedConfig } from 'payload'
import type { Logger } from 'pino'
import { drain, drainTimes } from '../platform/drain.ts'
import { createSessionFinders, openSessionStore } from '../subjects/anmeldung/index.ts'
import { reportTo } from '../subjects/fehler/index.ts'
import { watchStock } from '../subjects/shop/api/index.ts'
import { Lanes } from '../wire/lanes/index.ts'
import { createApi } from './api.ts'
import { openDatabase } from './database.ts'
import { ChangeFeed } from './feed/index.ts'
import { measuredOf } from './measured.ts'
import { onceAMinute } from './once-a-minute.ts'
import { createApiServer } from './server.ts'

/** Where the content is, and how long a login lasts in seconds. */
type Settings = {
  databaseUrl: string
  sessions: { idle: number; whole: number }
  /** What runs, as reports of errors name it. */
  build: string
}

/** The content API; its server has yet to listen. */
export type ContentApi = {
  server: Server
  measured: Measured
  /** Answers what has come, then lets go of the database; a second call does nothing. */
  stop: (times?: typeof drainTimes) => Promise<void>
}

/** Puts the content API together. It succeeds whether the database is there or not. */
export async function openContentApi(
  config: SanitizedConfig,
  { build, databaseUrl, sessions: lifetime }: Settings,
  logger: Logger,
): Promise<ContentApi> {
  let isDraining = false
  const latest = new Map<string, unknown>()
  const logSeldom = onceAMinute((kind, heldBack) => {
    logger.error({ err: latest.get(kind), heldBack }, kind)
  })
  // The same kind at most once a minute.
  const report = (kind: string, error: unknown) => {
    latest.set(kind, error)
    logSeldom(kind)
  }
  const warnPostponed = onceAMinute((kind, heldBack) => {
    logger.warn({ heldBack }, kind)
  })
  const database = await openDatabase(config, databaseUrl, logger)
  const { payload, intake } = database
  const reporting = reportTo(intake, { wo: 'content-api', build, log: logger })
  const feed = new ChangeFeed({ url: databaseUrl, pool: payload.db.pool, report })
  const isReady = async () => !isDraining && (await database.isReady())
  const lanes = new Lanes(() => warnPostponed('background work was told to come later'))
  const store = openSessionStore(intake, lifetime)
  const sessions = createSessionFinders(payload, store)
  const parts = { payload, intake, feed, store, sessions, isReady, report, lanes }
  const server = createApiServer(createApi(parts), () => isDraining)
  feed.start()
  const stopWatching = watchStock(payload, report)
  return {
    server,
    measured: measuredOf(lanes, payload.db.pool),
    stop: async (times = drainTimes) => {
      if (isDraining) return
      isDraining = true
      logger.info('the content API stops')
      feed.stop()
      stopWatching()
      await drain(server, times)
      await reporting.stop()
      await database.close()
    },
  }
}
