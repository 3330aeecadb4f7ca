import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Statement = ReturnType<typeof sql>
type Executor = { execute: (statement: Statement) => Promise<{ rows: Record<string, unknown>[] }> }

function isExecutor(db: unknown): db is Executor {
  return typeof db === 'object' && db !== null && 'execute' in db
}

/** Runs SQL inside the transaction of a Payload request, or on its own when there is none. */
export async function inTransaction(
  req: PayloadRequest,
  statement: Statement,
): Promise<Record<string, unknown>[]> {
  const { db } = req.payload
  const id = await req.transactionID
  const session: unknown = id === undefined ? undefined : db.sessions?.[id]?.db
  const { rows } = await (isExecutor(session) ? session : db.drizzle).execute(statement)
  return rows
}

export { sql }
