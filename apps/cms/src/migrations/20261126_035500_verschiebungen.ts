import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Since when an event is known to be on another day; an empty one while nobody knows which. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table shop_verschiebungen (
      veranstaltung integer not null,
      tag text not null,
      am timestamptz not null default now(),
      primary key (veranstaltung, tag)
    )
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table shop_verschiebungen`)
}
