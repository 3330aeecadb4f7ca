import type { Payload } from 'payload'
import { withMigrationLock } from './database/index.ts'
import { env } from './env.ts'
import { prepareQueues } from './jobs/prepare-queues.ts'
import { writeEverything } from './suche/index.ts'

/** Brings the database to the shape that this version needs, an empty one too; one at a time. */
export function prepareDatabase(payload: Payload): Promise<void> {
  return withMigrationLock(env.DATABASE_URL, async () => {
    await payload.db.migrate()
    await payload.db.pool.query(writeEverything)
    await prepareQueues(env.DATABASE_URL)
  })
}
