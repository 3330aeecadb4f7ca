import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'

const line = z.object({ am: z.string(), wer: z.string(), was: z.string() })

/** What went out of an alert before, as the log has it, newest first. */
export async function sentBefore(
  req: PayloadRequest,
  id: string,
): Promise<z.output<typeof line>[]> {
  const rows = await inTransaction(
    req,
    sql`select to_json(created_at) #>> '{}' as am, wer, felder as was from protokoll
        where vorgang = 'mitgeteilt' and sammlung = 'hinweise' and dokument = ${id}
        order by created_at desc limit 10`,
  )
  return rows.map((row) => line.parse(row))
}
