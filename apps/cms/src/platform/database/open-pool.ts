import pg from 'pg'
import { type IdleTimeout, setIdleTimeout } from './idle-timeout.ts'
import { logPoolErrors, type Notes } from './pool-errors.ts'

/** Connections that outlive a database which goes away (F02) and one which falls silent (F03). */
export function openPool(settings: pg.PoolConfig & IdleTimeout, logger: Notes): pg.Pool {
  const { timeout, isAtWork, ...own } = settings
  const pool = new pg.Pool(own)
  logPoolErrors(pool, logger)
  setIdleTimeout(pool, isAtWork ? { timeout, isAtWork } : { timeout })
  return pool
}
