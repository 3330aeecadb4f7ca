import { runCommand } from './connect.ts'
import { withMigrationLock } from './database/index.ts'
import { env } from './env.ts'
import { prepareQueues } from './jobs/prepare-queues.ts'
import { writeEverything } from './suche/index.ts'

await runCommand((payload) =>
  withMigrationLock(env.DATABASE_URL, async () => {
    await payload.db.migrate()
    await payload.db.pool.query(writeEverything)
    await prepareQueues(env.DATABASE_URL)
  }),
)
