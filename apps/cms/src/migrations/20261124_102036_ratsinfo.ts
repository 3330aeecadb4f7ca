import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sitzungen_anwesenheit" AS ENUM('anwesend', 'entschuldigt', 'abwesend');
  CREATE TYPE "public"."enum_sitzungen_leserkreis" AS ENUM('rat', 'gremium');
  CREATE TYPE "public"."enum_sitzungen_niederschrift" AS ENUM('offen', 'entwurf', 'genehmigt', 'oeffentlich');
  CREATE TYPE "public"."enum_vorlagen_zweck" AS ENUM('vorberatung', 'entscheidung', 'kenntnisnahme', 'anhoerung');
  CREATE TYPE "public"."enum_vorlagen_art" AS ENUM('beschlussvorlage', 'informationsvorlage', 'antrag', 'anfrage', 'bericht');
  CREATE TYPE "public"."enum_vorlagen_leserkreis" AS ENUM('rat', 'gremium');
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'sitzungen';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'vorlagen';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'gremien';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'raete';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'sitzungen';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'vorlagen';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'gremien';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'raete';
  CREATE TABLE "sitzungen_teilnahme" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"rat_id" uuid,
  	"anwesenheit" "enum_sitzungen_anwesenheit" DEFAULT 'anwesend'
  );
  
  CREATE TABLE "_sitzungen_v_version_teilnahme" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"rat_id" uuid,
  	"anwesenheit" "enum_sitzungen_anwesenheit" DEFAULT 'anwesend',
  	"_uuid" varchar
  );
  
  CREATE TABLE "vorlagen_fassungen" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"abgeloest_am" timestamp(3) with time zone,
  	"grund" varchar
  );
  
  CREATE TABLE "vorlagen_beratungsfolge" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"gremium_id" uuid,
  	"zweck" "enum_vorlagen_zweck" DEFAULT 'vorberatung'
  );
  
  CREATE TABLE "_vorlagen_v_version_fassungen" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"abgeloest_am" timestamp(3) with time zone,
  	"grund" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vorlagen_v_version_beratungsfolge" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"gremium_id" uuid,
  	"zweck" "enum_vorlagen_zweck" DEFAULT 'vorberatung',
  	"_uuid" varchar
  );
  
  ALTER TABLE "sitzungen" ADD COLUMN "leserkreis" "enum_sitzungen_leserkreis" DEFAULT 'rat';
  ALTER TABLE "sitzungen" ADD COLUMN "niederschrift" "enum_sitzungen_niederschrift" DEFAULT 'offen';
  ALTER TABLE "sitzungen" ADD COLUMN "genehmigt_am" timestamp(3) with time zone;
  ALTER TABLE "sitzungen" ADD COLUMN "eigene_nummern" boolean DEFAULT false;
  ALTER TABLE "_sitzungen_v" ADD COLUMN "version_leserkreis" "enum_sitzungen_leserkreis" DEFAULT 'rat';
  ALTER TABLE "_sitzungen_v" ADD COLUMN "version_niederschrift" "enum_sitzungen_niederschrift" DEFAULT 'offen';
  ALTER TABLE "_sitzungen_v" ADD COLUMN "version_genehmigt_am" timestamp(3) with time zone;
  ALTER TABLE "_sitzungen_v" ADD COLUMN "version_eigene_nummern" boolean DEFAULT false;
  ALTER TABLE "vorlagen" ADD COLUMN "art" "enum_vorlagen_art" DEFAULT 'beschlussvorlage';
  ALTER TABLE "vorlagen" ADD COLUMN "datum" timestamp(3) with time zone;
  ALTER TABLE "vorlagen" ADD COLUMN "oeffentlich_ab" timestamp(3) with time zone;
  ALTER TABLE "vorlagen" ADD COLUMN "leserkreis" "enum_vorlagen_leserkreis" DEFAULT 'rat';
  ALTER TABLE "vorlagen" ADD COLUMN "zurueckgezogen_am" timestamp(3) with time zone;
  ALTER TABLE "vorlagen" ADD COLUMN "zurueckgezogen_grund" varchar;
  ALTER TABLE "_vorlagen_v" ADD COLUMN "version_art" "enum_vorlagen_art" DEFAULT 'beschlussvorlage';
  ALTER TABLE "_vorlagen_v" ADD COLUMN "version_datum" timestamp(3) with time zone;
  ALTER TABLE "_vorlagen_v" ADD COLUMN "version_oeffentlich_ab" timestamp(3) with time zone;
  ALTER TABLE "_vorlagen_v" ADD COLUMN "version_leserkreis" "enum_vorlagen_leserkreis" DEFAULT 'rat';
  ALTER TABLE "_vorlagen_v" ADD COLUMN "version_zurueckgezogen_am" timestamp(3) with time zone;
  ALTER TABLE "_vorlagen_v" ADD COLUMN "version_zurueckgezogen_grund" varchar;
  ALTER TABLE "gremien_mitglieder" ADD COLUMN "von" timestamp(3) with time zone;
  ALTER TABLE "gremien_mitglieder" ADD COLUMN "bis" timestamp(3) with time zone;
  ALTER TABLE "_gremien_v_version_mitglieder" ADD COLUMN "von" timestamp(3) with time zone;
  ALTER TABLE "_gremien_v_version_mitglieder" ADD COLUMN "bis" timestamp(3) with time zone;
  ALTER TABLE "sitzungen_teilnahme" ADD CONSTRAINT "sitzungen_teilnahme_rat_id_raete_id_fk" FOREIGN KEY ("rat_id") REFERENCES "public"."raete"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sitzungen_teilnahme" ADD CONSTRAINT "sitzungen_teilnahme_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sitzungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sitzungen_v_version_teilnahme" ADD CONSTRAINT "_sitzungen_v_version_teilnahme_rat_id_raete_id_fk" FOREIGN KEY ("rat_id") REFERENCES "public"."raete"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sitzungen_v_version_teilnahme" ADD CONSTRAINT "_sitzungen_v_version_teilnahme_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sitzungen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vorlagen_fassungen" ADD CONSTRAINT "vorlagen_fassungen_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vorlagen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vorlagen_beratungsfolge" ADD CONSTRAINT "vorlagen_beratungsfolge_gremium_id_gremien_id_fk" FOREIGN KEY ("gremium_id") REFERENCES "public"."gremien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vorlagen_beratungsfolge" ADD CONSTRAINT "vorlagen_beratungsfolge_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vorlagen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vorlagen_v_version_fassungen" ADD CONSTRAINT "_vorlagen_v_version_fassungen_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vorlagen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vorlagen_v_version_beratungsfolge" ADD CONSTRAINT "_vorlagen_v_version_beratungsfolge_gremium_id_gremien_id_fk" FOREIGN KEY ("gremium_id") REFERENCES "public"."gremien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vorlagen_v_version_beratungsfolge" ADD CONSTRAINT "_vorlagen_v_version_beratungsfolge_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vorlagen_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sitzungen_teilnahme_order_idx" ON "sitzungen_teilnahme" USING btree ("_order");
  CREATE INDEX "sitzungen_teilnahme_parent_id_idx" ON "sitzungen_teilnahme" USING btree ("_parent_id");
  CREATE INDEX "sitzungen_teilnahme_rat_idx" ON "sitzungen_teilnahme" USING btree ("rat_id");
  CREATE INDEX "_sitzungen_v_version_teilnahme_order_idx" ON "_sitzungen_v_version_teilnahme" USING btree ("_order");
  CREATE INDEX "_sitzungen_v_version_teilnahme_parent_id_idx" ON "_sitzungen_v_version_teilnahme" USING btree ("_parent_id");
  CREATE INDEX "_sitzungen_v_version_teilnahme_rat_idx" ON "_sitzungen_v_version_teilnahme" USING btree ("rat_id");
  CREATE INDEX "vorlagen_fassungen_order_idx" ON "vorlagen_fassungen" USING btree ("_order");
  CREATE INDEX "vorlagen_fassungen_parent_id_idx" ON "vorlagen_fassungen" USING btree ("_parent_id");
  CREATE INDEX "vorlagen_fassungen_abgeloest_am_idx" ON "vorlagen_fassungen" USING btree ("abgeloest_am");
  CREATE INDEX "vorlagen_beratungsfolge_order_idx" ON "vorlagen_beratungsfolge" USING btree ("_order");
  CREATE INDEX "vorlagen_beratungsfolge_parent_id_idx" ON "vorlagen_beratungsfolge" USING btree ("_parent_id");
  CREATE INDEX "vorlagen_beratungsfolge_gremium_idx" ON "vorlagen_beratungsfolge" USING btree ("gremium_id");
  CREATE INDEX "_vorlagen_v_version_fassungen_order_idx" ON "_vorlagen_v_version_fassungen" USING btree ("_order");
  CREATE INDEX "_vorlagen_v_version_fassungen_parent_id_idx" ON "_vorlagen_v_version_fassungen" USING btree ("_parent_id");
  CREATE INDEX "_vorlagen_v_version_fassungen_abgeloest_am_idx" ON "_vorlagen_v_version_fassungen" USING btree ("abgeloest_am");
  CREATE INDEX "_vorlagen_v_version_beratungsfolge_order_idx" ON "_vorlagen_v_version_beratungsfolge" USING btree ("_order");
  CREATE INDEX "_vorlagen_v_version_beratungsfolge_parent_id_idx" ON "_vorlagen_v_version_beratungsfolge" USING btree ("_parent_id");
  CREATE INDEX "_vorlagen_v_version_beratungsfolge_gremium_idx" ON "_vorlagen_v_version_beratungsfolge" USING btree ("gremium_id");
  CREATE INDEX "sitzungen_genehmigt_am_idx" ON "sitzungen" USING btree ("genehmigt_am");
  CREATE INDEX "_sitzungen_v_version_version_genehmigt_am_idx" ON "_sitzungen_v" USING btree ("version_genehmigt_am");
  CREATE INDEX "vorlagen_datum_idx" ON "vorlagen" USING btree ("datum");
  CREATE INDEX "vorlagen_zurueckgezogen_am_idx" ON "vorlagen" USING btree ("zurueckgezogen_am");
  CREATE INDEX "_vorlagen_v_version_version_datum_idx" ON "_vorlagen_v" USING btree ("version_datum");
  CREATE INDEX "_vorlagen_v_version_version_zurueckgezogen_am_idx" ON "_vorlagen_v" USING btree ("version_zurueckgezogen_am");
  CREATE INDEX "gremien_mitglieder_von_idx" ON "gremien_mitglieder" USING btree ("von");
  CREATE INDEX "gremien_mitglieder_bis_idx" ON "gremien_mitglieder" USING btree ("bis");
  CREATE INDEX "_gremien_v_version_mitglieder_von_idx" ON "_gremien_v_version_mitglieder" USING btree ("von");
  CREATE INDEX "_gremien_v_version_mitglieder_bis_idx" ON "_gremien_v_version_mitglieder" USING btree ("bis");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sitzungen_teilnahme" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sitzungen_v_version_teilnahme" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vorlagen_fassungen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vorlagen_beratungsfolge" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vorlagen_v_version_fassungen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vorlagen_v_version_beratungsfolge" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sitzungen_teilnahme" CASCADE;
  DROP TABLE "_sitzungen_v_version_teilnahme" CASCADE;
  DROP TABLE "vorlagen_fassungen" CASCADE;
  DROP TABLE "vorlagen_beratungsfolge" CASCADE;
  DROP TABLE "_vorlagen_v_version_fassungen" CASCADE;
  DROP TABLE "_vorlagen_v_version_beratungsfolge" CASCADE;
  ALTER TABLE "seiten" ALTER COLUMN "detailseite_fuer" SET DATA TYPE text;
  DROP TYPE "public"."enum_seiten_detailseite_fuer";
  CREATE TYPE "public"."enum_seiten_detailseite_fuer" AS ENUM('veranstaltungen', 'aktuelles', 'aemter', 'baugebiete', 'schwarzes_brett', 'galerien', 'pois', 'touren', 'mitarbeiter', 'bekanntmachungen', 'brancheneintraege', 'unterkuenfte', 'shop_artikel', 'wegweiser_verfahren', 'lebenslagen');
  ALTER TABLE "seiten" ALTER COLUMN "detailseite_fuer" SET DATA TYPE "public"."enum_seiten_detailseite_fuer" USING "detailseite_fuer"::"public"."enum_seiten_detailseite_fuer";
  ALTER TABLE "_seiten_v" ALTER COLUMN "version_detailseite_fuer" SET DATA TYPE text;
  DROP TYPE "public"."enum__seiten_v_version_detailseite_fuer";
  CREATE TYPE "public"."enum__seiten_v_version_detailseite_fuer" AS ENUM('veranstaltungen', 'aktuelles', 'aemter', 'baugebiete', 'schwarzes_brett', 'galerien', 'pois', 'touren', 'mitarbeiter', 'bekanntmachungen', 'brancheneintraege', 'unterkuenfte', 'shop_artikel', 'wegweiser_verfahren', 'lebenslagen');
  ALTER TABLE "_seiten_v" ALTER COLUMN "version_detailseite_fuer" SET DATA TYPE "public"."enum__seiten_v_version_detailseite_fuer" USING "version_detailseite_fuer"::"public"."enum__seiten_v_version_detailseite_fuer";
  DROP INDEX "sitzungen_genehmigt_am_idx";
  DROP INDEX "_sitzungen_v_version_version_genehmigt_am_idx";
  DROP INDEX "vorlagen_datum_idx";
  DROP INDEX "vorlagen_zurueckgezogen_am_idx";
  DROP INDEX "_vorlagen_v_version_version_datum_idx";
  DROP INDEX "_vorlagen_v_version_version_zurueckgezogen_am_idx";
  DROP INDEX "gremien_mitglieder_von_idx";
  DROP INDEX "gremien_mitglieder_bis_idx";
  DROP INDEX "_gremien_v_version_mitglieder_von_idx";
  DROP INDEX "_gremien_v_version_mitglieder_bis_idx";
  ALTER TABLE "sitzungen" DROP COLUMN "leserkreis";
  ALTER TABLE "sitzungen" DROP COLUMN "niederschrift";
  ALTER TABLE "sitzungen" DROP COLUMN "genehmigt_am";
  ALTER TABLE "sitzungen" DROP COLUMN "eigene_nummern";
  ALTER TABLE "_sitzungen_v" DROP COLUMN "version_leserkreis";
  ALTER TABLE "_sitzungen_v" DROP COLUMN "version_niederschrift";
  ALTER TABLE "_sitzungen_v" DROP COLUMN "version_genehmigt_am";
  ALTER TABLE "_sitzungen_v" DROP COLUMN "version_eigene_nummern";
  ALTER TABLE "vorlagen" DROP COLUMN "art";
  ALTER TABLE "vorlagen" DROP COLUMN "datum";
  ALTER TABLE "vorlagen" DROP COLUMN "oeffentlich_ab";
  ALTER TABLE "vorlagen" DROP COLUMN "leserkreis";
  ALTER TABLE "vorlagen" DROP COLUMN "zurueckgezogen_am";
  ALTER TABLE "vorlagen" DROP COLUMN "zurueckgezogen_grund";
  ALTER TABLE "_vorlagen_v" DROP COLUMN "version_art";
  ALTER TABLE "_vorlagen_v" DROP COLUMN "version_datum";
  ALTER TABLE "_vorlagen_v" DROP COLUMN "version_oeffentlich_ab";
  ALTER TABLE "_vorlagen_v" DROP COLUMN "version_leserkreis";
  ALTER TABLE "_vorlagen_v" DROP COLUMN "version_zurueckgezogen_am";
  ALTER TABLE "_vorlagen_v" DROP COLUMN "version_zurueckgezogen_grund";
  ALTER TABLE "gremien_mitglieder" DROP COLUMN "von";
  ALTER TABLE "gremien_mitglieder" DROP COLUMN "bis";
  ALTER TABLE "_gremien_v_version_mitglieder" DROP COLUMN "von";
  ALTER TABLE "_gremien_v_version_mitglieder" DROP COLUMN "bis";
  DROP TYPE "public"."enum_sitzungen_anwesenheit";
  DROP TYPE "public"."enum_sitzungen_leserkreis";
  DROP TYPE "public"."enum_sitzungen_niederschrift";
  DROP TYPE "public"."enum_vorlagen_zweck";
  DROP TYPE "public"."enum_vorlagen_art";
  DROP TYPE "public"."enum_vorlagen_leserkreis";`)
}
