import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the search finds of each public entry and language; written with its entry. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table suchtexte (
      typ text not null,
      dokument uuid not null,
      sprache text not null,
      nummer integer not null,
      titel text not null,
      auszug text not null,
      ziel integer,
      zieltitel text,
      amt uuid,
      bis date,
      form text not null,
      vektor tsvector not null,
      primary key (typ, dokument, sprache)
    );
    create index suchtexte_vektor on suchtexte using gin (vektor) with (fastupdate = off);
    create index suchtexte_amt on suchtexte (amt) where amt is not null;
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table suchtexte`)
}
