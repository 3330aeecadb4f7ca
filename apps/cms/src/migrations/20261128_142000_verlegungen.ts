import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Since when an event is known to take place at another venue. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table shop_verlegungen (
      veranstaltung integer not null,
      ort text not null,
      am timestamptz not null default now(),
      primary key (veranstaltung, ort)
    )
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table shop_verlegungen`)
}
