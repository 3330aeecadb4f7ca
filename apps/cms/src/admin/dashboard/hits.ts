import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../platform/database/index.ts'
import type { ContentType } from './types.ts'

/** Rows that a section of the dashboard shows; what is more is counted. */
export const most = 5

/** A piece of a statement. */
export type Sql = ReturnType<typeof sql>

const hit = z.object({
  typ: z.string(),
  id: z.string(),
  titel: z.string().nullable(),
  /** What the section wants to say of it: a field, a day, a name. */
  grund: z.string().nullable(),
  zeit: z.coerce.date().nullable(),
  platz: z.number(),
  im_typ: z.number(),
  ist_erster: z.boolean(),
})

/** One document of a section. */
export type Hit = Omit<z.infer<typeof hit>, 'platz' | 'im_typ' | 'ist_erster'>

/** What a question of the dashboard finds: the first few, and how many there are of each type. */
export type Hits = { first: Hit[]; counts: Map<string, number> }

/** Nothing is asked where there is nobody to ask about. */
export const noHits: Hits = { first: [], counts: new Map() }

/** Title in German of the version `v` of a type. */
export function titleOf({ slug, title }: ContentType): Sql {
  const column = sql.identifier(`version_${title.name}`)
  if (!title.isLocalized) return sql`v.${column}`
  const texts = sql.identifier(`_${slug}_v_locales`)
  return sql`(select l.${column} from ${texts} l where l._parent_id = v.id and l._locale = 'de')`
}

/** The newest versions of a type: what its list in the back office shows. */
export function newestOf({ slug }: ContentType): Sql {
  return sql`${sql.identifier(`_${slug}_v`)} v`
}

/** Narrows a question to the parts of the site that are this editor's; `column` names the field. */
export function inOwnParts({ own }: ContentType, column: (field: string) => Sql): Sql {
  return own === null ? sql`true` : sql`${column(own.field)}::text in ${own.values}`
}

/**
 * The first few of what all branches find, and the number for each type; one query. A branch
 * selects `typ, id, titel, grund, zeit` and `rang`, by which all of them are put in order.
 */
export async function findHits(req: PayloadRequest, branches: readonly Sql[]): Promise<Hits> {
  if (branches.length === 0) return noHits
  const rows = await inTransaction(
    req,
    sql`with hits as (${sql.join([...branches], sql` union all `)}),
        placed as (
          select *, (row_number() over places)::int as platz,
            (count(*) over (partition by typ))::int as im_typ,
            row_number() over (partition by typ order by rang, id) = 1 as ist_erster
          from hits window places as (order by rang, id)
        )
        select typ, id, titel, grund, zeit, platz, im_typ, ist_erster from placed
        where platz <= ${most} or ist_erster order by platz`,
  )
  const found = rows.map((row) => hit.parse(row))
  return {
    first: found.filter(({ platz }) => platz <= most),
    counts: new Map(found.flatMap((one) => (one.ist_erster ? [[one.typ, one.im_typ]] : []))),
  }
}
