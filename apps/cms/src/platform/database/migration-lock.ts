import pg from 'pg'
import { endsWithClient } from './office-pool.ts'

/** Any fixed number: whoever changes tables holds this lock, so that two nodes never do at once (F23). */
const migrationLock = 7_402_027

/**
 * A migration may take its time; a database that says nothing is not waited for all day (F03), and
 * the lock of a machine that is gone goes with it.
 */
const settings = {
  ...endsWithClient,
  application_name: 'migration-lock',
  connectionTimeoutMillis: 10_000,
  query_timeout: 600_000,
} as const

/** Does work while no other node changes the tables; waits for one that does. */
export async function withMigrationLock<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, ...settings })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    return await work()
  } finally {
    await client.end()
  }
}
