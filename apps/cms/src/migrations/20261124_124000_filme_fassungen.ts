import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Versions of films keep what the films themselves do. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "_medien_v" ADD COLUMN IF NOT EXISTS "version_film_dauer" numeric;
  ALTER TABLE "_medien_v" ADD COLUMN IF NOT EXISTS "version_film_ton" boolean;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "_medien_v" DROP COLUMN IF EXISTS "version_film_dauer";
  ALTER TABLE "_medien_v" DROP COLUMN IF EXISTS "version_film_ton";`)
}
