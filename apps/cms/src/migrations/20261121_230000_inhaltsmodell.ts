import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_rubriken_art" AS ENUM('veranstaltungen', 'branchen', 'shop');
  CREATE TYPE "public"."enum_brancheneintraege_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brancheneintraege_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brancheneintraege_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_medien_lizenz" AS ENUM('eigene-aufnahme', 'nutzungsrecht', 'gemeinfrei', 'cc0', 'cc-by', 'cc-by-sa', 'cc-by-nd');
  CREATE TABLE "brancheneintraege" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bild_id" uuid,
  	"kontakt_telefon" varchar,
  	"kontakt_email" varchar,
  	"kontakt_link" varchar,
  	"kontakt_linktext" varchar,
  	"adresse_gebaeude" varchar,
  	"adresse_strasse" varchar,
  	"adresse_plz" varchar,
  	"adresse_ort" varchar,
  	"zeige_adresse" boolean DEFAULT true,
  	"koordinaten_breite" numeric,
  	"koordinaten_laenge" numeric,
  	"links" jsonb,
  	"oeffnungszeiten_strukturiert" jsonb,
  	"barrierefrei_stufenlos" boolean DEFAULT false,
  	"barrierefrei_toilette" boolean DEFAULT false,
  	"barrierefrei_aufzug" boolean DEFAULT false,
  	"barrierefrei_parkplatz" boolean DEFAULT false,
  	"barrierefrei_hoeranlage" boolean DEFAULT false,
  	"barrierefrei_assistenzhund" boolean DEFAULT false,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_brancheneintraege_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "brancheneintraege_locales" (
  	"titel" varchar,
  	"spezialisierung" varchar,
  	"text" jsonb,
  	"text_gastronomie" jsonb,
  	"barrierefrei_hinweis" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "brancheneintraege_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "brancheneintraege_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"medien_id" uuid,
  	"rubriken_id" uuid
  );
  
  CREATE TABLE "_brancheneintraege_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_bild_id" uuid,
  	"version_kontakt_telefon" varchar,
  	"version_kontakt_email" varchar,
  	"version_kontakt_link" varchar,
  	"version_kontakt_linktext" varchar,
  	"version_adresse_gebaeude" varchar,
  	"version_adresse_strasse" varchar,
  	"version_adresse_plz" varchar,
  	"version_adresse_ort" varchar,
  	"version_zeige_adresse" boolean DEFAULT true,
  	"version_koordinaten_breite" numeric,
  	"version_koordinaten_laenge" numeric,
  	"version_links" jsonb,
  	"version_oeffnungszeiten_strukturiert" jsonb,
  	"version_barrierefrei_stufenlos" boolean DEFAULT false,
  	"version_barrierefrei_toilette" boolean DEFAULT false,
  	"version_barrierefrei_aufzug" boolean DEFAULT false,
  	"version_barrierefrei_parkplatz" boolean DEFAULT false,
  	"version_barrierefrei_hoeranlage" boolean DEFAULT false,
  	"version_barrierefrei_assistenzhund" boolean DEFAULT false,
  	"version_nummer" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__brancheneintraege_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brancheneintraege_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_brancheneintraege_v_locales" (
  	"version_titel" varchar,
  	"version_spezialisierung" varchar,
  	"version_text" jsonb,
  	"version_text_gastronomie" jsonb,
  	"version_barrierefrei_hinweis" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_brancheneintraege_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_brancheneintraege_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"medien_id" uuid,
  	"rubriken_id" uuid
  );
  
  CREATE TABLE "medien_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "benutzer_rollen" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_benutzer_rolle",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  ALTER TABLE "benutzer_rollen" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_benutzer_rolle";
  CREATE TYPE "public"."enum_benutzer_rolle" AS ENUM('administration', 'tourismus', 'rathaus', 'festival', 'rat-verwaltung', 'intranet-redaktion', 'autor');
  ALTER TABLE "benutzer_rollen" ALTER COLUMN "value" SET DATA TYPE "public"."enum_benutzer_rolle" USING "value"::"public"."enum_benutzer_rolle";
  ALTER TABLE "seiten_locales" ADD COLUMN "seitenleiste" jsonb;
  ALTER TABLE "_seiten_v_locales" ADD COLUMN "version_seitenleiste" jsonb;
  ALTER TABLE "rubriken" ADD COLUMN "art" "enum_rubriken_art" DEFAULT 'veranstaltungen' NOT NULL;
  ALTER TABLE "medien" ADD COLUMN "titel" varchar;
  ALTER TABLE "medien" ADD COLUMN "urheber" varchar;
  ALTER TABLE "medien" ADD COLUMN "lizenz" "enum_medien_lizenz";
  ALTER TABLE "medien" ADD COLUMN "quelle" varchar;
  ALTER TABLE "medien" ADD COLUMN "nutzung_bis" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "brancheneintraege_id" uuid;
  ALTER TABLE "brancheneintraege" ADD CONSTRAINT "brancheneintraege_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brancheneintraege_locales" ADD CONSTRAINT "brancheneintraege_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brancheneintraege_texts" ADD CONSTRAINT "brancheneintraege_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brancheneintraege_rels" ADD CONSTRAINT "brancheneintraege_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brancheneintraege_rels" ADD CONSTRAINT "brancheneintraege_rels_medien_fk" FOREIGN KEY ("medien_id") REFERENCES "public"."medien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brancheneintraege_rels" ADD CONSTRAINT "brancheneintraege_rels_rubriken_fk" FOREIGN KEY ("rubriken_id") REFERENCES "public"."rubriken"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v" ADD CONSTRAINT "_brancheneintraege_v_parent_id_brancheneintraege_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v" ADD CONSTRAINT "_brancheneintraege_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v_locales" ADD CONSTRAINT "_brancheneintraege_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brancheneintraege_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v_texts" ADD CONSTRAINT "_brancheneintraege_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brancheneintraege_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v_rels" ADD CONSTRAINT "_brancheneintraege_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brancheneintraege_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v_rels" ADD CONSTRAINT "_brancheneintraege_v_rels_medien_fk" FOREIGN KEY ("medien_id") REFERENCES "public"."medien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v_rels" ADD CONSTRAINT "_brancheneintraege_v_rels_rubriken_fk" FOREIGN KEY ("rubriken_id") REFERENCES "public"."rubriken"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "medien_texts" ADD CONSTRAINT "medien_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."medien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "benutzer_rollen" ADD CONSTRAINT "benutzer_rollen_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."benutzer"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brancheneintraege_bild_idx" ON "brancheneintraege" USING btree ("bild_id");
  CREATE UNIQUE INDEX "brancheneintraege_nummer_idx" ON "brancheneintraege" USING btree ("nummer");
  CREATE INDEX "brancheneintraege_updated_at_idx" ON "brancheneintraege" USING btree ("updated_at");
  CREATE INDEX "brancheneintraege_created_at_idx" ON "brancheneintraege" USING btree ("created_at");
  CREATE INDEX "brancheneintraege__status_idx" ON "brancheneintraege" USING btree ("_status");
  CREATE UNIQUE INDEX "brancheneintraege_locales_locale_parent_id_unique" ON "brancheneintraege_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brancheneintraege_texts_order_parent" ON "brancheneintraege_texts" USING btree ("order","parent_id");
  CREATE INDEX "brancheneintraege_texts_locale_parent" ON "brancheneintraege_texts" USING btree ("locale","parent_id");
  CREATE INDEX "brancheneintraege_rels_order_idx" ON "brancheneintraege_rels" USING btree ("order");
  CREATE INDEX "brancheneintraege_rels_parent_idx" ON "brancheneintraege_rels" USING btree ("parent_id");
  CREATE INDEX "brancheneintraege_rels_path_idx" ON "brancheneintraege_rels" USING btree ("path");
  CREATE INDEX "brancheneintraege_rels_medien_id_idx" ON "brancheneintraege_rels" USING btree ("medien_id");
  CREATE INDEX "brancheneintraege_rels_rubriken_id_idx" ON "brancheneintraege_rels" USING btree ("rubriken_id");
  CREATE INDEX "_brancheneintraege_v_parent_idx" ON "_brancheneintraege_v" USING btree ("parent_id");
  CREATE INDEX "_brancheneintraege_v_version_version_bild_idx" ON "_brancheneintraege_v" USING btree ("version_bild_id");
  CREATE INDEX "_brancheneintraege_v_version_version_nummer_idx" ON "_brancheneintraege_v" USING btree ("version_nummer");
  CREATE INDEX "_brancheneintraege_v_version_version_updated_at_idx" ON "_brancheneintraege_v" USING btree ("version_updated_at");
  CREATE INDEX "_brancheneintraege_v_version_version_created_at_idx" ON "_brancheneintraege_v" USING btree ("version_created_at");
  CREATE INDEX "_brancheneintraege_v_version_version__status_idx" ON "_brancheneintraege_v" USING btree ("version__status");
  CREATE INDEX "_brancheneintraege_v_created_at_idx" ON "_brancheneintraege_v" USING btree ("created_at");
  CREATE INDEX "_brancheneintraege_v_updated_at_idx" ON "_brancheneintraege_v" USING btree ("updated_at");
  CREATE INDEX "_brancheneintraege_v_snapshot_idx" ON "_brancheneintraege_v" USING btree ("snapshot");
  CREATE INDEX "_brancheneintraege_v_published_locale_idx" ON "_brancheneintraege_v" USING btree ("published_locale");
  CREATE INDEX "_brancheneintraege_v_latest_idx" ON "_brancheneintraege_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_brancheneintraege_v_locales_locale_parent_id_unique" ON "_brancheneintraege_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brancheneintraege_v_texts_order_parent" ON "_brancheneintraege_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_brancheneintraege_v_texts_locale_parent" ON "_brancheneintraege_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_brancheneintraege_v_rels_order_idx" ON "_brancheneintraege_v_rels" USING btree ("order");
  CREATE INDEX "_brancheneintraege_v_rels_parent_idx" ON "_brancheneintraege_v_rels" USING btree ("parent_id");
  CREATE INDEX "_brancheneintraege_v_rels_path_idx" ON "_brancheneintraege_v_rels" USING btree ("path");
  CREATE INDEX "_brancheneintraege_v_rels_medien_id_idx" ON "_brancheneintraege_v_rels" USING btree ("medien_id");
  CREATE INDEX "_brancheneintraege_v_rels_rubriken_id_idx" ON "_brancheneintraege_v_rels" USING btree ("rubriken_id");
  CREATE INDEX "medien_texts_order_parent" ON "medien_texts" USING btree ("order","parent_id");
  CREATE INDEX "benutzer_rollen_order_idx" ON "benutzer_rollen" USING btree ("order");
  CREATE INDEX "benutzer_rollen_parent_idx" ON "benutzer_rollen" USING btree ("parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brancheneintraege_fk" FOREIGN KEY ("brancheneintraege_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "rubriken_art_idx" ON "rubriken" USING btree ("art");
  CREATE INDEX "medien_lizenz_idx" ON "medien" USING btree ("lizenz");
  CREATE INDEX "medien_nutzung_bis_idx" ON "medien" USING btree ("nutzung_bis");
  CREATE INDEX "payload_locked_documents_rels_brancheneintraege_id_idx" ON "payload_locked_documents_rels" USING btree ("brancheneintraege_id");
  ALTER TABLE "benutzer" DROP COLUMN "rolle";
  CREATE SEQUENCE "nummer_brancheneintraege" as integer;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brancheneintraege" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brancheneintraege_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brancheneintraege_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brancheneintraege_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brancheneintraege_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brancheneintraege_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brancheneintraege_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brancheneintraege_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "medien_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "benutzer_rollen" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "brancheneintraege" CASCADE;
  DROP TABLE "brancheneintraege_locales" CASCADE;
  DROP TABLE "brancheneintraege_texts" CASCADE;
  DROP TABLE "brancheneintraege_rels" CASCADE;
  DROP TABLE "_brancheneintraege_v" CASCADE;
  DROP TABLE "_brancheneintraege_v_locales" CASCADE;
  DROP TABLE "_brancheneintraege_v_texts" CASCADE;
  DROP TABLE "_brancheneintraege_v_rels" CASCADE;
  DROP TABLE "medien_texts" CASCADE;
  DROP TABLE "benutzer_rollen" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_brancheneintraege_fk";
  
  ALTER TABLE "benutzer" ALTER COLUMN "rolle" SET DATA TYPE text;
  ALTER TABLE "benutzer" ALTER COLUMN "rolle" SET DEFAULT 'redaktion'::text;
  DROP TYPE "public"."enum_benutzer_rolle";
  CREATE TYPE "public"."enum_benutzer_rolle" AS ENUM('redaktion', 'administration');
  ALTER TABLE "benutzer" ALTER COLUMN "rolle" SET DEFAULT 'redaktion'::"public"."enum_benutzer_rolle";
  ALTER TABLE "benutzer" ALTER COLUMN "rolle" SET DATA TYPE "public"."enum_benutzer_rolle" USING "rolle"::"public"."enum_benutzer_rolle";
  DROP INDEX "rubriken_art_idx";
  DROP INDEX "medien_lizenz_idx";
  DROP INDEX "medien_nutzung_bis_idx";
  DROP INDEX "payload_locked_documents_rels_brancheneintraege_id_idx";
  ALTER TABLE "benutzer" ADD COLUMN "rolle" "enum_benutzer_rolle" DEFAULT 'redaktion';
  ALTER TABLE "seiten_locales" DROP COLUMN "seitenleiste";
  ALTER TABLE "_seiten_v_locales" DROP COLUMN "version_seitenleiste";
  ALTER TABLE "rubriken" DROP COLUMN "art";
  ALTER TABLE "medien" DROP COLUMN "titel";
  ALTER TABLE "medien" DROP COLUMN "urheber";
  ALTER TABLE "medien" DROP COLUMN "lizenz";
  ALTER TABLE "medien" DROP COLUMN "quelle";
  ALTER TABLE "medien" DROP COLUMN "nutzung_bis";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "brancheneintraege_id";
  DROP TYPE "public"."enum_rubriken_art";
  DROP TYPE "public"."enum_brancheneintraege_status";
  DROP TYPE "public"."enum__brancheneintraege_v_version_status";
  DROP TYPE "public"."enum__brancheneintraege_v_published_locale";
  DROP TYPE "public"."enum_medien_lizenz";
  DROP SEQUENCE "nummer_brancheneintraege";`)
}
