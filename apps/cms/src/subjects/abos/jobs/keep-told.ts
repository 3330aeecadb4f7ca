import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'

/** What somebody is told of, by a number: that of a paper or a notice, or a day. */
type Told = { abo: string; nummer: number }

const kept = z.object({ abo: z.string(), nummer: z.coerce.number() })

const keyOf = ({ abo, nummer }: Told) => `${abo} ${nummer}`

/**
 * Remembers what people are told of; answers what they had not been told of before. Two workers
 * write in the same order, so that neither waits for what the other one holds.
 */
export async function keepTold<One extends Told>(
  req: PayloadRequest,
  all: readonly One[],
): Promise<One[]> {
  const abos = `{${all.map(({ abo }) => abo).join(',')}}`
  const numbers = `{${all.map(({ nummer }) => nummer).join(',')}}`
  const rows = await inTransaction(
    req,
    sql`insert into abo_meldungen (abo, nummer)
        select a.id, t.nummer
        from unnest(${abos}::uuid[], ${numbers}::int[]) as t (abo, nummer) join abos a on a.id = t.abo
        where a.bestaetigt_am is not null order by a.id, t.nummer
        on conflict do nothing returning abo, nummer`,
  )
  const fresh = new Set(rows.map((row) => keyOf(kept.parse(row))))
  return all.filter((one) => fresh.has(keyOf(one)))
}
