import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const tables = ['ratsinfo_suchtexte', 'ratsinfo_interne_suchtexte'] as const

const create = (table: string) => `
  create table ${table} (
    typ text not null,
    eintrag uuid not null,
    nummer integer not null,
    sitzung integer,
    kennung text,
    titel text not null,
    worte text not null,
    dateien uuid[] not null,
    datum date,
    jahr integer,
    gremien uuid[] not null,
    oeffentlich boolean not null,
    kreis uuid[],
    erschienen timestamp(3) with time zone not null default now(),
    form text not null,
    kopf tsvector not null,
    vektor tsvector not null,
    primary key (typ, nummer)
  );
  create index ${table}_vektor on ${table} using gin (vektor) with (fastupdate = off);
  create index ${table}_eintrag on ${table} (eintrag);
  create index ${table}_datum on ${table} (datum desc, typ, nummer desc);
  create index ${table}_erschienen on ${table} (erschienen);
  create function ${table}_treffer(frage tsquery, teile text[])
  returns table (typ text, nummer integer, datum date, jahr integer, gremien uuid[], kreis uuid[],
    erschienen timestamp(3) with time zone, rang double precision)
  language sql stable set enable_seqscan = off as $$
    select typ, nummer, datum, jahr, gremien, kreis, erschienen,
      ts_rank(kopf, frage) + (form like all(teile))::int
    from ${table} where vektor @@ frage
  $$;`

/**
 * What the council's search finds: one table for everybody and one for its members (decision 0070).
 * They are filled by `npm run migrate`, which reads each entry once.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(tables.map(create).join('\n')))
}

/** Takes them away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of tables)
    await db.execute(
      sql.raw(`drop function ${table}_treffer(tsquery, text[]); drop table ${table};`),
    )
}
