import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Sums of visits by day, and the deliveries that they came with, so that each counts once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table besuche (
      tag date not null,
      art text not null check (art in ('seite', 'herkunft', 'suche', 'fehlt')),
      was text not null,
      zusatz text not null,
      anzahl bigint not null check (anzahl > 0),
      primary key (tag, art, was, zusatz)
    );
    create index besuche_art on besuche (art, tag);
    create table besuche_lieferungen (
      kennung uuid primary key,
      am timestamptz not null default now()
    );
  `)
}

/** Takes them away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table besuche_lieferungen; drop table besuche`)
}
