import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "veranstaltungen" ADD COLUMN "besetzung" jsonb;
  ALTER TABLE "veranstaltungen" ADD COLUMN "saalplan_id" uuid;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_besetzung" jsonb;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_saalplan_id" uuid;
  ALTER TABLE "einstellungen" ADD COLUMN "festival_kasse" varchar;
  ALTER TABLE "veranstaltungen" ADD CONSTRAINT "veranstaltungen_saalplan_id_medien_id_fk" FOREIGN KEY ("saalplan_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v" ADD CONSTRAINT "_veranstaltungen_v_version_saalplan_id_medien_id_fk" FOREIGN KEY ("version_saalplan_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "veranstaltungen_saalplan_idx" ON "veranstaltungen" USING btree ("saalplan_id");
  CREATE INDEX "_veranstaltungen_v_version_version_saalplan_idx" ON "_veranstaltungen_v" USING btree ("version_saalplan_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "veranstaltungen" DROP CONSTRAINT "veranstaltungen_saalplan_id_medien_id_fk";
  
  ALTER TABLE "_veranstaltungen_v" DROP CONSTRAINT "_veranstaltungen_v_version_saalplan_id_medien_id_fk";
  
  DROP INDEX "veranstaltungen_saalplan_idx";
  DROP INDEX "_veranstaltungen_v_version_version_saalplan_idx";
  ALTER TABLE "veranstaltungen" DROP COLUMN "besetzung";
  ALTER TABLE "veranstaltungen" DROP COLUMN "saalplan_id";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_besetzung";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_saalplan_id";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_kasse";`)
}
