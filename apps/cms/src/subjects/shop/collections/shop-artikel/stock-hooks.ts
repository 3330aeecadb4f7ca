import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../../platform/database/index.ts'

const kept = z.object({
  menge_limit: z.coerce.number<number | string>().nullable(),
  menge_aktuell: z.coerce.number<number | string>(),
})

/** The stock as it is now; whoever sells waits until this save is kept. */
async function lockStock(req: PayloadRequest, id: string) {
  const [row] = await inTransaction(
    req,
    sql`select menge_limit, menge_aktuell from shop_artikel where id = ${id} for update`,
  )
  return row === undefined ? {} : kept.parse(row)
}

/**
 * A save of an article leaves its stock alone: while a form stood open, something may have been sold.
 * The stock changes by sales and by its own dialogue, which is noted in the ledger.
 */
export const keepStock: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') return data
  const { id } = z.object({ id: z.string() }).parse(originalDoc)
  return { ...data, ...(await lockStock(req, id)) }
}

const made = z.object({
  id: z.string(),
  titel: z.string().nullish(),
  menge_limit: z.number().nullish(),
  menge_aktuell: z.number().nullish(),
})

/** The ledger of an article begins with what there is when it is made. */
export const openLedger: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const saved: unknown = doc
  if (operation !== 'create') return saved
  const { id, titel, menge_limit, menge_aktuell } = made.parse(saved)
  if (typeof menge_limit !== 'number') return saved
  await inTransaction(
    req,
    sql`insert into shop_bewegungen (artikel, titel, menge, grund, wer)
        values (${id}, ${titel ?? ''}, ${menge_limit - (menge_aktuell ?? 0)}, 'anfang',
          ${req.user?.name ?? 'System'})`,
  )
  return saved
}
