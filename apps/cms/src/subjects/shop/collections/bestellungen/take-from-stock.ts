import { type CollectionAfterChangeHook, ValidationError } from 'payload'
import { z } from 'zod'
import { asSql, inTransaction } from '../../../../platform/database/index.ts'
import { entnehmen } from '../../lager/index.ts'

/** An article as the answer to a save names it: whole, where it was asked for. */
const artikel = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const made = z.object({
  id: z.string(),
  positionen: z.array(z.object({ artikel, titel: z.string(), menge: z.number() })),
})

/**
 * What the office has ordered for somebody is taken out of stock with it, or there is no order: an
 * order of the website does so by itself (`api/keep-order.ts`).
 */
export const takeFromStock: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const kept: unknown = doc
  if (operation !== 'create') return kept
  const { id, positionen } = made.parse(kept)
  const statement = entnehmen(positionen, { bestellung: id, wer: req.user?.name ?? 'System' })
  const [missing] = await inTransaction(req, asSql(statement))
  if (missing === undefined) return kept
  const place = positionen.findIndex(({ artikel }) => artikel === missing.artikel)
  const message = `Von „${positionen[place]?.titel}“ ist inzwischen nicht mehr genug da.`
  const errors = [{ path: `positionen.${place}.menge`, message }]
  throw new ValidationError({ collection: 'bestellungen', errors, req }, req.t)
}
