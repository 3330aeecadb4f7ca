import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { usualNotice } from './frist.ts'

const row = z.object({ tage: z.coerce.number().int().positive() })

/** Days that the town wants between invitation and meeting. */
export async function readNotice(req: PayloadRequest): Promise<number> {
  const [found] = await inTransaction(
    req,
    sql`select coalesce(ladungsfrist_tage, ${usualNotice}) as tage from einstellungen limit 1`,
  )
  return row.safeParse(found).data?.tage ?? usualNotice
}
