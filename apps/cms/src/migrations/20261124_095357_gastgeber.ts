import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "einstellungen_gaeste_portal_parameter" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"wert" varchar NOT NULL
  );
  
  ALTER TABLE "stellplaetze" ADD COLUMN "hoehe_max" numeric;
  ALTER TABLE "stellplaetze" ADD COLUMN "gewicht_max" numeric;
  ALTER TABLE "stellplaetze" ADD COLUMN "ruhe_von" varchar;
  ALTER TABLE "stellplaetze" ADD COLUMN "ruhe_bis" varchar;
  ALTER TABLE "_stellplaetze_v" ADD COLUMN "version_hoehe_max" numeric;
  ALTER TABLE "_stellplaetze_v" ADD COLUMN "version_gewicht_max" numeric;
  ALTER TABLE "_stellplaetze_v" ADD COLUMN "version_ruhe_von" varchar;
  ALTER TABLE "_stellplaetze_v" ADD COLUMN "version_ruhe_bis" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "gaeste_kurtaxe_cent" numeric;
  ALTER TABLE "einstellungen" ADD COLUMN "gaeste_portal_url" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "gaeste_kurpark_koordinaten_breite" numeric;
  ALTER TABLE "einstellungen" ADD COLUMN "gaeste_kurpark_koordinaten_laenge" numeric;
  ALTER TABLE "einstellungen" ADD COLUMN "gaeste_bahnhof_koordinaten_breite" numeric;
  ALTER TABLE "einstellungen" ADD COLUMN "gaeste_bahnhof_koordinaten_laenge" numeric;
  ALTER TABLE "einstellungen_gaeste_portal_parameter" ADD CONSTRAINT "einstellungen_gaeste_portal_parameter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."einstellungen"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "einstellungen_gaeste_portal_parameter_order_idx" ON "einstellungen_gaeste_portal_parameter" USING btree ("_order");
  CREATE INDEX "einstellungen_gaeste_portal_parameter_parent_id_idx" ON "einstellungen_gaeste_portal_parameter" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "einstellungen_gaeste_portal_parameter" CASCADE;
  ALTER TABLE "stellplaetze" DROP COLUMN "hoehe_max";
  ALTER TABLE "stellplaetze" DROP COLUMN "gewicht_max";
  ALTER TABLE "stellplaetze" DROP COLUMN "ruhe_von";
  ALTER TABLE "stellplaetze" DROP COLUMN "ruhe_bis";
  ALTER TABLE "_stellplaetze_v" DROP COLUMN "version_hoehe_max";
  ALTER TABLE "_stellplaetze_v" DROP COLUMN "version_gewicht_max";
  ALTER TABLE "_stellplaetze_v" DROP COLUMN "version_ruhe_von";
  ALTER TABLE "_stellplaetze_v" DROP COLUMN "version_ruhe_bis";
  ALTER TABLE "einstellungen" DROP COLUMN "gaeste_kurtaxe_cent";
  ALTER TABLE "einstellungen" DROP COLUMN "gaeste_portal_url";
  ALTER TABLE "einstellungen" DROP COLUMN "gaeste_kurpark_koordinaten_breite";
  ALTER TABLE "einstellungen" DROP COLUMN "gaeste_kurpark_koordinaten_laenge";
  ALTER TABLE "einstellungen" DROP COLUMN "gaeste_bahnhof_koordinaten_breite";
  ALTER TABLE "einstellungen" DROP COLUMN "gaeste_bahnhof_koordinaten_laenge";`)
}
