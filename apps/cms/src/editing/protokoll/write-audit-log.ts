import type { PayloadRequest } from 'payload'
import { inTransaction, sql } from '../../platform/database/index.ts'
import type { Vorgang } from './vorgaenge.ts'

/** Who acts when nobody is logged in: a command of the server or a job. */
const product = 'System'

/** One line of the log. */
export type Entry = {
  vorgang: Vorgang
  /** Slug of the collection or global. */
  sammlung: string
  /** How editors call one of them, with its title unless that is somebody's secret. */
  eintrag: string
  /** Id of the document; null for a global. */
  dokument: string | null
  /** Labels of the fields that changed, never what stands in them. */
  felder: readonly string[]
}

/**
 * Writes who did what into the transaction of what was done: one is never kept without the other.
 * Filling the demo town is not noted.
 */
export async function writeAuditLog(req: PayloadRequest, entry: Entry): Promise<void> {
  if (req.context.isInHurry === true) return
  const { vorgang, sammlung, eintrag, dokument, felder } = entry
  const who = req.user?.name ?? product
  const account = req.user ? String(req.user.id) : null
  await inTransaction(
    req,
    sql`insert into protokoll (wer, konto, vorgang, sammlung, eintrag, dokument, felder)
        values (${who}, ${account}, ${vorgang}, ${sammlung}, ${eintrag}, ${dokument}, ${felder.join(', ')})`,
  )
}
