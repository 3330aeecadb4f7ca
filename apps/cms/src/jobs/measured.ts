import type { Measured, Reading } from '@kurstadt/metrics'
import { z } from 'zod'
import { type PoolCounts, poolReading } from '../platform/database/index.ts'
import { jobSchema } from '../platform/queue/kinds.ts'

type Pool = PoolCounts & { query(text: string): Promise<{ rows: unknown[] }> }

const counted = z.array(z.object({ name: z.string(), count: z.coerce.number() }))

/** Numbers of the database by a word, read when somebody asks. */
function counts(pool: Pool, reading: Omit<Reading, 'read'>, text: string): Reading {
  return {
    ...reading,
    read: async () => {
      const { rows } = await pool.query(text)
      return Object.fromEntries(counted.parse(rows).map(({ name, count }) => [name, count]))
    },
  }
}

const due = `state in ('created', 'retry') and start_after <= now()`

/** What is measured of the job worker: what waits, for how long, and what nobody could do. */
export const measuredOf = (pool: Pool): Measured => ({
  process: 'job-worker',
  // It answers nobody.
  classOf: () => 'other',
  readings: [
    counts(
      pool,
      {
        name: 'jobs_due',
        help: 'Jobs whose time has come and that nobody has begun',
        label: 'job',
      },
      `select name, count(*) as count from ${jobSchema}.job where ${due} group by name`,
    ),
    counts(
      pool,
      {
        name: 'jobs_oldest_seconds',
        help: 'Seconds for which the oldest of them waits',
        label: 'job',
      },
      `select name, extract(epoch from now() - min(start_after)) as count
       from ${jobSchema}.job where ${due} group by name`,
    ),
    counts(
      pool,
      { name: 'jobs_given_up', help: 'Jobs of the last day that were given up', label: 'job' },
      `select name, count(*) as count from ${jobSchema}.job
       where state = 'failed' and completed_on > now() - interval '1 day' group by name`,
    ),
    counts(
      pool,
      { name: 'mails', help: 'Mails in the outbox by their state', label: 'state' },
      'select zustand::text as name, count(*) as count from mails group by zustand',
    ),
    poolReading(pool),
  ],
})
