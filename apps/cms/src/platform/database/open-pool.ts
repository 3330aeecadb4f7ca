import pg from 'pg'
import { setIdleTimeout } from './idle-timeout.ts'
import { logPoolErrors, type Notes } from './pool-errors.ts'

/** How long a pool waits for an answer in milliseconds; longer than the database lets a statement run. */
type Patience = { patience: number }

/** Connections that outlive a database which goes away (F02) and one which falls silent (F03). */
export function openPool(settings: pg.PoolConfig & Patience, logger: Notes): pg.Pool {
  const { patience, ...own } = settings
  const pool = new pg.Pool(own)
  logPoolErrors(pool, logger)
  setIdleTimeout(pool, patience)
  return pool
}
