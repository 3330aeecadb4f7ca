import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Payments that were begun online: which order each is for, and what its provider last told of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table shop_zahlungen (
      id text primary key,
      bestellung uuid not null references bestellungen (id) on delete cascade,
      cent bigint not null check (cent > 0),
      stand text not null default 'offen' check (stand in ('offen', 'bezahlt', 'abgebrochen',
        'abgelaufen', 'gescheitert', 'zuviel', 'zurueckgebucht', 'ungeklaert')),
      erstattet_cent bigint not null default 0,
      am timestamptz not null default now(),
      geaendert_am timestamptz not null default now()
    );
    create index shop_zahlungen_bestellung on shop_zahlungen (bestellung);
    create index shop_zahlungen_offen on shop_zahlungen (am) where stand in ('offen', 'ungeklaert');
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table shop_zahlungen`)
}
