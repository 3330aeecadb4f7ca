import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_einstellungen_offene_daten_lizenz" AS ENUM('dl-zero-de/2.0', 'dl-by-de/2.0', 'cc-zero', 'cc-by/4.0');
  ALTER TABLE "einstellungen" ADD COLUMN "offene_daten_lizenz" "enum_einstellungen_offene_daten_lizenz";
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_offene_daten_lizenz" "enum_einstellungen_offene_daten_lizenz";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "einstellungen" DROP COLUMN "offene_daten_lizenz";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_offene_daten_lizenz";
  DROP TYPE "public"."enum_einstellungen_offene_daten_lizenz";`)
}
