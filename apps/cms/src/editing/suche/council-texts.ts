import type { PayloadRequest } from 'payload'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { formOf, titleEnds, vectorOf, withIds, wordsOf } from './texts.ts'

/**
 * The two tables that the council's search reads: what is in the first one is for everybody, and no
 * public statement names the second (decision 0070).
 */
export const councilTables = {
  everybody: 'ratsinfo_suchtexte',
  members: 'ratsinfo_interne_suchtexte',
} as const

/** Who finds what stands in a table. */
export type Audience = keyof typeof councilTables

const audiences = ['everybody', 'members'] as const

/** Types of which a change is written anew. */
export const councilTypes = ['sitzungen', 'vorlagen'] as const

/** One of them. */
export type CouncilType = (typeof councilTypes)[number]

/** SQL that adds a condition for everybody alone. */
const ifPublic = (audience: Audience, condition: string) =>
  audience === 'everybody' ? ` and ${condition}` : ''

/**
 * SQL that is true of rows that hold public words alone: those that everybody finds, and among the
 * members' those of a public meeting or paper of which the rest is for its committees. All members
 * find these, so the rest is in no row.
 */
const publicAlone = (audience: Audience, isOpen: string, reads: string) =>
  audience === 'everybody'
    ? 'true'
    : `(coalesce(${isOpen}, false) and coalesce(${reads} = 'gremium', false))`

/** SQL of the files among some ids that stand in a row; what lies in the bin is in none. */
const filesAmong = (ids: string, isPublicAlone: string) => `array(
  select d.id from dokumente d
  where d.bereich = 'rat' and d.deleted_at is null and d.id in (${ids}) and (d.oeffentlich or not ${isPublicAlone})
  order by d.id)`

/** SQL of the committees that alone see something; null where all members do. */
const circle = (isOpen: string, reads: string, committees: string) =>
  `case when coalesce(${isOpen}, false) or ${reads} is distinct from 'gremium' then null else ${committees} end`

const day = `(s.beginn at time zone 'Europe/Berlin')::date`
const committee = 'array_remove(array[s.gremium_id], null)'

const meetings = (audience: Audience) => `
  select 'sitzungen', s.id, s.nummer::int, null::int, null::text, s.titel, coalesce(s.ort, ''),
    ${filesAmong('s.einladung_id, s.protokoll_id', publicAlone(audience, 's.oeffentlich', 's.leserkreis'))}, ${day},
    extract(year from ${day})::int, ${committee}, coalesce(s.oeffentlich, false),
    ${circle('s.oeffentlich', 's.leserkreis', committee)}
  from sitzungen s where s._status = 'published'${ifPublic(audience, 's.oeffentlich')}`

/** Minutes are found by those who read them. */
const minutes = (isPublicAlone: string) =>
  `(s.niederschrift = 'oeffentlich' or (s.niederschrift <> 'offen' and not ${isPublicAlone}))`

const openItem = 'p.oeffentlich and s.oeffentlich'

const items = (audience: Audience) => `
  select 'punkte', s.id, p.nummer, s.nummer::int, p.punkt, p.titel,
    concat_ws(' ', p.beschluss, case when ${minutes(publicAlone(audience, openItem, 's.leserkreis'))} then p.beratung end),
    array[]::uuid[], ${day}, extract(year from ${day})::int, ${committee},
    p.oeffentlich and coalesce(s.oeffentlich, false),
    ${circle(openItem, 's.leserkreis', committee)}
  from sitzungspunkte p join sitzungen s on s.id = p.sitzung
  where s._status = 'published'${ifPublic(audience, 's.oeffentlich and p.oeffentlich')}`

/** Committees that a paper is planned for or stands on an agenda of. */
const committeesOfPaper = (audience: Audience) => `array(
  select b.gremium_id from vorlagen_beratungsfolge b
    where b._parent_id = v.id and b.gremium_id is not null
  union select s.gremium_id from sitzungspunkte p join sitzungen s on s.id = p.sitzung
    where p.vorlagen @> array[v.id] and s.gremium_id is not null${ifPublic(audience, 's.oeffentlich and p.oeffentlich')})`

const filesOfPaper = `select r.dokumente_id from vorlagen_rels r
  where r.parent_id = v.id and r.path = 'dateien'`

const papers = (audience: Audience) => `
  select 'vorlagen', v.id, v.nummer::int, null::int, v.drucksache, v.titel, ${wordsOf('v.text')},
    ${filesAmong(filesOfPaper, publicAlone(audience, 'v.oeffentlich', 'v.leserkreis'))}, coalesce(v.datum, v.created_at)::date,
    left(v.drucksache, 4)::int, ${committeesOfPaper(audience)}, coalesce(v.oeffentlich, false),
    ${circle('v.oeffentlich', 'v.leserkreis', committeesOfPaper('members'))}
  from vorlagen v where v._status = 'published' and v.drucksache ~ '^[0-9]{4}/'${ifPublic(audience, 'v.oeffentlich')}`

