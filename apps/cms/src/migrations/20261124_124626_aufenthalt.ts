import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pauschalen_anfrageart" AS ENUM('formular', 'email');
  CREATE TYPE "public"."enum__pauschalen_v_version_anfrageart" AS ENUM('formular', 'email');
  CREATE TYPE "public"."enum_fahrplaene_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fahrplaene_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fahrplaene_v_published_locale" AS ENUM('de', 'en');
  CREATE TABLE "fahrplaene" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"gueltig_von" timestamp(3) with time zone,
  	"gueltig_bis" timestamp(3) with time zone,
  	"jaehrlich" boolean DEFAULT false,
  	"fahrten" jsonb,
  	"ausnahmen" jsonb,
  	"erwachsene_cent" numeric DEFAULT 400,
  	"kinder_cent" numeric DEFAULT 250,
  	"familie_cent" numeric DEFAULT 750,
  	"nummer" numeric,
  	"geaendert_von_id" uuid,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"pruefung_durch_id" uuid,
  	"pruefung_von_id" uuid,
  	"pruefung_kommentar" varchar,
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_fahrplaene_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "fahrplaene_locales" (
  	"titel" varchar,
  	"hinweis" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_fahrplaene_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_gueltig_von" timestamp(3) with time zone,
  	"version_gueltig_bis" timestamp(3) with time zone,
  	"version_jaehrlich" boolean DEFAULT false,
  	"version_fahrten" jsonb,
  	"version_ausnahmen" jsonb,
  	"version_erwachsene_cent" numeric DEFAULT 400,
  	"version_kinder_cent" numeric DEFAULT 250,
  	"version_familie_cent" numeric DEFAULT 750,
  	"version_nummer" numeric,
  	"version_geaendert_von_id" uuid,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_pruefung_durch_id" uuid,
  	"version_pruefung_von_id" uuid,
  	"version_pruefung_kommentar" varchar,
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__fahrplaene_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__fahrplaene_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_fahrplaene_v_locales" (
  	"version_titel" varchar,
  	"version_hinweis" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "einstellungen_gaeste_portal_parameter" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"wert" varchar NOT NULL
  );
  
  CREATE TABLE "_einstellungen_v_version_gaeste_portal_parameter" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"wert" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "veranstaltungen" ADD COLUMN "besetzung" jsonb;
  ALTER TABLE "veranstaltungen" ADD COLUMN "saalplan_id" uuid;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_besetzung" jsonb;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_saalplan_id" uuid;
  ALTER TABLE "stellplaetze" ADD COLUMN "hoehe_max" numeric;
  ALTER TABLE "stellplaetze" ADD COLUMN "gewicht_max" numeric;
  ALTER TABLE "stellplaetze" ADD COLUMN "ruhe_von" varchar;
  ALTER TABLE "stellplaetze" ADD COLUMN "ruhe_bis" varchar;
  ALTER TABLE "_stellplaetze_v" ADD COLUMN "version_hoehe_max" numeric;
  ALTER TABLE "_stellplaetze_v" ADD COLUMN "version_gewicht_max" numeric;
  ALTER TABLE "_stellplaetze_v" ADD COLUMN "version_ruhe_von" varchar;
  ALTER TABLE "_stellplaetze_v" ADD COLUMN "version_ruhe_bis" varchar;
  ALTER TABLE "pauschalen" ADD COLUMN "jaehrlich" boolean DEFAULT false;
  ALTER TABLE "pauschalen" ADD COLUMN "jahr_von" numeric;
  ALTER TABLE "pauschalen" ADD COLUMN "jahr_bis" numeric;
  ALTER TABLE "pauschalen" ADD COLUMN "anfrageart" "enum_pauschalen_anfrageart" DEFAULT 'formular';
  ALTER TABLE "_pauschalen_v" ADD COLUMN "version_jaehrlich" boolean DEFAULT false;
  ALTER TABLE "_pauschalen_v" ADD COLUMN "version_jahr_von" numeric;
  ALTER TABLE "_pauschalen_v" ADD COLUMN "version_jahr_bis" numeric;
  ALTER TABLE "_pauschalen_v" ADD COLUMN "version_anfrageart" "enum__pauschalen_v_version_anfrageart" DEFAULT 'formular';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fahrplaene_id" uuid;
  ALTER TABLE "einstellungen" ADD COLUMN "gaeste_kurtaxe_cent" numeric;
  ALTER TABLE "einstellungen" ADD COLUMN "gaeste_portal_url" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "gaeste_kurpark_koordinaten_breite" numeric;
  ALTER TABLE "einstellungen" ADD COLUMN "gaeste_kurpark_koordinaten_laenge" numeric;
  ALTER TABLE "einstellungen" ADD COLUMN "gaeste_bahnhof_koordinaten_breite" numeric;
  ALTER TABLE "einstellungen" ADD COLUMN "gaeste_bahnhof_koordinaten_laenge" numeric;
  ALTER TABLE "einstellungen" ADD COLUMN "festival_email" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "festival_kasse" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "festival_adresse_strasse" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "festival_adresse_plz" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "festival_adresse_ort" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "festival_sommer_werktags_von" varchar DEFAULT '09:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_sommer_werktags_bis" varchar DEFAULT '17:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_sommer_wochenende_von" varchar DEFAULT '10:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_sommer_wochenende_bis" varchar DEFAULT '15:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_winter_werktags_von" varchar DEFAULT '09:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_winter_werktags_bis" varchar DEFAULT '17:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_winter_wochenende_von" varchar DEFAULT '10:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_winter_wochenende_bis" varchar DEFAULT '12:00';
  ALTER TABLE "einstellungen_locales" ADD COLUMN "festival_adresse_gebaeude" varchar;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_gaeste_kurtaxe_cent" numeric;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_gaeste_portal_url" varchar;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_gaeste_kurpark_koordinaten_breite" numeric;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_gaeste_kurpark_koordinaten_laenge" numeric;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_gaeste_bahnhof_koordinaten_breite" numeric;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_gaeste_bahnhof_koordinaten_laenge" numeric;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_festival_email" varchar;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_festival_kasse" varchar;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_festival_adresse_strasse" varchar;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_festival_adresse_plz" varchar;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_festival_adresse_ort" varchar;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_festival_sommer_werktags_von" varchar DEFAULT '09:00';
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_festival_sommer_werktags_bis" varchar DEFAULT '17:00';
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_festival_sommer_wochenende_von" varchar DEFAULT '10:00';
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_festival_sommer_wochenende_bis" varchar DEFAULT '15:00';
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_festival_winter_werktags_von" varchar DEFAULT '09:00';
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_festival_winter_werktags_bis" varchar DEFAULT '17:00';
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_festival_winter_wochenende_von" varchar DEFAULT '10:00';
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_festival_winter_wochenende_bis" varchar DEFAULT '12:00';
  ALTER TABLE "_einstellungen_v_locales" ADD COLUMN "version_festival_adresse_gebaeude" varchar;
  ALTER TABLE "fahrplaene" ADD CONSTRAINT "fahrplaene_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fahrplaene" ADD CONSTRAINT "fahrplaene_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fahrplaene" ADD CONSTRAINT "fahrplaene_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fahrplaene" ADD CONSTRAINT "fahrplaene_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fahrplaene_locales" ADD CONSTRAINT "fahrplaene_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fahrplaene"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fahrplaene_v" ADD CONSTRAINT "_fahrplaene_v_parent_id_fahrplaene_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fahrplaene"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fahrplaene_v" ADD CONSTRAINT "_fahrplaene_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fahrplaene_v" ADD CONSTRAINT "_fahrplaene_v_version_pruefung_durch_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_durch_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fahrplaene_v" ADD CONSTRAINT "_fahrplaene_v_version_pruefung_von_id_benutzer_id_fk" FOREIGN KEY ("version_pruefung_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fahrplaene_v" ADD CONSTRAINT "_fahrplaene_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fahrplaene_v_locales" ADD CONSTRAINT "_fahrplaene_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fahrplaene_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "einstellungen_gaeste_portal_parameter" ADD CONSTRAINT "einstellungen_gaeste_portal_parameter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."einstellungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_einstellungen_v_version_gaeste_portal_parameter" ADD CONSTRAINT "_einstellungen_v_version_gaeste_portal_parameter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_einstellungen_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "fahrplaene_gueltig_von_idx" ON "fahrplaene" USING btree ("gueltig_von");
  CREATE INDEX "fahrplaene_gueltig_bis_idx" ON "fahrplaene" USING btree ("gueltig_bis");
  CREATE UNIQUE INDEX "fahrplaene_nummer_idx" ON "fahrplaene" USING btree ("nummer");
  CREATE INDEX "fahrplaene_geaendert_von_idx" ON "fahrplaene" USING btree ("geaendert_von_id");
  CREATE INDEX "fahrplaene_bearbeitungsstand_idx" ON "fahrplaene" USING btree ("bearbeitungsstand");
  CREATE INDEX "fahrplaene_pruefung_durch_idx" ON "fahrplaene" USING btree ("pruefung_durch_id");
  CREATE INDEX "fahrplaene_pruefung_von_idx" ON "fahrplaene" USING btree ("pruefung_von_id");
  CREATE INDEX "fahrplaene_verantwortlich_idx" ON "fahrplaene" USING btree ("verantwortlich_id");
  CREATE INDEX "fahrplaene_pruefen_bis_idx" ON "fahrplaene" USING btree ("pruefen_bis");
  CREATE INDEX "fahrplaene_updated_at_idx" ON "fahrplaene" USING btree ("updated_at");
  CREATE INDEX "fahrplaene_created_at_idx" ON "fahrplaene" USING btree ("created_at");
  CREATE INDEX "fahrplaene_deleted_at_idx" ON "fahrplaene" USING btree ("deleted_at");
  CREATE INDEX "fahrplaene__status_idx" ON "fahrplaene" USING btree ("_status");
  CREATE UNIQUE INDEX "fahrplaene_locales_locale_parent_id_unique" ON "fahrplaene_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_fahrplaene_v_parent_idx" ON "_fahrplaene_v" USING btree ("parent_id");
  CREATE INDEX "_fahrplaene_v_version_version_gueltig_von_idx" ON "_fahrplaene_v" USING btree ("version_gueltig_von");
  CREATE INDEX "_fahrplaene_v_version_version_gueltig_bis_idx" ON "_fahrplaene_v" USING btree ("version_gueltig_bis");
  CREATE INDEX "_fahrplaene_v_version_version_nummer_idx" ON "_fahrplaene_v" USING btree ("version_nummer");
  CREATE INDEX "_fahrplaene_v_version_version_geaendert_von_idx" ON "_fahrplaene_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_fahrplaene_v_version_version_bearbeitungsstand_idx" ON "_fahrplaene_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_fahrplaene_v_version_version_pruefung_durch_idx" ON "_fahrplaene_v" USING btree ("version_pruefung_durch_id");
  CREATE INDEX "_fahrplaene_v_version_version_pruefung_von_idx" ON "_fahrplaene_v" USING btree ("version_pruefung_von_id");
  CREATE INDEX "_fahrplaene_v_version_version_verantwortlich_idx" ON "_fahrplaene_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_fahrplaene_v_version_version_pruefen_bis_idx" ON "_fahrplaene_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_fahrplaene_v_version_version_updated_at_idx" ON "_fahrplaene_v" USING btree ("version_updated_at");
  CREATE INDEX "_fahrplaene_v_version_version_created_at_idx" ON "_fahrplaene_v" USING btree ("version_created_at");
  CREATE INDEX "_fahrplaene_v_version_version_deleted_at_idx" ON "_fahrplaene_v" USING btree ("version_deleted_at");
  CREATE INDEX "_fahrplaene_v_version_version__status_idx" ON "_fahrplaene_v" USING btree ("version__status");
  CREATE INDEX "_fahrplaene_v_created_at_idx" ON "_fahrplaene_v" USING btree ("created_at");
  CREATE INDEX "_fahrplaene_v_updated_at_idx" ON "_fahrplaene_v" USING btree ("updated_at");
  CREATE INDEX "_fahrplaene_v_snapshot_idx" ON "_fahrplaene_v" USING btree ("snapshot");
  CREATE INDEX "_fahrplaene_v_published_locale_idx" ON "_fahrplaene_v" USING btree ("published_locale");
  CREATE INDEX "_fahrplaene_v_latest_idx" ON "_fahrplaene_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_fahrplaene_v_locales_locale_parent_id_unique" ON "_fahrplaene_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "einstellungen_gaeste_portal_parameter_order_idx" ON "einstellungen_gaeste_portal_parameter" USING btree ("_order");
  CREATE INDEX "einstellungen_gaeste_portal_parameter_parent_id_idx" ON "einstellungen_gaeste_portal_parameter" USING btree ("_parent_id");
  CREATE INDEX "_einstellungen_v_version_gaeste_portal_parameter_order_idx" ON "_einstellungen_v_version_gaeste_portal_parameter" USING btree ("_order");
  CREATE INDEX "_einstellungen_v_version_gaeste_portal_parameter_parent_id_idx" ON "_einstellungen_v_version_gaeste_portal_parameter" USING btree ("_parent_id");
  ALTER TABLE "veranstaltungen" ADD CONSTRAINT "veranstaltungen_saalplan_id_medien_id_fk" FOREIGN KEY ("saalplan_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v" ADD CONSTRAINT "_veranstaltungen_v_version_saalplan_id_medien_id_fk" FOREIGN KEY ("version_saalplan_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fahrplaene_fk" FOREIGN KEY ("fahrplaene_id") REFERENCES "public"."fahrplaene"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "veranstaltungen_saalplan_idx" ON "veranstaltungen" USING btree ("saalplan_id");
  CREATE INDEX "_veranstaltungen_v_version_version_saalplan_idx" ON "_veranstaltungen_v" USING btree ("version_saalplan_id");
  CREATE INDEX "payload_locked_documents_rels_fahrplaene_id_idx" ON "payload_locked_documents_rels" USING btree ("fahrplaene_id");
  CREATE SEQUENCE "nummer_fahrplaene" as integer;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fahrplaene" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fahrplaene_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fahrplaene_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fahrplaene_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "einstellungen_gaeste_portal_parameter" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_einstellungen_v_version_gaeste_portal_parameter" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "fahrplaene" CASCADE;
  DROP TABLE "fahrplaene_locales" CASCADE;
  DROP TABLE "_fahrplaene_v" CASCADE;
  DROP TABLE "_fahrplaene_v_locales" CASCADE;
  DROP TABLE "einstellungen_gaeste_portal_parameter" CASCADE;
  DROP TABLE "_einstellungen_v_version_gaeste_portal_parameter" CASCADE;
  ALTER TABLE "veranstaltungen" DROP CONSTRAINT "veranstaltungen_saalplan_id_medien_id_fk";
  
  ALTER TABLE "_veranstaltungen_v" DROP CONSTRAINT "_veranstaltungen_v_version_saalplan_id_medien_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fahrplaene_fk";
  
  DROP INDEX "veranstaltungen_saalplan_idx";
  DROP INDEX "_veranstaltungen_v_version_version_saalplan_idx";
  DROP INDEX "payload_locked_documents_rels_fahrplaene_id_idx";
  ALTER TABLE "veranstaltungen" DROP COLUMN "besetzung";
  ALTER TABLE "veranstaltungen" DROP COLUMN "saalplan_id";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_besetzung";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_saalplan_id";
  ALTER TABLE "stellplaetze" DROP COLUMN "hoehe_max";
  ALTER TABLE "stellplaetze" DROP COLUMN "gewicht_max";
  ALTER TABLE "stellplaetze" DROP COLUMN "ruhe_von";
  ALTER TABLE "stellplaetze" DROP COLUMN "ruhe_bis";
  ALTER TABLE "_stellplaetze_v" DROP COLUMN "version_hoehe_max";
  ALTER TABLE "_stellplaetze_v" DROP COLUMN "version_gewicht_max";
  ALTER TABLE "_stellplaetze_v" DROP COLUMN "version_ruhe_von";
  ALTER TABLE "_stellplaetze_v" DROP COLUMN "version_ruhe_bis";
  ALTER TABLE "pauschalen" DROP COLUMN "jaehrlich";
  ALTER TABLE "pauschalen" DROP COLUMN "jahr_von";
  ALTER TABLE "pauschalen" DROP COLUMN "jahr_bis";
  ALTER TABLE "pauschalen" DROP COLUMN "anfrageart";
  ALTER TABLE "_pauschalen_v" DROP COLUMN "version_jaehrlich";
  ALTER TABLE "_pauschalen_v" DROP COLUMN "version_jahr_von";
  ALTER TABLE "_pauschalen_v" DROP COLUMN "version_jahr_bis";
  ALTER TABLE "_pauschalen_v" DROP COLUMN "version_anfrageart";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fahrplaene_id";
  ALTER TABLE "einstellungen" DROP COLUMN "gaeste_kurtaxe_cent";
  ALTER TABLE "einstellungen" DROP COLUMN "gaeste_portal_url";
  ALTER TABLE "einstellungen" DROP COLUMN "gaeste_kurpark_koordinaten_breite";
  ALTER TABLE "einstellungen" DROP COLUMN "gaeste_kurpark_koordinaten_laenge";
  ALTER TABLE "einstellungen" DROP COLUMN "gaeste_bahnhof_koordinaten_breite";
  ALTER TABLE "einstellungen" DROP COLUMN "gaeste_bahnhof_koordinaten_laenge";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_email";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_kasse";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_adresse_strasse";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_adresse_plz";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_adresse_ort";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_sommer_werktags_von";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_sommer_werktags_bis";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_sommer_wochenende_von";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_sommer_wochenende_bis";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_winter_werktags_von";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_winter_werktags_bis";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_winter_wochenende_von";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_winter_wochenende_bis";
  ALTER TABLE "einstellungen_locales" DROP COLUMN "festival_adresse_gebaeude";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_gaeste_kurtaxe_cent";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_gaeste_portal_url";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_gaeste_kurpark_koordinaten_breite";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_gaeste_kurpark_koordinaten_laenge";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_gaeste_bahnhof_koordinaten_breite";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_gaeste_bahnhof_koordinaten_laenge";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_festival_email";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_festival_kasse";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_festival_adresse_strasse";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_festival_adresse_plz";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_festival_adresse_ort";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_festival_sommer_werktags_von";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_festival_sommer_werktags_bis";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_festival_sommer_wochenende_von";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_festival_sommer_wochenende_bis";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_festival_winter_werktags_von";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_festival_winter_werktags_bis";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_festival_winter_wochenende_von";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_festival_winter_wochenende_bis";
  ALTER TABLE "_einstellungen_v_locales" DROP COLUMN "version_festival_adresse_gebaeude";
  DROP TYPE "public"."enum_pauschalen_anfrageart";
  DROP TYPE "public"."enum__pauschalen_v_version_anfrageart";
  DROP TYPE "public"."enum_fahrplaene_status";
  DROP TYPE "public"."enum__fahrplaene_v_version_status";
  DROP TYPE "public"."enum__fahrplaene_v_published_locale";
  DROP SEQUENCE "nummer_fahrplaene";`)
}
