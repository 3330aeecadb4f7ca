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
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table intranet_suchtexte, dokumentworte`)
}
