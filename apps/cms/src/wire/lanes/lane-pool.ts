import pg from 'pg'
import { currentDoor, type Door } from './door.ts'

/**
 * A pool whose connections are the visitors' alone: what background work and forms ask for goes
 * through pools of their own, so that neither can ever wait for the other's. Transactions are the
 * visitors' too; nothing in the API opens one for reading.
 */
export function createLanePool(
  settings: pg.PoolConfig,
  others: Record<Exclude<Door, 'visitor'>, pg.Pool>,
): pg.Pool {
  const visitors = new pg.Pool(settings)
  const queries = {
    visitor: visitors.query.bind(visitors),
    background: others.background.query.bind(others.background),
    form: others.form.query.bind(others.form),
  }
  return Object.assign(visitors, {
    query: (...args: Parameters<typeof queries.visitor>) => queries[currentDoor()](...args),
  })
}
