import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who gets mails about what: an address with the hash of its link, the words that it waits for, and
 * what it was told of already.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table abo_bezieher (
      id uuid primary key,
      email text not null,
      zugang text not null unique,
      erstellt_am timestamptz not null default now()
    );
    create unique index abo_bezieher_email on abo_bezieher (lower(email));
    create table abos (
      id uuid primary key default gen_random_uuid(),
      bezieher uuid not null references abo_bezieher on delete cascade,
      art text not null,
      wort text not null,
      erstellt_am timestamptz not null default now(),
      bestaetigt_am timestamptz
    );
    create unique index abos_einmal on abos (bezieher, art, lower(wort));
    create table abo_meldungen (
      abo uuid not null references abos on delete cascade,
      nummer integer not null,
      gemeldet_am timestamptz not null default now(),
      primary key (abo, nummer)
    );
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table abo_meldungen; drop table abos; drop table abo_bezieher`)
}
