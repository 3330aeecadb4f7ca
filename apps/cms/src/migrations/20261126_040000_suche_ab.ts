import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** From which day on the search finds an entry; the texts themselves are written at the start. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table suchtexte add column ab date`)
}

/** Finds entries before their day again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table suchtexte drop column ab`)
}
