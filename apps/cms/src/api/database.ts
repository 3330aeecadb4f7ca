import { setTimeout as sleep } from 'node:timers/promises'
import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import pg from 'pg'
import type { Logger } from 'pino'
import { handleLostConnections, withPool } from '../platform/database/index.ts'
import { createLanePool } from '../wire/lanes/index.ts'

/** How the API uses PostgreSQL; times in milliseconds (fault F03). */
export const poolSettings = {
  max: 10,
  connectionTimeoutMillis: 1_000,
  statement_timeout: 2_000,
  query_timeout: 3_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  application_name: 'content-api',
  // The API only reads; whatever goes wrong in it cannot change anything.
  options: '-c default_transaction_read_only=on',
} as const

/** Connections of background work; visitors have all the others to themselves. */
const backgroundSettings = {
  ...poolSettings,
  max: 4,
  // Its requests are few, and each may wait for another's statement to end.
  connectionTimeoutMillis: 3_000,
  application_name: 'content-api-background',
} as const

/** Whoever has filled in a form would rather wait than send it again. */
const longTimes = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 5_000,
  query_timeout: 8_000,
} as const

/** Connections with which forms read what they need; they never wait behind pages. */
const formSettings = {
  ...poolSettings,
  ...longTimes,
  max: 4,
  application_name: 'content-api-forms',
} as const

/** Connections that take the requests of visitors, and nothing else; the only ones that write. */
const intakeSettings = {
  ...poolSettings,
  ...longTimes,
  max: 8,
  application_name: 'content-api-intake',
  options: '',
} as const

/** Time the readiness check may take. */
const timeout = 1_000

/** The content as the API reaches it. */
export type Database = {
  /** Payload's Local API. */
  payload: Payload
  /** Takes the requests of visitors. */
  intake: pg.Pool
  /** True when the database answers in time and its tables are there. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/** Opens the content for reading, and the way in for requests; succeeds at once, whether the database is there or not. */
export async function openDatabase(
  config: SanitizedConfig,
  url: string,
  logger: Logger,
): Promise<Database> {
  const background = new pg.Pool({ connectionString: url, ...backgroundSettings })
  const form = new pg.Pool({ connectionString: url, ...formSettings })
  const others = { background, form }
  const pool = createLanePool({ connectionString: url, ...poolSettings }, others)
  // Before the first connection: one that breaks unheard, in the middle of a request, ends the process.
  const intake = new pg.Pool({ connectionString: url, ...intakeSettings })
  for (const one of [pool, background, form, intake])
    handleLostConnections(one, { warn: (what, words) => logger.debug(what, words) })
  // By a name of its own, beside another one that the same process may have.
  const payload = await getPayload({ config: withPool(config, pool), key: 'content-api' })
  const ask = async () => {
    await pool.query('select 1 from content_changes limit 1')
    return true
  }
  return {
    payload,
    intake,
    isReady: () => Promise.race([ask(), sleep(timeout, false, { ref: false })]).catch(() => false),
    close: async () => {
      await payload.destroy()
      // Payload leaves the pool it was given open.
      await Promise.all([pool, intake, background, form].map((one) => one.end()))
    },
  }
}
