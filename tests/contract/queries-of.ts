import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload } from 'payload'

const working = new AsyncLocalStorage<true>()

/** Counts the statements of `work`; those that the API sends in parallel on its own account do not count. */
export async function queriesOf(payload: Payload, work: () => Promise<unknown>): Promise<number> {
  const { pool } = payload.db
  const query = pool.query.bind(pool)
  let count = 0
  const counted = (...statement: unknown[]): unknown => {
    if (working.getStore()) count += 1
    return Reflect.apply(query, pool, statement)
  }
  Object.assign(pool, { query: counted })
  try {
    await working.run(true, work)
    return count
  } finally {
    Object.assign(pool, { query })
  }
}
