import { runCommand } from './connect.ts'
import { withMigrationLock } from './database/index.ts'
import { env } from './env.ts'
import { prepareQueues } from './jobs/prepare-queues.ts'

await runCommand((payload) =>
  withMigrationLock(env.DATABASE_URL, async () => {
    await payload.db.migrate()
    await prepareQueues(env.DATABASE_URL)
  }),
)
