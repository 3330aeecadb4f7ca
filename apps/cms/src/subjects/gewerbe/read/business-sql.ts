import { foldSql } from '../../../wire/read/fold.ts'

/** Categories, each with itself and all above it: what is in the lower one is in the upper one too. */
export const aboveSql = `above as (
    select id as below, id as category from rubriken where art = 'branchen' and deleted_at is null
    union
    select a.below, p.id from above a join rubriken k on k.id = a.category
      join rubriken p on p.id = k.eltern_id and p.deleted_at is null
  )`

/**
 * Every public entry as lists and maps have it, in the language `$1` with German where there is none.
 * Names begin where their letters do, of whatever alphabet («Zum Hirsch»: z); where an entry is stands
 * only with those that want to be found.
 */
export const entriesSql = `
  with recursive ${aboveSql}, shown as (
    select e.*, coalesce(nullif(l.titel, ''), de.titel, '') as shown_titel,
      case when coalesce(l.titel, '') = '' then 'de' else $1 end as sprache,
      ${foldSql("coalesce(nullif(l.spezialisierung, ''), de.spezialisierung, '')")} as what,
      regexp_replace(${foldSql("coalesce(nullif(l.titel, ''), de.titel, '')")}, '^[^[:alpha:]0-9]+', '') as name
    from brancheneintraege e
    left join brancheneintraege_locales l on l._parent_id = e.id and l._locale = $1::_locales
    left join brancheneintraege_locales de on de._parent_id = e.id and de._locale = 'de'
    where e._status = 'published'
  ), named as (
    select r.parent_id, array_agg(distinct k.nummer::int) as rubriken
    from brancheneintraege_rels r join above a on a.below = r.rubriken_id
      join rubriken k on k.id = a.category
    where r.path = 'rubriken' and k.nummer is not null group by 1
  )
  select s.id::text as id, s.nummer::int as nummer, s.name, s.shown_titel as titel, s.sprache,
    coalesce(s.barrierefrei_stufenlos, false) as stufenlos, coalesce(n.rubriken, '{}') as rubriken,
    dense_rank() over (order by s.name)::int as by_name,
    dense_rank() over (order by s.what)::int as by_what,
    case when s.zeige_adresse is not false then nullif(s.adresse_strasse, '') end as strasse,
    case when s.zeige_adresse is not false then s.koordinaten_breite::float end as breite,
    case when s.zeige_adresse is not false then s.koordinaten_laenge::float end as laenge
  from shown s left join named n on n.parent_id = s.id
  order by s.name, s.nummer`

/** Categories of the directory that have a number and a name, with the one above. */
export const categoriesSql = `
  select k.nummer::int as id, p.nummer::int as eltern,
    coalesce(nullif(l.rubrik, ''), de.rubrik) as rubrik,
    case when coalesce(l.rubrik, '') = '' then 'de' else $1 end as sprache
  from rubriken k
  left join rubriken p on p.id = k.eltern_id and p.deleted_at is null
  left join rubriken_locales l on l._parent_id = k.id and l._locale = $1::_locales
  left join rubriken_locales de on de._parent_id = k.id and de._locale = 'de'
  where k.art = 'branchen' and k.deleted_at is null and k.nummer is not null
    and coalesce(nullif(l.rubrik, ''), de.rubrik, '') <> ''`
