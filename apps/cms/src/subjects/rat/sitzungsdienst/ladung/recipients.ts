import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../../platform/database/index.ts'

const row = z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable() })

/** A member of the committee on the day of its meeting, or somebody who stands in for one. */
export type Invited = z.output<typeof row>

/** SQL of whether a member stands in for somebody at a meeting, until its day at least. */
const standsIn = (sitzung: string | undefined, day: string) =>
  sitzung === undefined
    ? sql`false`
    : sql`exists (select from sitzungen_teilnahme t where t._parent_id = ${sitzung}::uuid
        and t.vertretung_id = r.id and t.anwesenheit <> 'anwesend'
        and (t.vertretung_bis is null or t.vertretung_bis::date >= ${day}::date))`

/**
 * Members of a committee on the day of its meeting (`YYYY-MM-DD`), each once, and those who stand in
 * for one at `sitzung`. Substitutes are not among them by themselves.
 */
export async function readInvited(
  req: PayloadRequest,
  gremium: string,
  { day, sitzung }: { day: string; sitzung?: string },
): Promise<Invited[]> {
  const holds = (from: string, to: string) =>
    sql`(${sql.raw(from)} is null or ${sql.raw(from)}::date <= ${day}::date)
      and (${sql.raw(to)} is null or ${sql.raw(to)}::date >= ${day}::date)`
  const rows = await inTransaction(
    req,
    sql`select r.id::text as id, concat_ws(' ', r.vorname, r.nachname) as name,
          nullif(r.email, '') as email
        from raete r where r._status = 'published' and r.deleted_at is null
          and (${holds('r.seit', 'r.bis')})
          and (${standsIn(sitzung, day)} or exists (select from gremien g join gremien_mitglieder m on m._parent_id = g.id
            where g.id = ${gremium}::uuid and g._status = 'published' and m.rat_id = r.id
              and m.funktion <> 'ersatz' and ${holds('m.von', 'm.bis')}))
        order by r.nachname, r.vorname, r.id`,
  )
  return z.array(row).parse(rows)
}
