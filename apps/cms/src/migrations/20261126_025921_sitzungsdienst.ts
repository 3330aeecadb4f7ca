import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "gremien_uebliche_tagesordnung" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"titel" varchar,
  	"oeffentlich" boolean DEFAULT false,
  	"unterpunkt" boolean DEFAULT false
  );
  
  CREATE TABLE "_gremien_v_version_uebliche_tagesordnung" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"titel" varchar,
  	"oeffentlich" boolean DEFAULT false,
  	"unterpunkt" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  ALTER TABLE "gremien" ADD COLUMN "uebliche_uhrzeit" varchar;
  ALTER TABLE "gremien" ADD COLUMN "ueblicher_ort" varchar;
  ALTER TABLE "_gremien_v" ADD COLUMN "version_uebliche_uhrzeit" varchar;
  ALTER TABLE "_gremien_v" ADD COLUMN "version_ueblicher_ort" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "ladungsfrist_tage" numeric;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_ladungsfrist_tage" numeric;
  ALTER TABLE "gremien_uebliche_tagesordnung" ADD CONSTRAINT "gremien_uebliche_tagesordnung_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gremien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gremien_v_version_uebliche_tagesordnung" ADD CONSTRAINT "_gremien_v_version_uebliche_tagesordnung_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gremien_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "gremien_uebliche_tagesordnung_order_idx" ON "gremien_uebliche_tagesordnung" USING btree ("_order");
  CREATE INDEX "gremien_uebliche_tagesordnung_parent_id_idx" ON "gremien_uebliche_tagesordnung" USING btree ("_parent_id");
  CREATE INDEX "_gremien_v_version_uebliche_tagesordnung_order_idx" ON "_gremien_v_version_uebliche_tagesordnung" USING btree ("_order");
  CREATE INDEX "_gremien_v_version_uebliche_tagesordnung_parent_id_idx" ON "_gremien_v_version_uebliche_tagesordnung" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "gremien_uebliche_tagesordnung" CASCADE;
  DROP TABLE "_gremien_v_version_uebliche_tagesordnung" CASCADE;
  ALTER TABLE "gremien" DROP COLUMN "uebliche_uhrzeit";
  ALTER TABLE "gremien" DROP COLUMN "ueblicher_ort";
  ALTER TABLE "_gremien_v" DROP COLUMN "version_uebliche_uhrzeit";
  ALTER TABLE "_gremien_v" DROP COLUMN "version_ueblicher_ort";
  ALTER TABLE "einstellungen" DROP COLUMN "ladungsfrist_tage";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_ladungsfrist_tage";`)
}