/** Columns of what is found, in the order in which each source has them. */
const columns = `typ, eintrag, nummer, sitzung, kennung, titel, worte, dateien, datum, jahr, gremien,
  oeffentlich, kreis`

/** What is found by an audience: one row for each meeting, item and paper. */
const sources: Record<CouncilType, (audience: Audience) => string> = {
  sitzungen: (audience) => `${meetings(audience)} union all ${items(audience)}`,
  vorlagen: papers,
}

/** The words of files as they are now: those of a file that was replaced are nobody's. */
const fileWords = `coalesce((select string_agg(w.worte, ' ') from dokumentworte w
  join dokumente d on d.id = w.dokument and d.filename = w.datei
  where w.dokument = any(dateien)), '')`

/** SQL that writes what is found of a type, up to the condition that follows. */
const insert = (type: CouncilType, audience: Audience) => `
  insert into ${councilTables[audience]} (${columns}, form, kopf, vektor)
  select ${columns}, form, kopf,
    kopf || ${vectorOf('worte', 'B')} || ${vectorOf(fileWords, 'D')}
  from (${sources[type](audience)}) as found (${columns}),
    lateral (select ${formOf("concat_ws(' ', titel, kennung)")} as form) as compared,
    lateral (select ${vectorOf("concat_ws(' ', titel, kennung)", 'A')} || ${titleEnds} as kopf) as headed
  where`

/** What stands there already is written anew; it counts as new once more when its files are others. */
const anew = (audience: Audience) => `
  on conflict (typ, nummer) do update set eintrag = excluded.eintrag, sitzung = excluded.sitzung,
    kennung = excluded.kennung, titel = excluded.titel, worte = excluded.worte,
    dateien = excluded.dateien, datum = excluded.datum, jahr = excluded.jahr,
    gremien = excluded.gremien, oeffentlich = excluded.oeffentlich, kreis = excluded.kreis,
    form = excluded.form, kopf = excluded.kopf, vektor = excluded.vektor,
    erschienen = case when ${councilTables[audience]}.dateien = excluded.dateien
      then ${councilTables[audience]}.erschienen else now() end`

const typesOf: Record<CouncilType, string> = {
  sitzungen: `'sitzungen', 'punkte'`,
  vorlagen: `'vorlagen'`,
}

/** SQL that takes away what is not found any more, of all entries or of those that a condition names. */
const gone = (type: CouncilType, audience: Audience, named = 'true') => `
  delete from ${councilTables[audience]} where typ in (${typesOf[type]}) and ${named}
    and (typ, nummer) not in
      (select typ, nummer from (${sources[type](audience)}) as found (${columns}) where ${named})`

/** SQL that writes anew the entries whose ids `$1` is a list of, for both audiences. */
function writeEntries(type: CouncilType): string[] {
  const named = 'eintrag = any($1::uuid[])'
  return audiences.flatMap((audience) => [
    gone(type, audience, named),
    `${insert(type, audience)} ${named} ${anew(audience)}`,
  ])
}

/** Writes what is found of some entries anew, or takes it away, in the transaction of a change. */
export async function keepCouncil(
  req: PayloadRequest,
  type: CouncilType,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  for (const text of writeEntries(type)) await inTransaction(req, withIds(text, ids))
}

/** Writes anew what names a file of the council, or named one that is gone. */
export async function keepCouncilFile(req: PayloadRequest, id: string): Promise<void> {
  for (const type of councilTypes) {
    const rows = await inTransaction(
      req,
      sql`select distinct eintrag from ${sql.raw(councilTables.members)}
          where typ = ${type} and dateien @> array[${id}::uuid]
          union ${withIds(namingFiles[type], [id])}`,
    )
    await keepCouncil(
      req,
      type,
      rows.map(({ eintrag }) => String(eintrag)),
    )
  }
}

/** Entries of the council that name one of some files. */
const namingFiles: Record<CouncilType, string> = {
  sitzungen: `select s.id as eintrag from sitzungen s
    where s.einladung_id = any($1::uuid[]) or s.protokoll_id = any($1::uuid[])`,
  vorlagen: `select r.parent_id as eintrag from vorlagen_rels r
    where r.path = 'dateien' and r.dokumente_id = any($1::uuid[])`,
}

/** SQL that writes anew what names one of the files `$1`, a list of ids: their words have been read. */
export const writeCouncilNaming: string[] = councilTypes.flatMap((type) =>
  audiences.map(
    (audience) =>
      `${insert(type, audience)} found.eintrag in (${namingFiles[type]}) ${anew(audience)}`,
  ),
)

/**
 * SQL that writes what was never written or has lost its `kopf` to a migration, which wants it written
 * anew, and takes away what is gone.
 */
export const writeMissingCouncil = councilTypes
  .flatMap((type) =>
    audiences.flatMap((audience) => [
      gone(type, audience),
      `${insert(type, audience)} not exists (select from ${councilTables[audience]} t
        where t.typ = found.typ and t.nummer = found.nummer and t.kopf <> '') ${anew(audience)}`,
    ]),
  )
  .join(';\n')
