import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Statement = ReturnType<typeof sql>
/** What runs statements: a transaction, or the pool. */
export type Executor = {
  execute(statement: Statement): Promise<{ rows: Record<string, unknown>[] }>
}

function isExecutor(db: unknown): db is Executor {
  return typeof db === 'object' && db !== null && 'execute' in db
}

/** Where the statements of a Payload request run: in its transaction, or each on its own without. */
export async function executorOf(req: PayloadRequest): Promise<Executor> {
  const { db } = req.payload
  const id = await req.transactionID
  const session: unknown = id === undefined ? undefined : db.sessions?.[id]?.db
  return isExecutor(session) ? session : db.drizzle
}

/** Runs SQL inside the transaction of a Payload request, or on its own when there is none. */
export async function inTransaction(
  req: PayloadRequest,
  statement: Statement,
): Promise<Record<string, unknown>[]> {
  const { rows } = await (await executorOf(req)).execute(statement)
  return rows
}

export { sql }
