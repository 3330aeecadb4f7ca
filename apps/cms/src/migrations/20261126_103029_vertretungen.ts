import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who stands in for a member at a meeting, and on which days they read its papers. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sitzungen_teilnahme" ADD COLUMN "vertretung_id" uuid;
  ALTER TABLE "sitzungen_teilnahme" ADD COLUMN "vertretung_von" timestamp(3) with time zone;
  ALTER TABLE "sitzungen_teilnahme" ADD COLUMN "vertretung_bis" timestamp(3) with time zone;
  ALTER TABLE "_sitzungen_v_version_teilnahme" ADD COLUMN "vertretung_id" uuid;
  ALTER TABLE "_sitzungen_v_version_teilnahme" ADD COLUMN "vertretung_von" timestamp(3) with time zone;
  ALTER TABLE "_sitzungen_v_version_teilnahme" ADD COLUMN "vertretung_bis" timestamp(3) with time zone;
  ALTER TABLE "sitzungen_teilnahme" ADD CONSTRAINT "sitzungen_teilnahme_vertretung_id_raete_id_fk" FOREIGN KEY ("vertretung_id") REFERENCES "public"."raete"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sitzungen_v_version_teilnahme" ADD CONSTRAINT "_sitzungen_v_version_teilnahme_vertretung_id_raete_id_fk" FOREIGN KEY ("vertretung_id") REFERENCES "public"."raete"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sitzungen_teilnahme_vertretung_idx" ON "sitzungen_teilnahme" USING btree ("vertretung_id");
  CREATE INDEX "sitzungen_teilnahme_vertretung_von_idx" ON "sitzungen_teilnahme" USING btree ("vertretung_von");
  CREATE INDEX "sitzungen_teilnahme_vertretung_bis_idx" ON "sitzungen_teilnahme" USING btree ("vertretung_bis");
  CREATE INDEX "_sitzungen_v_version_teilnahme_vertretung_idx" ON "_sitzungen_v_version_teilnahme" USING btree ("vertretung_id");
  CREATE INDEX "_sitzungen_v_version_teilnahme_vertretung_von_idx" ON "_sitzungen_v_version_teilnahme" USING btree ("vertretung_von");
  CREATE INDEX "_sitzungen_v_version_teilnahme_vertretung_bis_idx" ON "_sitzungen_v_version_teilnahme" USING btree ("vertretung_bis");`)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sitzungen_teilnahme" DROP CONSTRAINT "sitzungen_teilnahme_vertretung_id_raete_id_fk";
  
  ALTER TABLE "_sitzungen_v_version_teilnahme" DROP CONSTRAINT "_sitzungen_v_version_teilnahme_vertretung_id_raete_id_fk";
  
  DROP INDEX "sitzungen_teilnahme_vertretung_idx";
  DROP INDEX "sitzungen_teilnahme_vertretung_von_idx";
  DROP INDEX "sitzungen_teilnahme_vertretung_bis_idx";
  DROP INDEX "_sitzungen_v_version_teilnahme_vertretung_idx";
  DROP INDEX "_sitzungen_v_version_teilnahme_vertretung_von_idx";
  DROP INDEX "_sitzungen_v_version_teilnahme_vertretung_bis_idx";
  ALTER TABLE "sitzungen_teilnahme" DROP COLUMN "vertretung_id";
  ALTER TABLE "sitzungen_teilnahme" DROP COLUMN "vertretung_von";
  ALTER TABLE "sitzungen_teilnahme" DROP COLUMN "vertretung_bis";
  ALTER TABLE "_sitzungen_v_version_teilnahme" DROP COLUMN "vertretung_id";
  ALTER TABLE "_sitzungen_v_version_teilnahme" DROP COLUMN "vertretung_von";
  ALTER TABLE "_sitzungen_v_version_teilnahme" DROP COLUMN "vertretung_bis";`)
}
