import type { Payload } from 'payload'
import { writeMissingCouncil, writeMissingInternal, writePublic } from '../editing/suche/index.ts'
import { env } from '../env.ts'
import { withMigrationLock } from '../platform/database/index.ts'
import { prepareQueues } from '../platform/queue/prepare-queues.ts'
import { keepAllOparl } from '../subjects/rat/index.ts'

/** Brings the database to the shape that this version needs, an empty one too; one at a time. */
export function prepareDatabase(payload: Payload): Promise<void> {
  return withMigrationLock(env.DATABASE_URL, async () => {
    await payload.db.migrate()
    await payload.db.pool.query(writePublic)
    await payload.db.pool.query(writeMissingInternal)
    await payload.db.pool.query(writeMissingCouncil)
    await keepAllOparl(payload)
    await prepareQueues(env.DATABASE_URL)
  })
}
