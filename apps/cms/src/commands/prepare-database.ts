import type { Payload } from 'payload'
import { writeMissingCouncil, writeMissingInternal, writePublic } from '../editing/suche/index.ts'
import { env } from '../env.ts'
import { withMigrationLock, writersLock } from '../platform/database/index.ts'
import { prepareQueues } from '../platform/queue/prepare-queues.ts'
import { keepAllOparl } from '../subjects/rat/index.ts'

/** Brings the database to the shape that this version needs, an empty one too; one at a time. */
export function prepareDatabase(payload: Payload): Promise<void> {
  return withMigrationLock(env.DATABASE_URL, async () => {
    await payload.db.migrate()
    // Statements in one string are one transaction: whoever saves takes turns with each.
    for (const write of [...writePublic, writeMissingInternal, writeMissingCouncil])
      await payload.db.pool.query(`select pg_advisory_xact_lock(${writersLock});\n${write}`)
    await keepAllOparl(payload)
    await prepareQueues(env.DATABASE_URL)
  })
}
