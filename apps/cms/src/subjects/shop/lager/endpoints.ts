import type { Access, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { publishes } from '../../../editing/access/index.ts'
import { writeAuditLog } from '../../../editing/protokoll/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { asOne, inTransaction, sql } from '../../../platform/database/index.ts'

/** More pieces than any town has. */
const most = 1_000_000

const asked = z.object({
  art: z.enum(['zugang', 'korrektur']),
  menge: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\s*\d{1,7}\s*$/)
        .transform(Number),
    ])
    .pipe(z.int().min(0).max(most)),
  bemerkung: z.string().trim().max(200).default(''),
})

/** What can be done with articles besides keeping them, and who may: whoever keeps the shop. */
export const stockOperations: Record<'bestand', Access> = {
  bestand: ({ req }) => publishes(req.user, 'shop'),
}

/**
 * Changes the stock under the article's lock, so that a sale comes before it or after it; the ledger
 * says who did it and why. What was counted is what is left now, whatever the ledger said before.
 */
async function change(
  req: PayloadRequest,
  id: string,
  { art, bemerkung, menge }: z.infer<typeof asked>,
): Promise<boolean> {
  const rows = await inTransaction(
    req,
    sql`with alt as materialized (
          select a.id, a.menge_aktuell, a.menge_limit, coalesce((
            select sum(b.menge) from shop_bewegungen b where b.artikel = a.id), 0)::int as gebucht
          from shop_artikel a where a.id = ${id} for update of a
        ), neu as (
          update shop_artikel a set menge_limit = alt.menge_aktuell + case
            when ${art} = 'zugang' then coalesce(alt.menge_limit - alt.menge_aktuell, 0) + ${menge}::int
            else ${menge}::int end
          from alt where a.id = alt.id
          returning a.id, (a.menge_limit - a.menge_aktuell)::int as rest, alt.gebucht
        )
        insert into shop_bewegungen (artikel, titel, menge, grund, wer, bemerkung)
        select neu.id, coalesce(l.titel, ''), neu.rest - neu.gebucht, ${art},
          ${req.user?.name ?? 'System'}, nullif(${bemerkung}, '')
        from neu left join shop_artikel_locales l on l._parent_id = neu.id and l._locale = 'de'
        returning id`,
  )
  if (rows.length === 0) return false
  await writeAuditLog(req, {
    vorgang: 'geaendert',
    sammlung: 'shop_artikel',
    eintrag: 'Bestand',
    dokument: id,
    felder: ['Vorrat'],
  })
  return true
}

/** `POST /api/shop_artikel/{id}/bestand`: pieces have come, or somebody has counted. */
export const stockEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/:id/bestand',
    method: 'post',
    handler: async (req) => {
      if (!publishes(req.user, 'shop')) return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
      const { data: id } = z.uuid().safeParse(req.routeParams?.id)
      if (id === undefined) return refuse(404, 'Diesen Artikel gibt es nicht.')
      const body: unknown = await req.json?.().catch(() => null)
      const { data } = asked.safeParse(body)
      if (data === undefined)
        return refuse(400, 'Bitte geben Sie eine ganze Zahl von 0 bis 1.000.000 an.')
      const isDone = await asOne(req, () => change(req, id, data))
      return isDone
        ? Response.json({ message: 'Der Bestand ist geändert.' })
        : refuse(404, 'Diesen Artikel gibt es nicht.')
    },
  },
]
