import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who was let in with which ticket: a ticket itself is kept nowhere, it follows from its order. The
 * key lets each in once, at whatever door.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table shop_einlass (
      bestellung uuid not null references bestellungen (id) on delete cascade,
      zeile integer not null,
      stueck integer not null,
      veranstaltung integer not null,
      wer text not null,
      am timestamptz not null default now(),
      primary key (bestellung, zeile, stueck)
    );
    create index shop_einlass_veranstaltung on shop_einlass (veranstaltung);
    -- Events that orders have tickets for: the door counts them, the job tells their holders.
    create index bestellungen_eintritt on bestellungen using gin (
      jsonb_path_query_array(positionen, '$[*].eintritt ? (@ != null)')) with (fastupdate = off);
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index bestellungen_eintritt; drop table shop_einlass`)
}
