import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the search of the intranet finds, and the words of the files of council and intranet. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table dokumentworte (
      dokument uuid primary key,
      datei text not null,
      worte text not null,
      gelesen_am timestamp(3) with time zone not null default now()
    );
    create table intranet_suchtexte (
      typ text not null,
      dokument uuid not null,
      titel text not null,
      auszug text not null,
      datum date,
      erschienen timestamp(3) with time zone not null default now(),
      form text not null,
      kopf tsvector not null,
      vektor tsvector not null,
      primary key (typ, dokument)
    );
    create index intranet_suchtexte_vektor on intranet_suchtexte using gin (vektor)
      with (fastupdate = off);
    create index intranet_suchtexte_erschienen on intranet_suchtexte (erschienen);
    -- The planner takes unpacking a long vector for free and reads the whole table for a common word.
    create function intranet_treffer(frage tsquery, teile text[])
    returns table (typ text, dokument uuid, titel text, datum date,
      erschienen timestamp(3) with time zone, rang double precision)
    language sql stable set enable_seqscan = off as $$
      select typ, dokument, titel, datum, erschienen,
        ts_rank(kopf, frage) + (form like all(teile))::int
      from intranet_suchtexte where vektor @@ frage
    $$;
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function intranet_treffer(tsquery, text[]);
    drop table intranet_suchtexte, dokumentworte;
  `)
}
