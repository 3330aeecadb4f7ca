import { type PartnerTyp, partnerTypen } from '@kurstadt/contract/partner'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { keeps } from '../../editing/access/index.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'

const row = z.object({
  typ: z.enum(partnerTypen),
  id: z.string(),
  titel: z.string().nullable(),
  seit: z.coerce.date(),
})

/** An entry at which something waits, and since when. */
type Waiting = { typ: PartnerTyp; id: string; titel: string; seit: Date }

/** Entries at which a partner's proposal waits, the longest first; null for who does not keep them. */
export async function readWaitingProposals(req: PayloadRequest): Promise<Waiting[] | null> {
  if (!keeps(req.user, 'tourismus')) return null
  const rows = await inTransaction(
    req,
    sql`select v.sammlung as typ, v.eintrag as id, min(v.gesendet_am) as seit,
          coalesce(max(u.titel), max(b.titel)) as titel
        from partner_vorschlaege v
        left join unterkuenfte u0 on u0.id = v.eintrag and u0.deleted_at is null
        left join unterkuenfte_locales u on u._parent_id = u0.id and u._locale = 'de'
        left join brancheneintraege b0 on b0.id = v.eintrag and b0.deleted_at is null
        left join brancheneintraege_locales b on b._parent_id = b0.id and b._locale = 'de'
        where v.zustand = 'wartet' and (u0.id is not null or b0.id is not null)
        group by v.sammlung, v.eintrag order by seit`,
  )
  return z
    .array(row)
    .parse(rows)
    .map((one) => ({ ...one, titel: one.titel ?? 'Eintrag ohne Namen' }))
}
