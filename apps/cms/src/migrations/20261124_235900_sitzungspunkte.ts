import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** SQL of a list of items with the numbers that were given out. */
const numbered = (column: string, parent: string) => `
  (select jsonb_agg(coalesce(item || jsonb_build_object('nummer', n.nummer), item) order by place)
    from jsonb_array_elements(${column}) with ordinality as items(item, place)
    left join neue_nummern n on n.sitzung = ${parent} and n.zeile = item ->> 'id')`

const isAgenda = (column: string) =>
  `jsonb_typeof(${column}) = 'array' and jsonb_array_length(${column}) > 0`

/**
 * Items of agendas in a table of their own, by the number that each keeps for good. The items that
 * are there already get theirs, in every version of their meeting, and keep what they are called.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create sequence nummer_sitzungspunkte as integer;
    create table sitzungspunkte (
      nummer integer primary key,
      sitzung uuid not null,
      stelle integer not null,
      punkt text not null,
      titel text not null,
      oeffentlich boolean not null,
      vorlagen uuid[] not null,
      ergebnis text,
      beschluss text,
      beratung text
    );
    create index sitzungspunkte_sitzung on sitzungspunkte (sitzung, stelle);
    create index sitzungspunkte_vorlagen on sitzungspunkte using gin (vorlagen) with (fastupdate = off);
    create table neue_nummern as
      select sitzung, zeile, nextval('nummer_sitzungspunkte')::int as nummer from (
        select v.parent_id as sitzung, item ->> 'id' as zeile
          from _sitzungen_v v, jsonb_array_elements(v.version_tagesordnung) as item
          where jsonb_typeof(v.version_tagesordnung) = 'array'
        union
        select s.id, item ->> 'id' from sitzungen s, jsonb_array_elements(s.tagesordnung) as item
          where jsonb_typeof(s.tagesordnung) = 'array'
      ) as rows where sitzung is not null and zeile is not null;
    update sitzungen set eigene_nummern = true,
      tagesordnung = ${sql.raw(numbered('tagesordnung', 'sitzungen.id'))}
      where ${sql.raw(isAgenda('tagesordnung'))};
    update _sitzungen_v set version_eigene_nummern = true,
      version_tagesordnung = ${sql.raw(numbered('version_tagesordnung', '_sitzungen_v.parent_id'))}
      where ${sql.raw(isAgenda('version_tagesordnung'))};
    drop table neue_nummern;
    insert into sitzungspunkte (nummer, sitzung, stelle, punkt, titel, oeffentlich, vorlagen, beschluss)
    select (item ->> 'nummer')::int, s.id, place, coalesce(item ->> 'punkt', ''),
      coalesce(item ->> 'titel', ''), coalesce(item -> 'oeffentlich' = 'true', false),
      array(select paper::uuid from jsonb_array_elements_text(
        case when jsonb_typeof(item -> 'vorlagen') = 'array' then item -> 'vorlagen' else '[]' end)
        as paper),
      nullif(item ->> 'beschluss', '')
    from sitzungen s, jsonb_array_elements(s.tagesordnung) with ordinality as items(item, place)
    where s._status = 'published' and jsonb_typeof(s.tagesordnung) = 'array'
      and item ->> 'nummer' is not null;
  `)
}

/** Takes the table away again; items keep a number that nobody asks for. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table sitzungspunkte;
    drop sequence nummer_sitzungspunkte;
  `)
}
