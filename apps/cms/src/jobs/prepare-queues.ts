import { PgBoss } from 'pg-boss'
import { jobNames, jobSchema, kinds } from './kinds.ts'

/**
 * Makes the tables of pg-boss, or brings them to its version, and one queue for each kind of job.
 * Needs the right to create a schema in the database and no other; the caller holds the lock of
 * the migrations, so that two nodes never do it at once (fault F23).
 */
export async function prepareQueues(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: jobSchema,
    application_name: 'prepare-queues',
    max: 2,
    supervise: false,
    schedule: false,
  })
  const failed: Error[] = []
  boss.on('error', (error) => failed.push(error))
  await boss.start()
  try {
    for (const name of jobNames) {
      await boss.createQueue(name, kinds[name].queue)
      await boss.updateQueue(name, kinds[name].queue)
      await schedule(boss, name)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
  if (failed[0]) throw failed[0]
}

async function schedule(boss: PgBoss, name: (typeof jobNames)[number]): Promise<void> {
  const kind = kinds[name]
  if ('cron' in kind)
    await boss.schedule(name, kind.cron, {}, { tz: 'Europe/Berlin', missed: 'once' })
}
