import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { keeps } from '../../editing/access/index.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { findHits, type Hits, inOwnParts, newestOf, type Sql, titleOf } from './hits.ts'
import type { Days } from './places.ts'
import type { ContentType } from './types.ts'

type Asking = { req: PayloadRequest; types: readonly ContentType[]; me: string; days: Days }

function newestWhere(type: ContentType, condition: Sql): Sql {
  return sql`select ${type.slug}::text as typ, v.parent_id::text as id, ${titleOf(type)} as titel,
      k.name::text as grund, v.updated_at as zeit,
      (-extract(epoch from v.updated_at))::float8 as rang
    from ${newestOf(type)} left join benutzer k on k.id = v.version_verantwortlich_id
    where v.latest and v.version_deleted_at is null and ${condition}`
}

/** Of the newest versions of a type those that stand in this editor's parts of the site. */
const newestOwn = (type: ContentType): Sql =>
  inOwnParts(type, (field) => sql`v.${sql.identifier(`version_${field}`)}`)

/** What this editor has begun and neither handed in nor published. */
export function findMyDrafts({ req, types, me }: Asking): Promise<Hits> {
  const mine = sql`v.version_bearbeitungsstand = 'entwurf' and v.version_verantwortlich_id = ${me}`
  return findHits(
    req,
    types.map((type) => newestWhere(type, mine)),
  )
}

/** What waits for a look: in the areas where this editor publishes, elsewhere what is their own. */
export function findToReview({ req, types, me }: Asking): Promise<Hits> {
  const waits = sql`v.version_bearbeitungsstand = 'pruefung'`
  return findHits(
    req,
    types.map((type) =>
      newestWhere(
        type,
        type.isReviewed
          ? sql`${waits} and (${newestOwn(type)} or v.version_verantwortlich_id = ${me})`
          : sql`${waits} and v.version_verantwortlich_id = ${me}`,
      ),
    ),
  )
}

/** A look is due until somebody takes it; what a day ends by itself is over after that day. */
function endsSoon({ from, until }: Days, grund: Sql, zeit: Sql): Sql {
  return sql`${zeit} < ${until}::timestamptz
    and (${zeit} >= ${from}::timestamptz or ${grund} in ('pruefen_bis', 'nutzung_bis'))`
}

function endsOf(type: ContentType, days: Days): Sql {
  const ends = type.ends.map(
    (field) => sql`(${field}::text, v.${sql.identifier(`version_${field}`)})`,
  )
  return sql`select * from (
      select distinct on (v.parent_id) ${type.slug}::text as typ, v.parent_id::text as id,
        ${titleOf(type)} as titel, e.grund, e.zeit, extract(epoch from e.zeit)::float8 as rang
      from ${newestOf(type)} cross join lateral (values ${sql.join(ends, sql`, `)}) e (grund, zeit)
      where v.latest and v.version_deleted_at is null
        and v.version_bearbeitungsstand <> 'archiviert' and ${newestOwn(type)}
        and ${endsSoon(days, sql`e.grund`, sql`e.zeit`)}
      order by v.parent_id, e.zeit
    ) ${sql.identifier(type.slug)}`
}

function mediaEnds(days: Days): Sql {
  return sql`select 'medien'::text as typ, id::text, coalesce(titel, filename) as titel,
    'nutzung_bis'::text as grund, nutzung_bis as zeit, extract(epoch from nutzung_bis)::float8 as rang
  from medien where deleted_at is null
    and ${endsSoon(days, sql`'nutzung_bis'`, sql`nutzung_bis`)}`
}

/** What ends within the next days, or wants to be looked through, in this editor's areas. */
export function findEndingSoon({ req, types, days }: Asking): Promise<Hits> {
  const branches = types.filter(({ isKept }) => isKept).map((type) => endsOf(type, days))
  return findHits(req, keeps(req.user, 'medien') ? [...branches, mediaEnds(days)] : branches)
}

/** What the checks found in this editor's areas, their own entries first. */
export function findProblems({ req, types, me }: Asking): Promise<Hits> {
  const kept = types.filter(({ isKept }) => isKept)
  if (kept.length === 0) return findHits(req, [])
  return findHits(req, [
    sql`select typ, dokument as id, titel,
        jsonb_array_length(befunde)::text || ' ' || (befunde -> 0 ->> 'art') as grund,
        geprueft_am as zeit,
        (case when verantwortlich = ${me} then 0 else 1000 end
          - jsonb_array_length(befunde))::float8 as rang
      from befunde where ${sql.join(kept.map(isOwnFinding), sql` or `)}`,
  ])
}

/** What was found in entries of a type that are this editor's. */
function isOwnFinding(type: ContentType): Sql {
  const entries = sql.identifier(type.slug)
  const own = inOwnParts(type, (field) => sql`e.${sql.identifier(field)}`)
  return type.own === null
    ? sql`typ = ${type.slug}`
    : sql`(typ = ${type.slug} and exists (
        select from ${entries} e where e.id::text = dokument and ${own}))`
}

const looked = z.object({ zeit: z.coerce.date().nullable() })

/** When everything was last looked through for problems; null before the first time. */
export async function lastLook(req: PayloadRequest): Promise<Date | null> {
  const [row] = await inTransaction(
    req,
    sql`select max(completed_on) as zeit from pgboss.job
        where name = 'findings' and state = 'completed'`,
  )
  return looked.parse(row).zeit
}
