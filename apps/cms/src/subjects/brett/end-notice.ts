import type { PayloadRequest } from 'payload'
import { asSystem } from '../../platform/as-system.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'

/** Ids of what is deleted: what its writer has of a notice, its request, itself, and its writer. */
type Ended = Record<'id' | 'anfrage' | 'aushang' | 'schreiber', string | null>

/**
 * Deletes a notice with its request and everything that was kept of its writer but what the others of
 * the same address need (T67).
 */
export async function endNotice(
  req: PayloadRequest,
  { anfrage, aushang, id, schreiber }: Ended,
): Promise<void> {
  if (id !== null) await inTransaction(req, sql`delete from brett_aushaenge where id = ${id}::uuid`)
  if (aushang !== null)
    await req.payload.delete({
      collection: 'schwarzes_brett',
      where: { id: { equals: aushang } },
      trash: true,
      req,
      ...asSystem,
    })
  if (anfrage !== null)
    await req.payload.delete({ collection: 'anfragen', id: anfrage, req, ...asSystem })
  if (schreiber !== null) await forgetWriter(req, schreiber)
}

/** With the last of its notices an address goes, and what has not been mailed to it. */
export async function forgetWriter(req: PayloadRequest, schreiber: string): Promise<void> {
  const gone = await inTransaction(
    req,
    sql`delete from brett_schreiber s where s.id = ${schreiber}::uuid
          and not exists (select from brett_aushaenge a where a.schreiber = s.id) returning id`,
  )
  if (gone.length === 0) return
  await inTransaction(
    req,
    sql`delete from mails where zustand <> 'gesendet' and anlass like ${`brett:${schreiber}:%`}`,
  )
}
