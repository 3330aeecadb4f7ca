import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who has put up what: an address with the hash of its link, the notices that it has asked for, by
 * the key of their requests, and the addresses that nothing is taken from.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table brett_schreiber (
      id uuid primary key,
      email text not null,
      zugang text not null unique,
      erstellt_am timestamptz not null default now()
    );
    create unique index brett_schreiber_email on brett_schreiber (lower(email));
    create table brett_aushaenge (
      id uuid primary key default gen_random_uuid(),
      schreiber uuid not null references brett_schreiber on delete cascade,
      schluessel text not null unique,
      aushang uuid unique references schwarzes_brett on delete cascade,
      erstellt_am timestamptz not null default now(),
      bestaetigt_am timestamptz,
      erinnert_fuer date
    );
    create index brett_aushaenge_schreiber on brett_aushaenge (schreiber);
    create table brett_sperren (
      wer text primary key,
      grund text not null,
      bis timestamptz not null
    );
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql`drop table brett_sperren; drop table brett_aushaenge; drop table brett_schreiber`,
  )
}
