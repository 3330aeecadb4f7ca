import type { Payload, PayloadRequest } from 'payload'
import type pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { executorOf, sql } from '../database/index.ts'
import { type JobData, type JobName, jobSchema } from './kinds.ts'

const senders = new WeakMap<Payload, PgBoss>()

/** Only writes jobs: it is never started, so it neither polls nor looks after the tables. */
function senderOf(payload: Payload): PgBoss {
  const known = senders.get(payload)
  if (known) return known
  const sender = new PgBoss({
    db: fromDrizzle(payload.db.drizzle, sql),
    schema: jobSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  sender.on('error', (error) => payload.logger.error({ err: error }, 'a job could not be written'))
  senders.set(payload, sender)
  return sender
}

/**
 * Asks for a job in the transaction of the request: when that is rolled back, nobody has asked.
 * `startAfter` is the moment before which it does not run.
 */
export async function enqueue<Name extends JobName>(
  req: PayloadRequest,
  name: Name,
  data: JobData<Name>,
  { startAfter }: { startAfter?: Date } = {},
): Promise<void> {
  const db = fromDrizzle(await executorOf(req), sql)
  const options = startAfter === undefined ? { db } : { db, startAfter }
  const id = await senderOf(req.payload).send(name, data, options)
  if (id === null) throw new Error(`The job ${name} was not taken.`)
}

type Pool = Pick<pg.Pool, 'query'>

const poolSenders = new WeakMap<Pool, PgBoss>()

function senderBy(pool: Pool): PgBoss {
  const known = poolSenders.get(pool)
  if (known) return known
  const sender = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: jobSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  // What fails is thrown to whoever asked; there is nobody else to tell.
  sender.on('error', () => undefined)
  poolSenders.set(pool, sender)
  return sender
}

/** Asks for a job by connections of its own, however often somebody asked before. */
export async function enqueueBy<Name extends JobName>(
  pool: Pool,
  name: Name,
  data: JobData<Name>,
): Promise<void> {
  const id = await senderBy(pool).send(name, data)
  if (id === null) throw new Error(`The job ${name} was not taken.`)
}

/** Asks for a job by connections of its own; the same `key` is asked for once in some seconds. */
export async function enqueueOnce<Name extends JobName>(
  pool: Pool,
  name: Name,
  data: JobData<Name>,
  { key, seconds }: { key: string; seconds: number },
): Promise<void> {
  await senderBy(pool).send(name, data, { singletonKey: key, singletonSeconds: seconds })
}
