import type { SanitizedConfig } from 'payload'
import type pg from 'pg'

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
