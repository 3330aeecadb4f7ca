import pg from 'pg'
import { setIdleTimeout } from './idle-timeout.ts'
import { logPoolErrors, type Notes } from './pool-errors.ts'

/** How long a pool waits for an answer in milliseconds; longer than the database lets a statement run. */
type IdleTimeout = { timeout: number }

/** Connections that outlive a database which goes away (F02) and one which falls silent (F03). */
export function openPool(settings: pg.PoolConfig & IdleTimeout, logger: Notes): pg.Pool {
  const { timeout, ...own } = settings
  const pool = new pg.Pool(own)
  logPoolErrors(pool, logger)
  setIdleTimeout(pool, timeout)
  return pool
}
