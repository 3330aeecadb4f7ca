import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Whoever is told of something is an address of mail or a device with its push service; what waits to
 * be sent to devices, and what was: a message stands there once for each of them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table abo_bezieher alter column email drop not null,
      add column endpunkt text, add column p256dh text, add column auth text, add column sprache text,
      add constraint abo_bezieher_weg check (
        (email is null) = (endpunkt is not null)
        and (endpunkt is null) = (p256dh is null) and (endpunkt is null) = (auth is null)
        and (endpunkt is null) = (sprache is null));
    create table push_nachrichten (
      id uuid primary key default gen_random_uuid(),
      bezieher uuid not null references abo_bezieher on delete cascade,
      anlass text not null,
      inhalt jsonb not null,
      zustand text not null default 'wartet'
        check (zustand in ('wartet', 'gesendet', 'verworfen')),
      versuche integer not null default 0,
      naechster_versuch timestamptz not null,
      gueltig_bis timestamptz not null,
      erstellt_am timestamptz not null default now(),
      unique (bezieher, anlass)
    );
    create index push_nachrichten_faellig on push_nachrichten (naechster_versuch)
      where zustand = 'wartet';
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table push_nachrichten;
    delete from abo_bezieher where email is null;
    alter table abo_bezieher drop constraint abo_bezieher_weg, alter column email set not null,
      drop column endpunkt, drop column p256dh, drop column auth, drop column sprache;
  `)
}
