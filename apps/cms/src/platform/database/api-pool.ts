import type { SanitizedConfig } from 'payload'
import type pg from 'pg'
import { handleLostConnectionsOf } from './lost-connections.ts'
import { commandPool } from './office-pool.ts'

/**
 * Payload connects with a pool of its own making: it would hold one connection for ever, lose one
 * more with each restart of the database, and refuse to start without it. With a pool in place it
 * does none of that (fault F01).
 */
export function withPool(config: SanitizedConfig, pool: pg.Pool): SanitizedConfig {
  const { db } = config
  return {
    ...config,
    // What the back office does besides, such as removing leftovers, is not for other processes.
    onInit: () => undefined,
    db: { ...db, init: (args) => Object.assign(db.init(args), { pool }) },
  }
}

/**
 * Payload for a command: with limits of its own for the pool that Payload makes, and without what
 * the back office does besides.
 */
export function withCommandPool(
  config: SanitizedConfig,
  connectionString: string,
): SanitizedConfig {
  const { db } = config
  const poolOptions: pg.PoolConfig = { connectionString, ...commandPool }
  return {
    ...config,
    onInit: handleLostConnectionsOf,
    db: { ...db, init: (args) => Object.assign(db.init(args), { poolOptions }) },
  }
}
