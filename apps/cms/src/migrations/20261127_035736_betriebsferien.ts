import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "unterkuenfte" ADD COLUMN "schliesstage" jsonb;
  ALTER TABLE "_unterkuenfte_v" ADD COLUMN "version_schliesstage" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "unterkuenfte" DROP COLUMN "schliesstage";
  ALTER TABLE "_unterkuenfte_v" DROP COLUMN "version_schliesstage";`)
}
