import type { Payload, PayloadRequest } from 'payload'
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
