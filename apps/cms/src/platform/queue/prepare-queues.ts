import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { openPool } from '../database/index.ts'
import { formerNames, jobNames, jobSchema, kinds } from './kinds.ts'

/** Times in milliseconds; making tables may take its time. */
const poolSettings = {
  max: 2,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  timeout: 65_000,
  application_name: 'prepare-queues',
} as const

/** Whoever asks a connection that is lost hears so; one that nobody asks is not missed. */
const unheard = { warn: () => undefined }

/**
 * Makes the tables of pg-boss, or brings them to its version, and one queue for each kind of job.
 * Needs the right to create a schema in the database and no other; the caller holds the lock of
 * the migrations, so that two nodes never do it at once (fault F23).
 */
export async function prepareQueues(url: string): Promise<void> {
  const pool = openPool({ connectionString: url, ...poolSettings }, unheard)
  try {
    await prepareIn(pool)
  } finally {
    await pool.end()
  }
}

async function prepareIn(pool: pg.Pool): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: jobSchema,
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
    }
    await rename(boss, pool)
    for (const name of jobNames) await schedule(boss, name)
  } finally {
    await boss.stop({ graceful: false })
  }
  if (failed[0]) throw failed[0]
}

/**
 * Takes the jobs of queues that were called otherwise into those of today, whatever became of them,
 * and removes the old queues with their times. What an older worker has under way it cannot end any
 * more; it is missed and done again, as after a worker that was killed.
 */
async function rename(boss: PgBoss, pool: pg.Pool): Promise<void> {
  for (const [former, name] of formerNames) {
    if ((await boss.getQueue(former)) === null) continue
    await pool.query(`update ${jobSchema}.job set name = $2 where name = $1`, [former, name])
    await boss.deleteQueue(former)
  }
}

async function schedule(boss: PgBoss, name: (typeof jobNames)[number]): Promise<void> {
  const kind = kinds[name]
  if ('cron' in kind)
    await boss.schedule(name, kind.cron, {}, { tz: 'Europe/Berlin', missed: 'once' })
}
