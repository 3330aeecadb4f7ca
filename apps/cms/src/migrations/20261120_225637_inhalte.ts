import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_seiten_page_layout" AS ENUM('default', 'slim', 'wide', 'portal', 'festival-portal', 'reversed');
  CREATE TYPE "public"."enum_seiten_page_theme" AS ENUM('default', 'rossini', 'behoerdenlotse');
  CREATE TYPE "public"."enum_seiten_detailseite_fuer" AS ENUM('veranstaltungen', 'aktuelles', 'aemter');
  CREATE TYPE "public"."enum_seiten_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seiten_v_version_page_layout" AS ENUM('default', 'slim', 'wide', 'portal', 'festival-portal', 'reversed');
  CREATE TYPE "public"."enum__seiten_v_version_page_theme" AS ENUM('default', 'rossini', 'behoerdenlotse');
  CREATE TYPE "public"."enum__seiten_v_version_detailseite_fuer" AS ENUM('veranstaltungen', 'aktuelles', 'aemter');
  CREATE TYPE "public"."enum__seiten_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seiten_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_aktuelles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__aktuelles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__aktuelles_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_weiterleitungen_status" AS ENUM('301', '302', '410');
  CREATE TYPE "public"."enum_veranstaltungen_stand" AS ENUM('geplant', 'abgesagt', 'verschoben', 'verlegt', 'ausverkauft');
  CREATE TYPE "public"."enum_veranstaltungen_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__veranstaltungen_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__veranstaltungen_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_aemter_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__aemter_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__aemter_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_mitarbeiter_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mitarbeiter_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mitarbeiter_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_benutzer_rolle" AS ENUM('redaktion', 'administration');
  CREATE TABLE "seiten_hero_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"bild_id" uuid,
  	"titel" varchar,
  	"untertitel" varchar
  );
  
  CREATE TABLE "seiten_hero_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"titel" varchar,
  	"untertitel" varchar,
  	"link" varchar,
  	"linktext" varchar,
  	"bild_id" uuid
  );
  
  CREATE TABLE "seiten" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"eltern_id" uuid,
  	"page_layout" "enum_seiten_page_layout" DEFAULT 'default',
  	"page_theme" "enum_seiten_page_theme" DEFAULT 'default',
  	"detailseite_fuer" "enum_seiten_detailseite_fuer",
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_seiten_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "seiten_locales" (
  	"titel" varchar,
  	"pfad" varchar,
  	"bloecke" jsonb,
  	"beschreibung" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_seiten_v_version_hero_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bild_id" uuid,
  	"titel" varchar,
  	"untertitel" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_seiten_v_version_hero_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"titel" varchar,
  	"untertitel" varchar,
  	"link" varchar,
  	"linktext" varchar,
  	"bild_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_seiten_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_eltern_id" uuid,
  	"version_page_layout" "enum__seiten_v_version_page_layout" DEFAULT 'default',
  	"version_page_theme" "enum__seiten_v_version_page_theme" DEFAULT 'default',
  	"version_detailseite_fuer" "enum__seiten_v_version_detailseite_fuer",
  	"version_nummer" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__seiten_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__seiten_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_seiten_v_locales" (
  	"version_titel" varchar,
  	"version_pfad" varchar,
  	"version_bloecke" jsonb,
  	"version_beschreibung" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "aktuelles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bild_id" uuid,
  	"datum_von" timestamp(3) with time zone,
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_aktuelles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "aktuelles_locales" (
  	"titel" varchar,
  	"einleitung" varchar,
  	"text" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_aktuelles_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_bild_id" uuid,
  	"version_datum_von" timestamp(3) with time zone,
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__aktuelles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__aktuelles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_aktuelles_v_locales" (
  	"version_titel" varchar,
  	"version_einleitung" varchar,
  	"version_text" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"menu_items" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "weiterleitungen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"von" varchar NOT NULL,
  	"status" "enum_weiterleitungen_status" DEFAULT '301' NOT NULL,
  	"nach" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "veranstaltungen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bild_id" uuid,
  	"datum_von" timestamp(3) with time zone,
  	"datum_bis" timestamp(3) with time zone,
  	"time_from" varchar,
  	"time_to" varchar,
  	"veranstaltungsort" varchar,
  	"veranstalter" varchar,
  	"tickets" varchar,
  	"kostenlos" boolean DEFAULT false,
  	"barrierefrei" boolean DEFAULT false,
  	"familien" boolean DEFAULT false,
  	"status" "enum_veranstaltungen_stand" DEFAULT 'geplant',
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_veranstaltungen_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "veranstaltungen_locales" (
  	"titel" varchar,
  	"plain_text" varchar,
  	"text" jsonb,
  	"preis" varchar,
  	"statusgrund" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "veranstaltungen_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"rubriken_id" uuid
  );
  
  CREATE TABLE "_veranstaltungen_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_bild_id" uuid,
  	"version_datum_von" timestamp(3) with time zone,
  	"version_datum_bis" timestamp(3) with time zone,
  	"version_time_from" varchar,
  	"version_time_to" varchar,
  	"version_veranstaltungsort" varchar,
  	"version_veranstalter" varchar,
  	"version_tickets" varchar,
  	"version_kostenlos" boolean DEFAULT false,
  	"version_barrierefrei" boolean DEFAULT false,
  	"version_familien" boolean DEFAULT false,
  	"version_status" "enum_veranstaltungen_stand" DEFAULT 'geplant',
  	"version_nummer" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__veranstaltungen_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__veranstaltungen_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_veranstaltungen_v_locales" (
  	"version_titel" varchar,
  	"version_plain_text" varchar,
  	"version_text" jsonb,
  	"version_preis" varchar,
  	"version_statusgrund" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_veranstaltungen_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"rubriken_id" uuid
  );
  
  CREATE TABLE "rubriken" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rubriken_locales" (
  	"rubrik" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "aemter" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kontakt_telefon" varchar,
  	"kontakt_email" varchar,
  	"kontakt_link" varchar,
  	"kontakt_linktext" varchar,
  	"adresse_gebaeude" varchar,
  	"adresse_strasse" varchar,
  	"adresse_plz" varchar,
  	"adresse_ort" varchar,
  	"oeffnungszeiten_strukturiert" jsonb,
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_aemter_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "aemter_locales" (
  	"titel" varchar,
  	"text" jsonb,
  	"zustaendigkeiten" jsonb,
  	"oeffnungszeiten" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "aemter_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mitarbeiter_id" uuid
  );
  
  CREATE TABLE "_aemter_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_kontakt_telefon" varchar,
  	"version_kontakt_email" varchar,
  	"version_kontakt_link" varchar,
  	"version_kontakt_linktext" varchar,
  	"version_adresse_gebaeude" varchar,
  	"version_adresse_strasse" varchar,
  	"version_adresse_plz" varchar,
  	"version_adresse_ort" varchar,
  	"version_oeffnungszeiten_strukturiert" jsonb,
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__aemter_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__aemter_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_aemter_v_locales" (
  	"version_titel" varchar,
  	"version_text" jsonb,
  	"version_zustaendigkeiten" jsonb,
  	"version_oeffnungszeiten" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_aemter_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"mitarbeiter_id" uuid
  );
  
  CREATE TABLE "mitarbeiter" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"vorname" varchar,
  	"nachname" varchar,
  	"zimmer" varchar,
  	"kontakt_telefon" varchar,
  	"kontakt_email" varchar,
  	"kontakt_link" varchar,
  	"kontakt_linktext" varchar,
  	"bild_id" uuid,
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_mitarbeiter_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "mitarbeiter_locales" (
  	"funktion" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_mitarbeiter_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_vorname" varchar,
  	"version_nachname" varchar,
  	"version_zimmer" varchar,
  	"version_kontakt_telefon" varchar,
  	"version_kontakt_email" varchar,
  	"version_kontakt_link" varchar,
  	"version_kontakt_linktext" varchar,
  	"version_bild_id" uuid,
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__mitarbeiter_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__mitarbeiter_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_mitarbeiter_v_locales" (
  	"version_funktion" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "medien" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"dekorativ" boolean DEFAULT false,
  	"copyright" varchar,
  	"platzhalter" varchar,
  	"quellen" jsonb,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "medien_locales" (
  	"alt" varchar,
  	"bildtext" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "benutzer_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "benutzer" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"rolle" "enum_benutzer_rolle" DEFAULT 'redaktion',
  	"passwort_aendern" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"seiten_id" uuid,
  	"aktuelles_id" uuid,
  	"menus_id" uuid,
  	"weiterleitungen_id" uuid,
  	"veranstaltungen_id" uuid,
  	"rubriken_id" uuid,
  	"aemter_id" uuid,
  	"mitarbeiter_id" uuid,
  	"medien_id" uuid,
  	"benutzer_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"benutzer_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "einstellungen_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"dienst" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "einstellungen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"ortsname" varchar NOT NULL,
  	"meldung_email" varchar NOT NULL,
  	"newsletter_url" varchar,
  	"tourismus_kontakt_telefon" varchar,
  	"tourismus_kontakt_email" varchar,
  	"tourismus_kontakt_link" varchar,
  	"tourismus_kontakt_linktext" varchar,
  	"tourismus_adresse_gebaeude" varchar,
  	"tourismus_adresse_strasse" varchar,
  	"tourismus_adresse_plz" varchar,
  	"tourismus_adresse_ort" varchar,
  	"tourismus_oeffnungszeiten_strukturiert" jsonb,
  	"rathaus_kontakt_telefon" varchar,
  	"rathaus_kontakt_email" varchar,
  	"rathaus_kontakt_link" varchar,
  	"rathaus_kontakt_linktext" varchar,
  	"rathaus_adresse_gebaeude" varchar,
  	"rathaus_adresse_strasse" varchar,
  	"rathaus_adresse_plz" varchar,
  	"rathaus_adresse_ort" varchar,
  	"rathaus_oeffnungszeiten_strukturiert" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "einstellungen_locales" (
  	"claim" varchar,
  	"tourismus_name" varchar NOT NULL,
  	"rathaus_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "seiten_hero_images" ADD CONSTRAINT "seiten_hero_images_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seiten_hero_images" ADD CONSTRAINT "seiten_hero_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seiten"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seiten_hero_slider" ADD CONSTRAINT "seiten_hero_slider_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seiten_hero_slider" ADD CONSTRAINT "seiten_hero_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seiten"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seiten" ADD CONSTRAINT "seiten_eltern_id_seiten_id_fk" FOREIGN KEY ("eltern_id") REFERENCES "public"."seiten"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seiten_locales" ADD CONSTRAINT "seiten_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seiten"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seiten_v_version_hero_images" ADD CONSTRAINT "_seiten_v_version_hero_images_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seiten_v_version_hero_images" ADD CONSTRAINT "_seiten_v_version_hero_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seiten_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seiten_v_version_hero_slider" ADD CONSTRAINT "_seiten_v_version_hero_slider_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seiten_v_version_hero_slider" ADD CONSTRAINT "_seiten_v_version_hero_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seiten_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_seiten_v" ADD CONSTRAINT "_seiten_v_parent_id_seiten_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."seiten"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seiten_v" ADD CONSTRAINT "_seiten_v_version_eltern_id_seiten_id_fk" FOREIGN KEY ("version_eltern_id") REFERENCES "public"."seiten"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seiten_v_locales" ADD CONSTRAINT "_seiten_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_seiten_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "aktuelles" ADD CONSTRAINT "aktuelles_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "aktuelles_locales" ADD CONSTRAINT "aktuelles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."aktuelles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_aktuelles_v" ADD CONSTRAINT "_aktuelles_v_parent_id_aktuelles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."aktuelles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aktuelles_v" ADD CONSTRAINT "_aktuelles_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aktuelles_v_locales" ADD CONSTRAINT "_aktuelles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_aktuelles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "veranstaltungen" ADD CONSTRAINT "veranstaltungen_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "veranstaltungen_locales" ADD CONSTRAINT "veranstaltungen_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."veranstaltungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "veranstaltungen_rels" ADD CONSTRAINT "veranstaltungen_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."veranstaltungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "veranstaltungen_rels" ADD CONSTRAINT "veranstaltungen_rels_rubriken_fk" FOREIGN KEY ("rubriken_id") REFERENCES "public"."rubriken"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v" ADD CONSTRAINT "_veranstaltungen_v_parent_id_veranstaltungen_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."veranstaltungen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v" ADD CONSTRAINT "_veranstaltungen_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v_locales" ADD CONSTRAINT "_veranstaltungen_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_veranstaltungen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v_rels" ADD CONSTRAINT "_veranstaltungen_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_veranstaltungen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v_rels" ADD CONSTRAINT "_veranstaltungen_v_rels_rubriken_fk" FOREIGN KEY ("rubriken_id") REFERENCES "public"."rubriken"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rubriken_locales" ADD CONSTRAINT "rubriken_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rubriken"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "aemter_locales" ADD CONSTRAINT "aemter_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."aemter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "aemter_rels" ADD CONSTRAINT "aemter_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."aemter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "aemter_rels" ADD CONSTRAINT "aemter_rels_mitarbeiter_fk" FOREIGN KEY ("mitarbeiter_id") REFERENCES "public"."mitarbeiter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_aemter_v" ADD CONSTRAINT "_aemter_v_parent_id_aemter_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."aemter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aemter_v_locales" ADD CONSTRAINT "_aemter_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_aemter_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_aemter_v_rels" ADD CONSTRAINT "_aemter_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_aemter_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_aemter_v_rels" ADD CONSTRAINT "_aemter_v_rels_mitarbeiter_fk" FOREIGN KEY ("mitarbeiter_id") REFERENCES "public"."mitarbeiter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mitarbeiter" ADD CONSTRAINT "mitarbeiter_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mitarbeiter_locales" ADD CONSTRAINT "mitarbeiter_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mitarbeiter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mitarbeiter_v" ADD CONSTRAINT "_mitarbeiter_v_parent_id_mitarbeiter_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mitarbeiter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mitarbeiter_v" ADD CONSTRAINT "_mitarbeiter_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mitarbeiter_v_locales" ADD CONSTRAINT "_mitarbeiter_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mitarbeiter_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "medien_locales" ADD CONSTRAINT "medien_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."medien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "benutzer_sessions" ADD CONSTRAINT "benutzer_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."benutzer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seiten_fk" FOREIGN KEY ("seiten_id") REFERENCES "public"."seiten"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_aktuelles_fk" FOREIGN KEY ("aktuelles_id") REFERENCES "public"."aktuelles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_weiterleitungen_fk" FOREIGN KEY ("weiterleitungen_id") REFERENCES "public"."weiterleitungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_veranstaltungen_fk" FOREIGN KEY ("veranstaltungen_id") REFERENCES "public"."veranstaltungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rubriken_fk" FOREIGN KEY ("rubriken_id") REFERENCES "public"."rubriken"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_aemter_fk" FOREIGN KEY ("aemter_id") REFERENCES "public"."aemter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mitarbeiter_fk" FOREIGN KEY ("mitarbeiter_id") REFERENCES "public"."mitarbeiter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_medien_fk" FOREIGN KEY ("medien_id") REFERENCES "public"."medien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_benutzer_fk" FOREIGN KEY ("benutzer_id") REFERENCES "public"."benutzer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_benutzer_fk" FOREIGN KEY ("benutzer_id") REFERENCES "public"."benutzer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "einstellungen_social" ADD CONSTRAINT "einstellungen_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."einstellungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "einstellungen_locales" ADD CONSTRAINT "einstellungen_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."einstellungen"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "seiten_hero_images_order_idx" ON "seiten_hero_images" USING btree ("_order");
  CREATE INDEX "seiten_hero_images_parent_id_idx" ON "seiten_hero_images" USING btree ("_parent_id");
  CREATE INDEX "seiten_hero_images_locale_idx" ON "seiten_hero_images" USING btree ("_locale");
  CREATE INDEX "seiten_hero_images_bild_idx" ON "seiten_hero_images" USING btree ("bild_id");
  CREATE INDEX "seiten_hero_slider_order_idx" ON "seiten_hero_slider" USING btree ("_order");
  CREATE INDEX "seiten_hero_slider_parent_id_idx" ON "seiten_hero_slider" USING btree ("_parent_id");
  CREATE INDEX "seiten_hero_slider_locale_idx" ON "seiten_hero_slider" USING btree ("_locale");
  CREATE INDEX "seiten_hero_slider_bild_idx" ON "seiten_hero_slider" USING btree ("bild_id");
  CREATE INDEX "seiten_eltern_idx" ON "seiten" USING btree ("eltern_id");
  CREATE UNIQUE INDEX "seiten_nummer_idx" ON "seiten" USING btree ("nummer");
  CREATE INDEX "seiten_updated_at_idx" ON "seiten" USING btree ("updated_at");
  CREATE INDEX "seiten_created_at_idx" ON "seiten" USING btree ("created_at");
  CREATE INDEX "seiten__status_idx" ON "seiten" USING btree ("_status");
  CREATE UNIQUE INDEX "seiten_pfad_idx" ON "seiten_locales" USING btree ("pfad","_locale");
  CREATE UNIQUE INDEX "seiten_locales_locale_parent_id_unique" ON "seiten_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_seiten_v_version_hero_images_order_idx" ON "_seiten_v_version_hero_images" USING btree ("_order");
  CREATE INDEX "_seiten_v_version_hero_images_parent_id_idx" ON "_seiten_v_version_hero_images" USING btree ("_parent_id");
  CREATE INDEX "_seiten_v_version_hero_images_locale_idx" ON "_seiten_v_version_hero_images" USING btree ("_locale");
  CREATE INDEX "_seiten_v_version_hero_images_bild_idx" ON "_seiten_v_version_hero_images" USING btree ("bild_id");
  CREATE INDEX "_seiten_v_version_hero_slider_order_idx" ON "_seiten_v_version_hero_slider" USING btree ("_order");
  CREATE INDEX "_seiten_v_version_hero_slider_parent_id_idx" ON "_seiten_v_version_hero_slider" USING btree ("_parent_id");
  CREATE INDEX "_seiten_v_version_hero_slider_locale_idx" ON "_seiten_v_version_hero_slider" USING btree ("_locale");
  CREATE INDEX "_seiten_v_version_hero_slider_bild_idx" ON "_seiten_v_version_hero_slider" USING btree ("bild_id");
  CREATE INDEX "_seiten_v_parent_idx" ON "_seiten_v" USING btree ("parent_id");
  CREATE INDEX "_seiten_v_version_version_eltern_idx" ON "_seiten_v" USING btree ("version_eltern_id");
  CREATE INDEX "_seiten_v_version_version_nummer_idx" ON "_seiten_v" USING btree ("version_nummer");
  CREATE INDEX "_seiten_v_version_version_updated_at_idx" ON "_seiten_v" USING btree ("version_updated_at");
  CREATE INDEX "_seiten_v_version_version_created_at_idx" ON "_seiten_v" USING btree ("version_created_at");
  CREATE INDEX "_seiten_v_version_version__status_idx" ON "_seiten_v" USING btree ("version__status");
  CREATE INDEX "_seiten_v_created_at_idx" ON "_seiten_v" USING btree ("created_at");
  CREATE INDEX "_seiten_v_updated_at_idx" ON "_seiten_v" USING btree ("updated_at");
  CREATE INDEX "_seiten_v_snapshot_idx" ON "_seiten_v" USING btree ("snapshot");
  CREATE INDEX "_seiten_v_published_locale_idx" ON "_seiten_v" USING btree ("published_locale");
  CREATE INDEX "_seiten_v_latest_idx" ON "_seiten_v" USING btree ("latest");
  CREATE INDEX "_seiten_v_version_version_pfad_idx" ON "_seiten_v_locales" USING btree ("version_pfad","_locale");
  CREATE UNIQUE INDEX "_seiten_v_locales_locale_parent_id_unique" ON "_seiten_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "aktuelles_bild_idx" ON "aktuelles" USING btree ("bild_id");
  CREATE INDEX "aktuelles_datum_von_idx" ON "aktuelles" USING btree ("datum_von");
  CREATE UNIQUE INDEX "aktuelles_nummer_idx" ON "aktuelles" USING btree ("nummer");
  CREATE INDEX "aktuelles_updated_at_idx" ON "aktuelles" USING btree ("updated_at");
  CREATE INDEX "aktuelles_created_at_idx" ON "aktuelles" USING btree ("created_at");
  CREATE INDEX "aktuelles__status_idx" ON "aktuelles" USING btree ("_status");
  CREATE UNIQUE INDEX "aktuelles_locales_locale_parent_id_unique" ON "aktuelles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_aktuelles_v_parent_idx" ON "_aktuelles_v" USING btree ("parent_id");
  CREATE INDEX "_aktuelles_v_version_version_bild_idx" ON "_aktuelles_v" USING btree ("version_bild_id");
  CREATE INDEX "_aktuelles_v_version_version_datum_von_idx" ON "_aktuelles_v" USING btree ("version_datum_von");
  CREATE INDEX "_aktuelles_v_version_version_nummer_idx" ON "_aktuelles_v" USING btree ("version_nummer");
  CREATE INDEX "_aktuelles_v_version_version_updated_at_idx" ON "_aktuelles_v" USING btree ("version_updated_at");
  CREATE INDEX "_aktuelles_v_version_version_created_at_idx" ON "_aktuelles_v" USING btree ("version_created_at");
  CREATE INDEX "_aktuelles_v_version_version__status_idx" ON "_aktuelles_v" USING btree ("version__status");
  CREATE INDEX "_aktuelles_v_created_at_idx" ON "_aktuelles_v" USING btree ("created_at");
  CREATE INDEX "_aktuelles_v_updated_at_idx" ON "_aktuelles_v" USING btree ("updated_at");
  CREATE INDEX "_aktuelles_v_snapshot_idx" ON "_aktuelles_v" USING btree ("snapshot");
  CREATE INDEX "_aktuelles_v_published_locale_idx" ON "_aktuelles_v" USING btree ("published_locale");
  CREATE INDEX "_aktuelles_v_latest_idx" ON "_aktuelles_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_aktuelles_v_locales_locale_parent_id_unique" ON "_aktuelles_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "menus_name_idx" ON "menus" USING btree ("name");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE UNIQUE INDEX "weiterleitungen_von_idx" ON "weiterleitungen" USING btree ("von");
  CREATE INDEX "weiterleitungen_updated_at_idx" ON "weiterleitungen" USING btree ("updated_at");
  CREATE INDEX "weiterleitungen_created_at_idx" ON "weiterleitungen" USING btree ("created_at");
  CREATE INDEX "veranstaltungen_bild_idx" ON "veranstaltungen" USING btree ("bild_id");
  CREATE INDEX "veranstaltungen_datum_von_idx" ON "veranstaltungen" USING btree ("datum_von");
  CREATE INDEX "veranstaltungen_datum_bis_idx" ON "veranstaltungen" USING btree ("datum_bis");
  CREATE UNIQUE INDEX "veranstaltungen_nummer_idx" ON "veranstaltungen" USING btree ("nummer");
  CREATE INDEX "veranstaltungen_updated_at_idx" ON "veranstaltungen" USING btree ("updated_at");
  CREATE INDEX "veranstaltungen_created_at_idx" ON "veranstaltungen" USING btree ("created_at");
  CREATE INDEX "veranstaltungen__status_idx" ON "veranstaltungen" USING btree ("_status");
  CREATE UNIQUE INDEX "veranstaltungen_locales_locale_parent_id_unique" ON "veranstaltungen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "veranstaltungen_rels_order_idx" ON "veranstaltungen_rels" USING btree ("order");
  CREATE INDEX "veranstaltungen_rels_parent_idx" ON "veranstaltungen_rels" USING btree ("parent_id");
  CREATE INDEX "veranstaltungen_rels_path_idx" ON "veranstaltungen_rels" USING btree ("path");
  CREATE INDEX "veranstaltungen_rels_rubriken_id_idx" ON "veranstaltungen_rels" USING btree ("rubriken_id");
  CREATE INDEX "_veranstaltungen_v_parent_idx" ON "_veranstaltungen_v" USING btree ("parent_id");
  CREATE INDEX "_veranstaltungen_v_version_version_bild_idx" ON "_veranstaltungen_v" USING btree ("version_bild_id");
  CREATE INDEX "_veranstaltungen_v_version_version_datum_von_idx" ON "_veranstaltungen_v" USING btree ("version_datum_von");
  CREATE INDEX "_veranstaltungen_v_version_version_datum_bis_idx" ON "_veranstaltungen_v" USING btree ("version_datum_bis");
  CREATE INDEX "_veranstaltungen_v_version_version_nummer_idx" ON "_veranstaltungen_v" USING btree ("version_nummer");
  CREATE INDEX "_veranstaltungen_v_version_version_updated_at_idx" ON "_veranstaltungen_v" USING btree ("version_updated_at");
  CREATE INDEX "_veranstaltungen_v_version_version_created_at_idx" ON "_veranstaltungen_v" USING btree ("version_created_at");
  CREATE INDEX "_veranstaltungen_v_version_version__status_idx" ON "_veranstaltungen_v" USING btree ("version__status");
  CREATE INDEX "_veranstaltungen_v_created_at_idx" ON "_veranstaltungen_v" USING btree ("created_at");
  CREATE INDEX "_veranstaltungen_v_updated_at_idx" ON "_veranstaltungen_v" USING btree ("updated_at");
  CREATE INDEX "_veranstaltungen_v_snapshot_idx" ON "_veranstaltungen_v" USING btree ("snapshot");
  CREATE INDEX "_veranstaltungen_v_published_locale_idx" ON "_veranstaltungen_v" USING btree ("published_locale");
  CREATE INDEX "_veranstaltungen_v_latest_idx" ON "_veranstaltungen_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_veranstaltungen_v_locales_locale_parent_id_unique" ON "_veranstaltungen_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_veranstaltungen_v_rels_order_idx" ON "_veranstaltungen_v_rels" USING btree ("order");
  CREATE INDEX "_veranstaltungen_v_rels_parent_idx" ON "_veranstaltungen_v_rels" USING btree ("parent_id");
  CREATE INDEX "_veranstaltungen_v_rels_path_idx" ON "_veranstaltungen_v_rels" USING btree ("path");
  CREATE INDEX "_veranstaltungen_v_rels_rubriken_id_idx" ON "_veranstaltungen_v_rels" USING btree ("rubriken_id");
  CREATE UNIQUE INDEX "rubriken_nummer_idx" ON "rubriken" USING btree ("nummer");
  CREATE INDEX "rubriken_updated_at_idx" ON "rubriken" USING btree ("updated_at");
  CREATE INDEX "rubriken_created_at_idx" ON "rubriken" USING btree ("created_at");
  CREATE UNIQUE INDEX "rubriken_locales_locale_parent_id_unique" ON "rubriken_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "aemter_nummer_idx" ON "aemter" USING btree ("nummer");
  CREATE INDEX "aemter_updated_at_idx" ON "aemter" USING btree ("updated_at");
  CREATE INDEX "aemter_created_at_idx" ON "aemter" USING btree ("created_at");
  CREATE INDEX "aemter__status_idx" ON "aemter" USING btree ("_status");
  CREATE UNIQUE INDEX "aemter_locales_locale_parent_id_unique" ON "aemter_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "aemter_rels_order_idx" ON "aemter_rels" USING btree ("order");
  CREATE INDEX "aemter_rels_parent_idx" ON "aemter_rels" USING btree ("parent_id");
  CREATE INDEX "aemter_rels_path_idx" ON "aemter_rels" USING btree ("path");
  CREATE INDEX "aemter_rels_mitarbeiter_id_idx" ON "aemter_rels" USING btree ("mitarbeiter_id");
  CREATE INDEX "_aemter_v_parent_idx" ON "_aemter_v" USING btree ("parent_id");
  CREATE INDEX "_aemter_v_version_version_nummer_idx" ON "_aemter_v" USING btree ("version_nummer");
  CREATE INDEX "_aemter_v_version_version_updated_at_idx" ON "_aemter_v" USING btree ("version_updated_at");
  CREATE INDEX "_aemter_v_version_version_created_at_idx" ON "_aemter_v" USING btree ("version_created_at");
  CREATE INDEX "_aemter_v_version_version__status_idx" ON "_aemter_v" USING btree ("version__status");
  CREATE INDEX "_aemter_v_created_at_idx" ON "_aemter_v" USING btree ("created_at");
  CREATE INDEX "_aemter_v_updated_at_idx" ON "_aemter_v" USING btree ("updated_at");
  CREATE INDEX "_aemter_v_snapshot_idx" ON "_aemter_v" USING btree ("snapshot");
  CREATE INDEX "_aemter_v_published_locale_idx" ON "_aemter_v" USING btree ("published_locale");
  CREATE INDEX "_aemter_v_latest_idx" ON "_aemter_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_aemter_v_locales_locale_parent_id_unique" ON "_aemter_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_aemter_v_rels_order_idx" ON "_aemter_v_rels" USING btree ("order");
  CREATE INDEX "_aemter_v_rels_parent_idx" ON "_aemter_v_rels" USING btree ("parent_id");
  CREATE INDEX "_aemter_v_rels_path_idx" ON "_aemter_v_rels" USING btree ("path");
  CREATE INDEX "_aemter_v_rels_mitarbeiter_id_idx" ON "_aemter_v_rels" USING btree ("mitarbeiter_id");
  CREATE INDEX "mitarbeiter_bild_idx" ON "mitarbeiter" USING btree ("bild_id");
  CREATE UNIQUE INDEX "mitarbeiter_nummer_idx" ON "mitarbeiter" USING btree ("nummer");
  CREATE INDEX "mitarbeiter_updated_at_idx" ON "mitarbeiter" USING btree ("updated_at");
  CREATE INDEX "mitarbeiter_created_at_idx" ON "mitarbeiter" USING btree ("created_at");
  CREATE INDEX "mitarbeiter__status_idx" ON "mitarbeiter" USING btree ("_status");
  CREATE UNIQUE INDEX "mitarbeiter_locales_locale_parent_id_unique" ON "mitarbeiter_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mitarbeiter_v_parent_idx" ON "_mitarbeiter_v" USING btree ("parent_id");
  CREATE INDEX "_mitarbeiter_v_version_version_bild_idx" ON "_mitarbeiter_v" USING btree ("version_bild_id");
  CREATE INDEX "_mitarbeiter_v_version_version_nummer_idx" ON "_mitarbeiter_v" USING btree ("version_nummer");
  CREATE INDEX "_mitarbeiter_v_version_version_updated_at_idx" ON "_mitarbeiter_v" USING btree ("version_updated_at");
  CREATE INDEX "_mitarbeiter_v_version_version_created_at_idx" ON "_mitarbeiter_v" USING btree ("version_created_at");
  CREATE INDEX "_mitarbeiter_v_version_version__status_idx" ON "_mitarbeiter_v" USING btree ("version__status");
  CREATE INDEX "_mitarbeiter_v_created_at_idx" ON "_mitarbeiter_v" USING btree ("created_at");
  CREATE INDEX "_mitarbeiter_v_updated_at_idx" ON "_mitarbeiter_v" USING btree ("updated_at");
  CREATE INDEX "_mitarbeiter_v_snapshot_idx" ON "_mitarbeiter_v" USING btree ("snapshot");
  CREATE INDEX "_mitarbeiter_v_published_locale_idx" ON "_mitarbeiter_v" USING btree ("published_locale");
  CREATE INDEX "_mitarbeiter_v_latest_idx" ON "_mitarbeiter_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_mitarbeiter_v_locales_locale_parent_id_unique" ON "_mitarbeiter_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "medien_nummer_idx" ON "medien" USING btree ("nummer");
  CREATE INDEX "medien_updated_at_idx" ON "medien" USING btree ("updated_at");
  CREATE INDEX "medien_created_at_idx" ON "medien" USING btree ("created_at");
  CREATE UNIQUE INDEX "medien_filename_idx" ON "medien" USING btree ("filename");
  CREATE UNIQUE INDEX "medien_locales_locale_parent_id_unique" ON "medien_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "benutzer_sessions_order_idx" ON "benutzer_sessions" USING btree ("_order");
  CREATE INDEX "benutzer_sessions_parent_id_idx" ON "benutzer_sessions" USING btree ("_parent_id");
  CREATE INDEX "benutzer_updated_at_idx" ON "benutzer" USING btree ("updated_at");
  CREATE INDEX "benutzer_created_at_idx" ON "benutzer" USING btree ("created_at");
  CREATE UNIQUE INDEX "benutzer_email_idx" ON "benutzer" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_seiten_id_idx" ON "payload_locked_documents_rels" USING btree ("seiten_id");
  CREATE INDEX "payload_locked_documents_rels_aktuelles_id_idx" ON "payload_locked_documents_rels" USING btree ("aktuelles_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_weiterleitungen_id_idx" ON "payload_locked_documents_rels" USING btree ("weiterleitungen_id");
  CREATE INDEX "payload_locked_documents_rels_veranstaltungen_id_idx" ON "payload_locked_documents_rels" USING btree ("veranstaltungen_id");
  CREATE INDEX "payload_locked_documents_rels_rubriken_id_idx" ON "payload_locked_documents_rels" USING btree ("rubriken_id");
  CREATE INDEX "payload_locked_documents_rels_aemter_id_idx" ON "payload_locked_documents_rels" USING btree ("aemter_id");
  CREATE INDEX "payload_locked_documents_rels_mitarbeiter_id_idx" ON "payload_locked_documents_rels" USING btree ("mitarbeiter_id");
  CREATE INDEX "payload_locked_documents_rels_medien_id_idx" ON "payload_locked_documents_rels" USING btree ("medien_id");
  CREATE INDEX "payload_locked_documents_rels_benutzer_id_idx" ON "payload_locked_documents_rels" USING btree ("benutzer_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_benutzer_id_idx" ON "payload_preferences_rels" USING btree ("benutzer_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "einstellungen_social_order_idx" ON "einstellungen_social" USING btree ("_order");
  CREATE INDEX "einstellungen_social_parent_id_idx" ON "einstellungen_social" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "einstellungen_locales_locale_parent_id_unique" ON "einstellungen_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "seiten_hero_images" CASCADE;
  DROP TABLE "seiten_hero_slider" CASCADE;
  DROP TABLE "seiten" CASCADE;
  DROP TABLE "seiten_locales" CASCADE;
  DROP TABLE "_seiten_v_version_hero_images" CASCADE;
  DROP TABLE "_seiten_v_version_hero_slider" CASCADE;
  DROP TABLE "_seiten_v" CASCADE;
  DROP TABLE "_seiten_v_locales" CASCADE;
  DROP TABLE "aktuelles" CASCADE;
  DROP TABLE "aktuelles_locales" CASCADE;
  DROP TABLE "_aktuelles_v" CASCADE;
  DROP TABLE "_aktuelles_v_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "weiterleitungen" CASCADE;
  DROP TABLE "veranstaltungen" CASCADE;
  DROP TABLE "veranstaltungen_locales" CASCADE;
  DROP TABLE "veranstaltungen_rels" CASCADE;
  DROP TABLE "_veranstaltungen_v" CASCADE;
  DROP TABLE "_veranstaltungen_v_locales" CASCADE;
  DROP TABLE "_veranstaltungen_v_rels" CASCADE;
  DROP TABLE "rubriken" CASCADE;
  DROP TABLE "rubriken_locales" CASCADE;
  DROP TABLE "aemter" CASCADE;
  DROP TABLE "aemter_locales" CASCADE;
  DROP TABLE "aemter_rels" CASCADE;
  DROP TABLE "_aemter_v" CASCADE;
  DROP TABLE "_aemter_v_locales" CASCADE;
  DROP TABLE "_aemter_v_rels" CASCADE;
  DROP TABLE "mitarbeiter" CASCADE;
  DROP TABLE "mitarbeiter_locales" CASCADE;
  DROP TABLE "_mitarbeiter_v" CASCADE;
  DROP TABLE "_mitarbeiter_v_locales" CASCADE;
  DROP TABLE "medien" CASCADE;
  DROP TABLE "medien_locales" CASCADE;
  DROP TABLE "benutzer_sessions" CASCADE;
  DROP TABLE "benutzer" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "einstellungen_social" CASCADE;
  DROP TABLE "einstellungen" CASCADE;
  DROP TABLE "einstellungen_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_seiten_page_layout";
  DROP TYPE "public"."enum_seiten_page_theme";
  DROP TYPE "public"."enum_seiten_detailseite_fuer";
  DROP TYPE "public"."enum_seiten_status";
  DROP TYPE "public"."enum__seiten_v_version_page_layout";
  DROP TYPE "public"."enum__seiten_v_version_page_theme";
  DROP TYPE "public"."enum__seiten_v_version_detailseite_fuer";
  DROP TYPE "public"."enum__seiten_v_version_status";
  DROP TYPE "public"."enum__seiten_v_published_locale";
  DROP TYPE "public"."enum_aktuelles_status";
  DROP TYPE "public"."enum__aktuelles_v_version_status";
  DROP TYPE "public"."enum__aktuelles_v_published_locale";
  DROP TYPE "public"."enum_weiterleitungen_status";
  DROP TYPE "public"."enum_veranstaltungen_stand";
  DROP TYPE "public"."enum_veranstaltungen_status";
  DROP TYPE "public"."enum__veranstaltungen_v_version_status";
  DROP TYPE "public"."enum__veranstaltungen_v_published_locale";
  DROP TYPE "public"."enum_aemter_status";
  DROP TYPE "public"."enum__aemter_v_version_status";
  DROP TYPE "public"."enum__aemter_v_published_locale";
  DROP TYPE "public"."enum_mitarbeiter_status";
  DROP TYPE "public"."enum__mitarbeiter_v_version_status";
  DROP TYPE "public"."enum__mitarbeiter_v_published_locale";
  DROP TYPE "public"."enum_benutzer_rolle";`)
}
