import pg from 'pg'
import { type IdleTimeout, setIdleTimeout } from './idle-timeout.ts'
import { handleLostConnections, type Notes } from './lost-connections.ts'

/** Connections that outlive a database which goes away (F02) and one which falls silent (F03). */
export function openPool(settings: pg.PoolConfig & IdleTimeout, logger: Notes): pg.Pool {
  const pool = new pg.Pool(settings)
  handleLostConnections(pool, logger)
  setIdleTimeout(pool, settings)
  return pool
}
