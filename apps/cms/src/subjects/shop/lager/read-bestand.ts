import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import { type Bewegungsgrund, bewegungsgruende } from './gruende.ts'

const number = z.coerce.number<number | string>()

const left = z.object({ rest: number.nullable() })

/** How many of an article are left now; null where there is always enough. */
export async function readBestand(req: PayloadRequest, artikel: string): Promise<number | null> {
  const [row] = await inTransaction(
    req,
    sql`select menge_limit - menge_aktuell as rest from shop_artikel where id = ${artikel}`,
  )
  return row === undefined ? null : left.parse(row).rest
}

const isReason = (value: unknown): value is Bewegungsgrund =>
  typeof value === 'string' && Object.hasOwn(bewegungsgruende, value)

const bewegung = z.object({
  id: number,
  am: z.string(),
  wer: z.string(),
  menge: z.number(),
  grund: z.custom<Bewegungsgrund>(isReason),
  bemerkung: z.string().nullable(),
  bestellung: z.string().nullable(),
  nummer: number.nullable(),
})
/** A line of the ledger: when, who, how many, why, and for which order. */
export type Bewegung = z.infer<typeof bewegung>

/** Lines of the ledger that are shown. */
const mostShown = 30

/** What has moved the stock of an article, the newest first. */
export async function readBewegungen(req: PayloadRequest, artikel: string): Promise<Bewegung[]> {
  const rows = await inTransaction(
    req,
    sql`select b.id, to_json(b.am) #>> '{}' as am, b.wer, b.menge, b.grund, b.bemerkung,
          b.bestellung, o.nummer
        from shop_bewegungen b left join bestellungen o on o.id = b.bestellung
        where b.artikel = ${artikel} order by b.id desc limit ${mostShown}`,
  )
  return rows.map((row) => bewegung.parse(row))
}
