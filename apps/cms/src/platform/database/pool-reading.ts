import type { Reading } from '@kurstadt/metrics'
import type pg from 'pg'

/** Payload brings types of `pg` of its own; of these three both say the same. */
export type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/** Connections of a pool: all, idle ones, and whoever waits for one. */
export const poolReading = (pool: PoolCounts): Reading => ({
  name: 'database_connections',
  help: 'Connections to PostgreSQL, and requests that wait for one',
  label: 'state',
  read: () => ({ all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
})
