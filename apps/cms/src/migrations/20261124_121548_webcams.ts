import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "webcams" ADD COLUMN "standbild_url" varchar;
  ALTER TABLE "webcams" ADD COLUMN "abstand" numeric DEFAULT 10;
  ALTER TABLE "webcams" ADD COLUMN "hoechstalter" numeric DEFAULT 60;
  ALTER TABLE "webcams" ADD COLUMN "aufbewahren" numeric DEFAULT 2;
  ALTER TABLE "_webcams_v" ADD COLUMN "version_standbild_url" varchar;
  ALTER TABLE "_webcams_v" ADD COLUMN "version_abstand" numeric DEFAULT 10;
  ALTER TABLE "_webcams_v" ADD COLUMN "version_hoechstalter" numeric DEFAULT 60;
  ALTER TABLE "_webcams_v" ADD COLUMN "version_aufbewahren" numeric DEFAULT 2;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "webcams" DROP COLUMN "standbild_url";
  ALTER TABLE "webcams" DROP COLUMN "abstand";
  ALTER TABLE "webcams" DROP COLUMN "hoechstalter";
  ALTER TABLE "webcams" DROP COLUMN "aufbewahren";
  ALTER TABLE "_webcams_v" DROP COLUMN "version_standbild_url";
  ALTER TABLE "_webcams_v" DROP COLUMN "version_abstand";
  ALTER TABLE "_webcams_v" DROP COLUMN "version_hoechstalter";
  ALTER TABLE "_webcams_v" DROP COLUMN "version_aufbewahren";`)
}
