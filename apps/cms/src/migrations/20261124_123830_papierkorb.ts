import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__weiterleitungen_v_version_status" AS ENUM('301', '302', '410');
  CREATE TYPE "public"."enum__rubriken_v_version_art" AS ENUM('veranstaltungen', 'branchen', 'shop');
  CREATE TYPE "public"."enum__abfallarten_v_version_icon" AS ENUM('tonne', 'biotonne', 'papiertonne', 'gelber-sack', 'gruenschnitt', 'schadstoffe', 'sperrmuell', 'weihnachtsbaum');
  CREATE TYPE "public"."enum__medien_v_version_lizenz" AS ENUM('eigene-aufnahme', 'nutzungsrecht', 'gemeinfrei', 'cc0', 'cc-by', 'cc-by-sa', 'cc-by-nd');
  CREATE TYPE "public"."enum__einstellungen_v_version_bundesland" AS ENUM('BW', 'BY', 'BE', 'BB', 'HB', 'HH', 'HE', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH');
  ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'papierkorb';
  ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'wiederhergestellt';
  CREATE TABLE "_interessengruppen_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_nummer" numeric,
  	"version_geaendert_von_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_interessengruppen_v_locales" (
  	"version_titel" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_menus_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_menu_items" jsonb,
  	"version_geaendert_von_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_weiterleitungen_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_von" varchar NOT NULL,
  	"version_status" "enum__weiterleitungen_v_version_status" DEFAULT '301' NOT NULL,
  	"version_nach" varchar,
  	"version_geaendert_von_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_rubriken_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_art" "enum__rubriken_v_version_art" DEFAULT 'veranstaltungen' NOT NULL,
  	"version_nummer" numeric,
  	"version_geaendert_von_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_rubriken_v_locales" (
  	"version_rubrik" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_abfallarten_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_farbe" varchar DEFAULT '#4a5a52' NOT NULL,
  	"version_icon" "enum__abfallarten_v_version_icon" DEFAULT 'tonne' NOT NULL,
  	"version_sortierung" numeric DEFAULT 0 NOT NULL,
  	"version_nummer" numeric,
  	"version_geaendert_von_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_abfallarten_v_locales" (
  	"version_titel" varchar NOT NULL,
  	"version_behaelter" varchar,
  	"version_text" varchar,
  	"version_hinein" varchar,
  	"version_nicht_hinein" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_fotopunkt_bilder_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_bild_id" uuid NOT NULL,
  	"version_aufgenommen_am" timestamp(3) with time zone NOT NULL,
  	"version_nummer" numeric,
  	"version_geaendert_von_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_fotopunkt_bilder_v_locales" (
  	"version_standort" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_intranet_rubriken_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_rubrik" varchar NOT NULL,
  	"version_url" varchar NOT NULL,
  	"version_taggingpfad" varchar NOT NULL,
  	"version_sortierung" numeric DEFAULT 0 NOT NULL,
  	"version_nummer" numeric,
  	"version_geaendert_von_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_intranet_archiv_themen_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_thema" varchar NOT NULL,
  	"version_sortierung" numeric DEFAULT 0 NOT NULL,
  	"version_nummer" numeric,
  	"version_geaendert_von_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_antwortvorlagen_v_version_arten" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_antwortvorlagen_arten",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_antwortvorlagen_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_titel" varchar NOT NULL,
  	"version_geaendert_von_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_antwortvorlagen_v_locales" (
  	"version_betreff" varchar,
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_medien_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_titel" varchar,
  	"version_dekorativ" boolean DEFAULT false,
  	"version_copyright" varchar,
  	"version_urheber" varchar,
  	"version_lizenz" "enum__medien_v_version_lizenz",
  	"version_quelle" varchar,
  	"version_nutzung_bis" timestamp(3) with time zone,
  	"version_platzhalter" varchar,
  	"version_quellen" jsonb,
  	"version_papierkorb" varchar,
  	"version_geaendert_von_id" uuid,
  	"version_herkunft" jsonb,
  	"version_nummer" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"version_focal_x" numeric,
  	"version_focal_y" numeric,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_medien_v_locales" (
  	"version_alt" varchar,
  	"version_bildtext" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_medien_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dokumente_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_titel" varchar NOT NULL,
  	"version_bereich" "enum_dokumente_bereich" NOT NULL,
  	"version_stand" timestamp(3) with time zone,
  	"version_oeffentlich" boolean DEFAULT false,
  	"version_nummer" numeric,
  	"version_geaendert_von_id" uuid,
  	"version_papierkorb" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_einstellungen_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"dienst" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_einstellungen_v_version_schliesstage" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tag" timestamp(3) with time zone NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_einstellungen_v_version_schliesstage_locales" (
  	"anlass" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_einstellungen_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_geaendert_von_id" uuid,
  	"version_ortsname" varchar NOT NULL,
  	"version_meldung_email" varchar NOT NULL,
  	"version_anfragen_tage" numeric,
  	"version_newsletter_url" varchar,
  	"version_kartentelefon" varchar,
  	"version_tourismus_amt_id" uuid,
  	"version_rathaus_amt_id" uuid,
  	"version_bundesland" "enum__einstellungen_v_version_bundesland" DEFAULT 'BW',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_einstellungen_v_locales" (
  	"version_claim" varchar,
  	"version_tourismus_name" varchar NOT NULL,
  	"version_rathaus_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "seiten" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "seiten" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_seiten_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_seiten_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "aktuelles" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "aktuelles" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "interessengruppen" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "interessengruppen" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "menus" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "menus" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "weiterleitungen" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "weiterleitungen" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "veranstaltungen" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "veranstaltungen" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "rubriken" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "rubriken" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "aemter" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "aemter" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "mitarbeiter" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "mitarbeiter" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "wegweiser_verfahren" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "wegweiser_verfahren" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_wegweiser_verfahren_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_wegweiser_verfahren_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "lebenslagen" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "lebenslagen" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_lebenslagen_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_lebenslagen_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "bekanntmachungen" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "bekanntmachungen" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_bekanntmachungen_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_bekanntmachungen_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "hinweise" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "hinweise" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_hinweise_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_hinweise_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "brancheneintraege" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "brancheneintraege" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_brancheneintraege_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_brancheneintraege_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "baugebiete" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "baugebiete" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_baugebiete_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_baugebiete_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "abfuhrtermine" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "abfallarten" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "abfallarten" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "strassen" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "schwarzes_brett" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "schwarzes_brett" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_schwarzes_brett_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_schwarzes_brett_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pois" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "pois" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pois_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_pois_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "touren" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "touren" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_touren_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_touren_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "webcams" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "webcams" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_webcams_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_webcams_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "fotopunkt_bilder" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "fotopunkt_bilder" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "galerien" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "galerien" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_galerien_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_galerien_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "videos" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "videos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_videos_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_videos_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "sitzungen" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "sitzungen" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_sitzungen_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_sitzungen_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "vorlagen" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "vorlagen" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_vorlagen_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_vorlagen_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "gremien" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "gremien" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_gremien_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_gremien_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "raete" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "raete" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_raete_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_raete_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "intranet_rubriken" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "intranet_rubriken" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "intranet_texte" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "intranet_texte" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_intranet_texte_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_intranet_texte_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "intranet_archiv" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "intranet_archiv" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_intranet_archiv_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_intranet_archiv_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "intranet_archiv_themen" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "intranet_archiv_themen" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "antwortvorlagen" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "antwortvorlagen" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "unterkuenfte" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "unterkuenfte" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_unterkuenfte_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_unterkuenfte_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "stellplaetze" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "stellplaetze" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_stellplaetze_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_stellplaetze_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pauschalen" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "pauschalen" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pauschalen_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_pauschalen_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "portalmodule" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "portalmodule" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_portalmodule_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_portalmodule_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "shop_artikel" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "shop_artikel" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_geaendert_von_id" uuid;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "medien" ADD COLUMN "papierkorb" varchar;
  ALTER TABLE "medien" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "medien" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "dokumente" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "dokumente" ADD COLUMN "papierkorb" varchar;
  ALTER TABLE "dokumente" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "einstellungen" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "_interessengruppen_v" ADD CONSTRAINT "_interessengruppen_v_parent_id_interessengruppen_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."interessengruppen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_interessengruppen_v" ADD CONSTRAINT "_interessengruppen_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_interessengruppen_v_locales" ADD CONSTRAINT "_interessengruppen_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_interessengruppen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_weiterleitungen_v" ADD CONSTRAINT "_weiterleitungen_v_parent_id_weiterleitungen_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."weiterleitungen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_weiterleitungen_v" ADD CONSTRAINT "_weiterleitungen_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rubriken_v" ADD CONSTRAINT "_rubriken_v_parent_id_rubriken_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rubriken"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rubriken_v" ADD CONSTRAINT "_rubriken_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rubriken_v_locales" ADD CONSTRAINT "_rubriken_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rubriken_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_abfallarten_v" ADD CONSTRAINT "_abfallarten_v_parent_id_abfallarten_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."abfallarten"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_abfallarten_v" ADD CONSTRAINT "_abfallarten_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_abfallarten_v_locales" ADD CONSTRAINT "_abfallarten_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_abfallarten_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fotopunkt_bilder_v" ADD CONSTRAINT "_fotopunkt_bilder_v_parent_id_fotopunkt_bilder_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fotopunkt_bilder"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fotopunkt_bilder_v" ADD CONSTRAINT "_fotopunkt_bilder_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fotopunkt_bilder_v" ADD CONSTRAINT "_fotopunkt_bilder_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fotopunkt_bilder_v_locales" ADD CONSTRAINT "_fotopunkt_bilder_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fotopunkt_bilder_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_intranet_rubriken_v" ADD CONSTRAINT "_intranet_rubriken_v_parent_id_intranet_rubriken_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."intranet_rubriken"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_rubriken_v" ADD CONSTRAINT "_intranet_rubriken_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_archiv_themen_v" ADD CONSTRAINT "_intranet_archiv_themen_v_parent_id_intranet_archiv_themen_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."intranet_archiv_themen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_archiv_themen_v" ADD CONSTRAINT "_intranet_archiv_themen_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_antwortvorlagen_v_version_arten" ADD CONSTRAINT "_antwortvorlagen_v_version_arten_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_antwortvorlagen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_antwortvorlagen_v" ADD CONSTRAINT "_antwortvorlagen_v_parent_id_antwortvorlagen_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."antwortvorlagen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_antwortvorlagen_v" ADD CONSTRAINT "_antwortvorlagen_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_antwortvorlagen_v_locales" ADD CONSTRAINT "_antwortvorlagen_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_antwortvorlagen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_medien_v" ADD CONSTRAINT "_medien_v_parent_id_medien_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_medien_v" ADD CONSTRAINT "_medien_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_medien_v_locales" ADD CONSTRAINT "_medien_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_medien_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_medien_v_texts" ADD CONSTRAINT "_medien_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_medien_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dokumente_v" ADD CONSTRAINT "_dokumente_v_parent_id_dokumente_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dokumente"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dokumente_v" ADD CONSTRAINT "_dokumente_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_einstellungen_v_version_social" ADD CONSTRAINT "_einstellungen_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_einstellungen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_einstellungen_v_version_schliesstage" ADD CONSTRAINT "_einstellungen_v_version_schliesstage_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_einstellungen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_einstellungen_v_version_schliesstage_locales" ADD CONSTRAINT "_einstellungen_v_version_schliesstage_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_einstellungen_v_version_schliesstage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_einstellungen_v" ADD CONSTRAINT "_einstellungen_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_einstellungen_v" ADD CONSTRAINT "_einstellungen_v_version_tourismus_amt_id_aemter_id_fk" FOREIGN KEY ("version_tourismus_amt_id") REFERENCES "public"."aemter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_einstellungen_v" ADD CONSTRAINT "_einstellungen_v_version_rathaus_amt_id_aemter_id_fk" FOREIGN KEY ("version_rathaus_amt_id") REFERENCES "public"."aemter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_einstellungen_v_locales" ADD CONSTRAINT "_einstellungen_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_einstellungen_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_interessengruppen_v_parent_idx" ON "_interessengruppen_v" USING btree ("parent_id");
  CREATE INDEX "_interessengruppen_v_version_version_nummer_idx" ON "_interessengruppen_v" USING btree ("version_nummer");
  CREATE INDEX "_interessengruppen_v_version_version_geaendert_von_idx" ON "_interessengruppen_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_interessengruppen_v_version_version_updated_at_idx" ON "_interessengruppen_v" USING btree ("version_updated_at");
  CREATE INDEX "_interessengruppen_v_version_version_created_at_idx" ON "_interessengruppen_v" USING btree ("version_created_at");
  CREATE INDEX "_interessengruppen_v_version_version_deleted_at_idx" ON "_interessengruppen_v" USING btree ("version_deleted_at");
  CREATE INDEX "_interessengruppen_v_created_at_idx" ON "_interessengruppen_v" USING btree ("created_at");
  CREATE INDEX "_interessengruppen_v_updated_at_idx" ON "_interessengruppen_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_interessengruppen_v_locales_locale_parent_id_unique" ON "_interessengruppen_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_name_idx" ON "_menus_v" USING btree ("version_name");
  CREATE INDEX "_menus_v_version_version_geaendert_von_idx" ON "_menus_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_weiterleitungen_v_parent_idx" ON "_weiterleitungen_v" USING btree ("parent_id");
  CREATE INDEX "_weiterleitungen_v_version_version_von_idx" ON "_weiterleitungen_v" USING btree ("version_von");
  CREATE INDEX "_weiterleitungen_v_version_version_geaendert_von_idx" ON "_weiterleitungen_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_weiterleitungen_v_version_version_updated_at_idx" ON "_weiterleitungen_v" USING btree ("version_updated_at");
  CREATE INDEX "_weiterleitungen_v_version_version_created_at_idx" ON "_weiterleitungen_v" USING btree ("version_created_at");
  CREATE INDEX "_weiterleitungen_v_version_version_deleted_at_idx" ON "_weiterleitungen_v" USING btree ("version_deleted_at");
  CREATE INDEX "_weiterleitungen_v_created_at_idx" ON "_weiterleitungen_v" USING btree ("created_at");
  CREATE INDEX "_weiterleitungen_v_updated_at_idx" ON "_weiterleitungen_v" USING btree ("updated_at");
  CREATE INDEX "_rubriken_v_parent_idx" ON "_rubriken_v" USING btree ("parent_id");
  CREATE INDEX "_rubriken_v_version_version_art_idx" ON "_rubriken_v" USING btree ("version_art");
  CREATE INDEX "_rubriken_v_version_version_nummer_idx" ON "_rubriken_v" USING btree ("version_nummer");
  CREATE INDEX "_rubriken_v_version_version_geaendert_von_idx" ON "_rubriken_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_rubriken_v_version_version_updated_at_idx" ON "_rubriken_v" USING btree ("version_updated_at");
  CREATE INDEX "_rubriken_v_version_version_created_at_idx" ON "_rubriken_v" USING btree ("version_created_at");
  CREATE INDEX "_rubriken_v_version_version_deleted_at_idx" ON "_rubriken_v" USING btree ("version_deleted_at");
  CREATE INDEX "_rubriken_v_created_at_idx" ON "_rubriken_v" USING btree ("created_at");
  CREATE INDEX "_rubriken_v_updated_at_idx" ON "_rubriken_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_rubriken_v_locales_locale_parent_id_unique" ON "_rubriken_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_abfallarten_v_parent_idx" ON "_abfallarten_v" USING btree ("parent_id");
  CREATE INDEX "_abfallarten_v_version_version_sortierung_idx" ON "_abfallarten_v" USING btree ("version_sortierung");
  CREATE INDEX "_abfallarten_v_version_version_nummer_idx" ON "_abfallarten_v" USING btree ("version_nummer");
  CREATE INDEX "_abfallarten_v_version_version_geaendert_von_idx" ON "_abfallarten_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_abfallarten_v_version_version_updated_at_idx" ON "_abfallarten_v" USING btree ("version_updated_at");
  CREATE INDEX "_abfallarten_v_version_version_created_at_idx" ON "_abfallarten_v" USING btree ("version_created_at");
  CREATE INDEX "_abfallarten_v_version_version_deleted_at_idx" ON "_abfallarten_v" USING btree ("version_deleted_at");
  CREATE INDEX "_abfallarten_v_created_at_idx" ON "_abfallarten_v" USING btree ("created_at");
  CREATE INDEX "_abfallarten_v_updated_at_idx" ON "_abfallarten_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_abfallarten_v_locales_locale_parent_id_unique" ON "_abfallarten_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_fotopunkt_bilder_v_parent_idx" ON "_fotopunkt_bilder_v" USING btree ("parent_id");
  CREATE INDEX "_fotopunkt_bilder_v_version_version_bild_idx" ON "_fotopunkt_bilder_v" USING btree ("version_bild_id");
  CREATE INDEX "_fotopunkt_bilder_v_version_version_aufgenommen_am_idx" ON "_fotopunkt_bilder_v" USING btree ("version_aufgenommen_am");
  CREATE INDEX "_fotopunkt_bilder_v_version_version_nummer_idx" ON "_fotopunkt_bilder_v" USING btree ("version_nummer");
  CREATE INDEX "_fotopunkt_bilder_v_version_version_geaendert_von_idx" ON "_fotopunkt_bilder_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_fotopunkt_bilder_v_version_version_updated_at_idx" ON "_fotopunkt_bilder_v" USING btree ("version_updated_at");
  CREATE INDEX "_fotopunkt_bilder_v_version_version_created_at_idx" ON "_fotopunkt_bilder_v" USING btree ("version_created_at");
  CREATE INDEX "_fotopunkt_bilder_v_version_version_deleted_at_idx" ON "_fotopunkt_bilder_v" USING btree ("version_deleted_at");
  CREATE INDEX "_fotopunkt_bilder_v_created_at_idx" ON "_fotopunkt_bilder_v" USING btree ("created_at");
  CREATE INDEX "_fotopunkt_bilder_v_updated_at_idx" ON "_fotopunkt_bilder_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_fotopunkt_bilder_v_locales_locale_parent_id_unique" ON "_fotopunkt_bilder_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_intranet_rubriken_v_parent_idx" ON "_intranet_rubriken_v" USING btree ("parent_id");
  CREATE INDEX "_intranet_rubriken_v_version_version_url_idx" ON "_intranet_rubriken_v" USING btree ("version_url");
  CREATE INDEX "_intranet_rubriken_v_version_version_sortierung_idx" ON "_intranet_rubriken_v" USING btree ("version_sortierung");
  CREATE INDEX "_intranet_rubriken_v_version_version_nummer_idx" ON "_intranet_rubriken_v" USING btree ("version_nummer");
  CREATE INDEX "_intranet_rubriken_v_version_version_geaendert_von_idx" ON "_intranet_rubriken_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_intranet_rubriken_v_version_version_updated_at_idx" ON "_intranet_rubriken_v" USING btree ("version_updated_at");
  CREATE INDEX "_intranet_rubriken_v_version_version_created_at_idx" ON "_intranet_rubriken_v" USING btree ("version_created_at");
  CREATE INDEX "_intranet_rubriken_v_version_version_deleted_at_idx" ON "_intranet_rubriken_v" USING btree ("version_deleted_at");
  CREATE INDEX "_intranet_rubriken_v_created_at_idx" ON "_intranet_rubriken_v" USING btree ("created_at");
  CREATE INDEX "_intranet_rubriken_v_updated_at_idx" ON "_intranet_rubriken_v" USING btree ("updated_at");
  CREATE INDEX "_intranet_archiv_themen_v_parent_idx" ON "_intranet_archiv_themen_v" USING btree ("parent_id");
  CREATE INDEX "_intranet_archiv_themen_v_version_version_sortierung_idx" ON "_intranet_archiv_themen_v" USING btree ("version_sortierung");
  CREATE INDEX "_intranet_archiv_themen_v_version_version_nummer_idx" ON "_intranet_archiv_themen_v" USING btree ("version_nummer");
  CREATE INDEX "_intranet_archiv_themen_v_version_version_geaendert_von_idx" ON "_intranet_archiv_themen_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_intranet_archiv_themen_v_version_version_updated_at_idx" ON "_intranet_archiv_themen_v" USING btree ("version_updated_at");
  CREATE INDEX "_intranet_archiv_themen_v_version_version_created_at_idx" ON "_intranet_archiv_themen_v" USING btree ("version_created_at");
  CREATE INDEX "_intranet_archiv_themen_v_version_version_deleted_at_idx" ON "_intranet_archiv_themen_v" USING btree ("version_deleted_at");
  CREATE INDEX "_intranet_archiv_themen_v_created_at_idx" ON "_intranet_archiv_themen_v" USING btree ("created_at");
  CREATE INDEX "_intranet_archiv_themen_v_updated_at_idx" ON "_intranet_archiv_themen_v" USING btree ("updated_at");
  CREATE INDEX "_antwortvorlagen_v_version_arten_order_idx" ON "_antwortvorlagen_v_version_arten" USING btree ("order");
  CREATE INDEX "_antwortvorlagen_v_version_arten_parent_idx" ON "_antwortvorlagen_v_version_arten" USING btree ("parent_id");
  CREATE INDEX "_antwortvorlagen_v_parent_idx" ON "_antwortvorlagen_v" USING btree ("parent_id");
  CREATE INDEX "_antwortvorlagen_v_version_version_geaendert_von_idx" ON "_antwortvorlagen_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_antwortvorlagen_v_version_version_updated_at_idx" ON "_antwortvorlagen_v" USING btree ("version_updated_at");
  CREATE INDEX "_antwortvorlagen_v_version_version_created_at_idx" ON "_antwortvorlagen_v" USING btree ("version_created_at");
  CREATE INDEX "_antwortvorlagen_v_version_version_deleted_at_idx" ON "_antwortvorlagen_v" USING btree ("version_deleted_at");
  CREATE INDEX "_antwortvorlagen_v_created_at_idx" ON "_antwortvorlagen_v" USING btree ("created_at");
  CREATE INDEX "_antwortvorlagen_v_updated_at_idx" ON "_antwortvorlagen_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_antwortvorlagen_v_locales_locale_parent_id_unique" ON "_antwortvorlagen_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_medien_v_parent_idx" ON "_medien_v" USING btree ("parent_id");
  CREATE INDEX "_medien_v_version_version_lizenz_idx" ON "_medien_v" USING btree ("version_lizenz");
  CREATE INDEX "_medien_v_version_version_nutzung_bis_idx" ON "_medien_v" USING btree ("version_nutzung_bis");
  CREATE INDEX "_medien_v_version_version_geaendert_von_idx" ON "_medien_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_medien_v_version_version_nummer_idx" ON "_medien_v" USING btree ("version_nummer");
  CREATE INDEX "_medien_v_version_version_updated_at_idx" ON "_medien_v" USING btree ("version_updated_at");
  CREATE INDEX "_medien_v_version_version_created_at_idx" ON "_medien_v" USING btree ("version_created_at");
  CREATE INDEX "_medien_v_version_version_deleted_at_idx" ON "_medien_v" USING btree ("version_deleted_at");
  CREATE INDEX "_medien_v_version_version_filename_idx" ON "_medien_v" USING btree ("version_filename");
  CREATE INDEX "_medien_v_created_at_idx" ON "_medien_v" USING btree ("created_at");
  CREATE INDEX "_medien_v_updated_at_idx" ON "_medien_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_medien_v_locales_locale_parent_id_unique" ON "_medien_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_medien_v_texts_order_parent" ON "_medien_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dokumente_v_parent_idx" ON "_dokumente_v" USING btree ("parent_id");
  CREATE INDEX "_dokumente_v_version_version_stand_idx" ON "_dokumente_v" USING btree ("version_stand");
  CREATE INDEX "_dokumente_v_version_version_nummer_idx" ON "_dokumente_v" USING btree ("version_nummer");
  CREATE INDEX "_dokumente_v_version_version_geaendert_von_idx" ON "_dokumente_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_dokumente_v_version_version_updated_at_idx" ON "_dokumente_v" USING btree ("version_updated_at");
  CREATE INDEX "_dokumente_v_version_version_created_at_idx" ON "_dokumente_v" USING btree ("version_created_at");
  CREATE INDEX "_dokumente_v_version_version_deleted_at_idx" ON "_dokumente_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dokumente_v_version_version_filename_idx" ON "_dokumente_v" USING btree ("version_filename");
  CREATE INDEX "_dokumente_v_created_at_idx" ON "_dokumente_v" USING btree ("created_at");
  CREATE INDEX "_dokumente_v_updated_at_idx" ON "_dokumente_v" USING btree ("updated_at");
  CREATE INDEX "_einstellungen_v_version_social_order_idx" ON "_einstellungen_v_version_social" USING btree ("_order");
  CREATE INDEX "_einstellungen_v_version_social_parent_id_idx" ON "_einstellungen_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_einstellungen_v_version_schliesstage_order_idx" ON "_einstellungen_v_version_schliesstage" USING btree ("_order");
  CREATE INDEX "_einstellungen_v_version_schliesstage_parent_id_idx" ON "_einstellungen_v_version_schliesstage" USING btree ("_parent_id");
  CREATE INDEX "_einstellungen_v_version_schliesstage_tag_idx" ON "_einstellungen_v_version_schliesstage" USING btree ("tag");
  CREATE UNIQUE INDEX "_einstellungen_v_version_schliesstage_locales_locale_parent_" ON "_einstellungen_v_version_schliesstage_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_einstellungen_v_version_version_geaendert_von_idx" ON "_einstellungen_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_einstellungen_v_version_tourismus_version_tourismus_amt_idx" ON "_einstellungen_v" USING btree ("version_tourismus_amt_id");
  CREATE INDEX "_einstellungen_v_version_rathaus_version_rathaus_amt_idx" ON "_einstellungen_v" USING btree ("version_rathaus_amt_id");
  CREATE INDEX "_einstellungen_v_created_at_idx" ON "_einstellungen_v" USING btree ("created_at");
  CREATE INDEX "_einstellungen_v_updated_at_idx" ON "_einstellungen_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_einstellungen_v_locales_locale_parent_id_unique" ON "_einstellungen_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "seiten" ADD CONSTRAINT "seiten_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seiten_v" ADD CONSTRAINT "_seiten_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "aktuelles" ADD CONSTRAINT "aktuelles_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aktuelles_v" ADD CONSTRAINT "_aktuelles_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "interessengruppen" ADD CONSTRAINT "interessengruppen_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "weiterleitungen" ADD CONSTRAINT "weiterleitungen_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "veranstaltungen" ADD CONSTRAINT "veranstaltungen_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v" ADD CONSTRAINT "_veranstaltungen_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rubriken" ADD CONSTRAINT "rubriken_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "aemter" ADD CONSTRAINT "aemter_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aemter_v" ADD CONSTRAINT "_aemter_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mitarbeiter" ADD CONSTRAINT "mitarbeiter_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mitarbeiter_v" ADD CONSTRAINT "_mitarbeiter_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wegweiser_verfahren" ADD CONSTRAINT "wegweiser_verfahren_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wegweiser_verfahren_v" ADD CONSTRAINT "_wegweiser_verfahren_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lebenslagen" ADD CONSTRAINT "lebenslagen_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lebenslagen_v" ADD CONSTRAINT "_lebenslagen_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bekanntmachungen" ADD CONSTRAINT "bekanntmachungen_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bekanntmachungen_v" ADD CONSTRAINT "_bekanntmachungen_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hinweise" ADD CONSTRAINT "hinweise_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hinweise_v" ADD CONSTRAINT "_hinweise_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brancheneintraege" ADD CONSTRAINT "brancheneintraege_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v" ADD CONSTRAINT "_brancheneintraege_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "baugebiete" ADD CONSTRAINT "baugebiete_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_baugebiete_v" ADD CONSTRAINT "_baugebiete_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "abfallarten" ADD CONSTRAINT "abfallarten_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schwarzes_brett" ADD CONSTRAINT "schwarzes_brett_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schwarzes_brett_v" ADD CONSTRAINT "_schwarzes_brett_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pois" ADD CONSTRAINT "pois_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pois_v" ADD CONSTRAINT "_pois_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "touren" ADD CONSTRAINT "touren_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_touren_v" ADD CONSTRAINT "_touren_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webcams" ADD CONSTRAINT "webcams_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webcams_v" ADD CONSTRAINT "_webcams_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fotopunkt_bilder" ADD CONSTRAINT "fotopunkt_bilder_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galerien" ADD CONSTRAINT "galerien_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galerien_v" ADD CONSTRAINT "_galerien_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sitzungen" ADD CONSTRAINT "sitzungen_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sitzungen_v" ADD CONSTRAINT "_sitzungen_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vorlagen" ADD CONSTRAINT "vorlagen_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vorlagen_v" ADD CONSTRAINT "_vorlagen_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gremien" ADD CONSTRAINT "gremien_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gremien_v" ADD CONSTRAINT "_gremien_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "raete" ADD CONSTRAINT "raete_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_raete_v" ADD CONSTRAINT "_raete_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intranet_rubriken" ADD CONSTRAINT "intranet_rubriken_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intranet_texte" ADD CONSTRAINT "intranet_texte_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_texte_v" ADD CONSTRAINT "_intranet_texte_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intranet_archiv" ADD CONSTRAINT "intranet_archiv_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_archiv_v" ADD CONSTRAINT "_intranet_archiv_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intranet_archiv_themen" ADD CONSTRAINT "intranet_archiv_themen_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "antwortvorlagen" ADD CONSTRAINT "antwortvorlagen_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "unterkuenfte" ADD CONSTRAINT "unterkuenfte_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_unterkuenfte_v" ADD CONSTRAINT "_unterkuenfte_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stellplaetze" ADD CONSTRAINT "stellplaetze_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stellplaetze_v" ADD CONSTRAINT "_stellplaetze_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pauschalen" ADD CONSTRAINT "pauschalen_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pauschalen_v" ADD CONSTRAINT "_pauschalen_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portalmodule" ADD CONSTRAINT "portalmodule_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portalmodule_v" ADD CONSTRAINT "_portalmodule_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_artikel" ADD CONSTRAINT "shop_artikel_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_artikel_v" ADD CONSTRAINT "_shop_artikel_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "medien" ADD CONSTRAINT "medien_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dokumente" ADD CONSTRAINT "dokumente_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "einstellungen" ADD CONSTRAINT "einstellungen_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "seiten_geaendert_von_idx" ON "seiten" USING btree ("geaendert_von_id");
  CREATE INDEX "seiten_deleted_at_idx" ON "seiten" USING btree ("deleted_at");
  CREATE INDEX "_seiten_v_version_version_geaendert_von_idx" ON "_seiten_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_seiten_v_version_version_deleted_at_idx" ON "_seiten_v" USING btree ("version_deleted_at");
  CREATE INDEX "aktuelles_geaendert_von_idx" ON "aktuelles" USING btree ("geaendert_von_id");
  CREATE INDEX "aktuelles_deleted_at_idx" ON "aktuelles" USING btree ("deleted_at");
  CREATE INDEX "_aktuelles_v_version_version_geaendert_von_idx" ON "_aktuelles_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_aktuelles_v_version_version_deleted_at_idx" ON "_aktuelles_v" USING btree ("version_deleted_at");
  CREATE INDEX "interessengruppen_geaendert_von_idx" ON "interessengruppen" USING btree ("geaendert_von_id");
  CREATE INDEX "interessengruppen_deleted_at_idx" ON "interessengruppen" USING btree ("deleted_at");
  CREATE INDEX "menus_geaendert_von_idx" ON "menus" USING btree ("geaendert_von_id");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "weiterleitungen_geaendert_von_idx" ON "weiterleitungen" USING btree ("geaendert_von_id");
  CREATE INDEX "weiterleitungen_deleted_at_idx" ON "weiterleitungen" USING btree ("deleted_at");
  CREATE INDEX "veranstaltungen_geaendert_von_idx" ON "veranstaltungen" USING btree ("geaendert_von_id");
  CREATE INDEX "veranstaltungen_deleted_at_idx" ON "veranstaltungen" USING btree ("deleted_at");
  CREATE INDEX "_veranstaltungen_v_version_version_geaendert_von_idx" ON "_veranstaltungen_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_veranstaltungen_v_version_version_deleted_at_idx" ON "_veranstaltungen_v" USING btree ("version_deleted_at");
  CREATE INDEX "rubriken_geaendert_von_idx" ON "rubriken" USING btree ("geaendert_von_id");
  CREATE INDEX "rubriken_deleted_at_idx" ON "rubriken" USING btree ("deleted_at");
  CREATE INDEX "aemter_geaendert_von_idx" ON "aemter" USING btree ("geaendert_von_id");
  CREATE INDEX "aemter_deleted_at_idx" ON "aemter" USING btree ("deleted_at");
  CREATE INDEX "_aemter_v_version_version_geaendert_von_idx" ON "_aemter_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_aemter_v_version_version_deleted_at_idx" ON "_aemter_v" USING btree ("version_deleted_at");
  CREATE INDEX "mitarbeiter_geaendert_von_idx" ON "mitarbeiter" USING btree ("geaendert_von_id");
  CREATE INDEX "mitarbeiter_deleted_at_idx" ON "mitarbeiter" USING btree ("deleted_at");
  CREATE INDEX "_mitarbeiter_v_version_version_geaendert_von_idx" ON "_mitarbeiter_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_mitarbeiter_v_version_version_deleted_at_idx" ON "_mitarbeiter_v" USING btree ("version_deleted_at");
  CREATE INDEX "wegweiser_verfahren_geaendert_von_idx" ON "wegweiser_verfahren" USING btree ("geaendert_von_id");
  CREATE INDEX "wegweiser_verfahren_deleted_at_idx" ON "wegweiser_verfahren" USING btree ("deleted_at");
  CREATE INDEX "_wegweiser_verfahren_v_version_version_geaendert_von_idx" ON "_wegweiser_verfahren_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_wegweiser_verfahren_v_version_version_deleted_at_idx" ON "_wegweiser_verfahren_v" USING btree ("version_deleted_at");
  CREATE INDEX "lebenslagen_geaendert_von_idx" ON "lebenslagen" USING btree ("geaendert_von_id");
  CREATE INDEX "lebenslagen_deleted_at_idx" ON "lebenslagen" USING btree ("deleted_at");
  CREATE INDEX "_lebenslagen_v_version_version_geaendert_von_idx" ON "_lebenslagen_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_lebenslagen_v_version_version_deleted_at_idx" ON "_lebenslagen_v" USING btree ("version_deleted_at");
  CREATE INDEX "bekanntmachungen_geaendert_von_idx" ON "bekanntmachungen" USING btree ("geaendert_von_id");
  CREATE INDEX "bekanntmachungen_deleted_at_idx" ON "bekanntmachungen" USING btree ("deleted_at");
  CREATE INDEX "_bekanntmachungen_v_version_version_geaendert_von_idx" ON "_bekanntmachungen_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_bekanntmachungen_v_version_version_deleted_at_idx" ON "_bekanntmachungen_v" USING btree ("version_deleted_at");
  CREATE INDEX "hinweise_geaendert_von_idx" ON "hinweise" USING btree ("geaendert_von_id");
  CREATE INDEX "hinweise_deleted_at_idx" ON "hinweise" USING btree ("deleted_at");
  CREATE INDEX "_hinweise_v_version_version_geaendert_von_idx" ON "_hinweise_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_hinweise_v_version_version_deleted_at_idx" ON "_hinweise_v" USING btree ("version_deleted_at");
  CREATE INDEX "brancheneintraege_geaendert_von_idx" ON "brancheneintraege" USING btree ("geaendert_von_id");
  CREATE INDEX "brancheneintraege_deleted_at_idx" ON "brancheneintraege" USING btree ("deleted_at");
  CREATE INDEX "_brancheneintraege_v_version_version_geaendert_von_idx" ON "_brancheneintraege_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_brancheneintraege_v_version_version_deleted_at_idx" ON "_brancheneintraege_v" USING btree ("version_deleted_at");
  CREATE INDEX "baugebiete_geaendert_von_idx" ON "baugebiete" USING btree ("geaendert_von_id");
  CREATE INDEX "baugebiete_deleted_at_idx" ON "baugebiete" USING btree ("deleted_at");
  CREATE INDEX "_baugebiete_v_version_version_geaendert_von_idx" ON "_baugebiete_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_baugebiete_v_version_version_deleted_at_idx" ON "_baugebiete_v" USING btree ("version_deleted_at");
  CREATE INDEX "abfuhrtermine_deleted_at_idx" ON "abfuhrtermine" USING btree ("deleted_at");
  CREATE INDEX "abfallarten_geaendert_von_idx" ON "abfallarten" USING btree ("geaendert_von_id");
  CREATE INDEX "abfallarten_deleted_at_idx" ON "abfallarten" USING btree ("deleted_at");
  CREATE INDEX "strassen_deleted_at_idx" ON "strassen" USING btree ("deleted_at");
  CREATE INDEX "schwarzes_brett_geaendert_von_idx" ON "schwarzes_brett" USING btree ("geaendert_von_id");
  CREATE INDEX "schwarzes_brett_deleted_at_idx" ON "schwarzes_brett" USING btree ("deleted_at");
  CREATE INDEX "_schwarzes_brett_v_version_version_geaendert_von_idx" ON "_schwarzes_brett_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_schwarzes_brett_v_version_version_deleted_at_idx" ON "_schwarzes_brett_v" USING btree ("version_deleted_at");
  CREATE INDEX "pois_geaendert_von_idx" ON "pois" USING btree ("geaendert_von_id");
  CREATE INDEX "pois_deleted_at_idx" ON "pois" USING btree ("deleted_at");
  CREATE INDEX "_pois_v_version_version_geaendert_von_idx" ON "_pois_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_pois_v_version_version_deleted_at_idx" ON "_pois_v" USING btree ("version_deleted_at");
  CREATE INDEX "touren_geaendert_von_idx" ON "touren" USING btree ("geaendert_von_id");
  CREATE INDEX "touren_deleted_at_idx" ON "touren" USING btree ("deleted_at");
  CREATE INDEX "_touren_v_version_version_geaendert_von_idx" ON "_touren_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_touren_v_version_version_deleted_at_idx" ON "_touren_v" USING btree ("version_deleted_at");
  CREATE INDEX "webcams_geaendert_von_idx" ON "webcams" USING btree ("geaendert_von_id");
  CREATE INDEX "webcams_deleted_at_idx" ON "webcams" USING btree ("deleted_at");
  CREATE INDEX "_webcams_v_version_version_geaendert_von_idx" ON "_webcams_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_webcams_v_version_version_deleted_at_idx" ON "_webcams_v" USING btree ("version_deleted_at");
  CREATE INDEX "fotopunkt_bilder_geaendert_von_idx" ON "fotopunkt_bilder" USING btree ("geaendert_von_id");
  CREATE INDEX "fotopunkt_bilder_deleted_at_idx" ON "fotopunkt_bilder" USING btree ("deleted_at");
  CREATE INDEX "galerien_geaendert_von_idx" ON "galerien" USING btree ("geaendert_von_id");
  CREATE INDEX "galerien_deleted_at_idx" ON "galerien" USING btree ("deleted_at");
  CREATE INDEX "_galerien_v_version_version_geaendert_von_idx" ON "_galerien_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_galerien_v_version_version_deleted_at_idx" ON "_galerien_v" USING btree ("version_deleted_at");
  CREATE INDEX "videos_geaendert_von_idx" ON "videos" USING btree ("geaendert_von_id");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "_videos_v_version_version_geaendert_von_idx" ON "_videos_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_videos_v_version_version_deleted_at_idx" ON "_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "sitzungen_geaendert_von_idx" ON "sitzungen" USING btree ("geaendert_von_id");
  CREATE INDEX "sitzungen_deleted_at_idx" ON "sitzungen" USING btree ("deleted_at");
  CREATE INDEX "_sitzungen_v_version_version_geaendert_von_idx" ON "_sitzungen_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_sitzungen_v_version_version_deleted_at_idx" ON "_sitzungen_v" USING btree ("version_deleted_at");
  CREATE INDEX "vorlagen_geaendert_von_idx" ON "vorlagen" USING btree ("geaendert_von_id");
  CREATE INDEX "vorlagen_deleted_at_idx" ON "vorlagen" USING btree ("deleted_at");
  CREATE INDEX "_vorlagen_v_version_version_geaendert_von_idx" ON "_vorlagen_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_vorlagen_v_version_version_deleted_at_idx" ON "_vorlagen_v" USING btree ("version_deleted_at");
  CREATE INDEX "gremien_geaendert_von_idx" ON "gremien" USING btree ("geaendert_von_id");
  CREATE INDEX "gremien_deleted_at_idx" ON "gremien" USING btree ("deleted_at");
  CREATE INDEX "_gremien_v_version_version_geaendert_von_idx" ON "_gremien_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_gremien_v_version_version_deleted_at_idx" ON "_gremien_v" USING btree ("version_deleted_at");
  CREATE INDEX "raete_geaendert_von_idx" ON "raete" USING btree ("geaendert_von_id");
  CREATE INDEX "raete_deleted_at_idx" ON "raete" USING btree ("deleted_at");
  CREATE INDEX "_raete_v_version_version_geaendert_von_idx" ON "_raete_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_raete_v_version_version_deleted_at_idx" ON "_raete_v" USING btree ("version_deleted_at");
  CREATE INDEX "intranet_rubriken_geaendert_von_idx" ON "intranet_rubriken" USING btree ("geaendert_von_id");
  CREATE INDEX "intranet_rubriken_deleted_at_idx" ON "intranet_rubriken" USING btree ("deleted_at");
  CREATE INDEX "intranet_texte_geaendert_von_idx" ON "intranet_texte" USING btree ("geaendert_von_id");
  CREATE INDEX "intranet_texte_deleted_at_idx" ON "intranet_texte" USING btree ("deleted_at");
  CREATE INDEX "_intranet_texte_v_version_version_geaendert_von_idx" ON "_intranet_texte_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_intranet_texte_v_version_version_deleted_at_idx" ON "_intranet_texte_v" USING btree ("version_deleted_at");
  CREATE INDEX "intranet_archiv_geaendert_von_idx" ON "intranet_archiv" USING btree ("geaendert_von_id");
  CREATE INDEX "intranet_archiv_deleted_at_idx" ON "intranet_archiv" USING btree ("deleted_at");
  CREATE INDEX "_intranet_archiv_v_version_version_geaendert_von_idx" ON "_intranet_archiv_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_intranet_archiv_v_version_version_deleted_at_idx" ON "_intranet_archiv_v" USING btree ("version_deleted_at");
  CREATE INDEX "intranet_archiv_themen_geaendert_von_idx" ON "intranet_archiv_themen" USING btree ("geaendert_von_id");
  CREATE INDEX "intranet_archiv_themen_deleted_at_idx" ON "intranet_archiv_themen" USING btree ("deleted_at");
  CREATE INDEX "antwortvorlagen_geaendert_von_idx" ON "antwortvorlagen" USING btree ("geaendert_von_id");
  CREATE INDEX "antwortvorlagen_deleted_at_idx" ON "antwortvorlagen" USING btree ("deleted_at");
  CREATE INDEX "unterkuenfte_geaendert_von_idx" ON "unterkuenfte" USING btree ("geaendert_von_id");
  CREATE INDEX "unterkuenfte_deleted_at_idx" ON "unterkuenfte" USING btree ("deleted_at");
  CREATE INDEX "_unterkuenfte_v_version_version_geaendert_von_idx" ON "_unterkuenfte_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_unterkuenfte_v_version_version_deleted_at_idx" ON "_unterkuenfte_v" USING btree ("version_deleted_at");
  CREATE INDEX "stellplaetze_geaendert_von_idx" ON "stellplaetze" USING btree ("geaendert_von_id");
  CREATE INDEX "stellplaetze_deleted_at_idx" ON "stellplaetze" USING btree ("deleted_at");
  CREATE INDEX "_stellplaetze_v_version_version_geaendert_von_idx" ON "_stellplaetze_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_stellplaetze_v_version_version_deleted_at_idx" ON "_stellplaetze_v" USING btree ("version_deleted_at");
  CREATE INDEX "pauschalen_geaendert_von_idx" ON "pauschalen" USING btree ("geaendert_von_id");
  CREATE INDEX "pauschalen_deleted_at_idx" ON "pauschalen" USING btree ("deleted_at");
  CREATE INDEX "_pauschalen_v_version_version_geaendert_von_idx" ON "_pauschalen_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_pauschalen_v_version_version_deleted_at_idx" ON "_pauschalen_v" USING btree ("version_deleted_at");
  CREATE INDEX "portalmodule_geaendert_von_idx" ON "portalmodule" USING btree ("geaendert_von_id");
  CREATE INDEX "portalmodule_deleted_at_idx" ON "portalmodule" USING btree ("deleted_at");
  CREATE INDEX "_portalmodule_v_version_version_geaendert_von_idx" ON "_portalmodule_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_portalmodule_v_version_version_deleted_at_idx" ON "_portalmodule_v" USING btree ("version_deleted_at");
  CREATE INDEX "shop_artikel_geaendert_von_idx" ON "shop_artikel" USING btree ("geaendert_von_id");
  CREATE INDEX "shop_artikel_deleted_at_idx" ON "shop_artikel" USING btree ("deleted_at");
  CREATE INDEX "_shop_artikel_v_version_version_geaendert_von_idx" ON "_shop_artikel_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_shop_artikel_v_version_version_deleted_at_idx" ON "_shop_artikel_v" USING btree ("version_deleted_at");
  CREATE INDEX "medien_geaendert_von_idx" ON "medien" USING btree ("geaendert_von_id");
  CREATE INDEX "medien_deleted_at_idx" ON "medien" USING btree ("deleted_at");
  CREATE INDEX "dokumente_geaendert_von_idx" ON "dokumente" USING btree ("geaendert_von_id");
  CREATE INDEX "dokumente_deleted_at_idx" ON "dokumente" USING btree ("deleted_at");
  CREATE INDEX "einstellungen_geaendert_von_idx" ON "einstellungen" USING btree ("geaendert_von_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_interessengruppen_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_interessengruppen_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_weiterleitungen_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rubriken_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rubriken_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_abfallarten_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_abfallarten_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fotopunkt_bilder_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fotopunkt_bilder_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_intranet_rubriken_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_intranet_archiv_themen_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_antwortvorlagen_v_version_arten" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_antwortvorlagen_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_antwortvorlagen_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_medien_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_medien_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_medien_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dokumente_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_einstellungen_v_version_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_einstellungen_v_version_schliesstage" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_einstellungen_v_version_schliesstage_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_einstellungen_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_einstellungen_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_interessengruppen_v" CASCADE;
  DROP TABLE "_interessengruppen_v_locales" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "_weiterleitungen_v" CASCADE;
  DROP TABLE "_rubriken_v" CASCADE;
  DROP TABLE "_rubriken_v_locales" CASCADE;
  DROP TABLE "_abfallarten_v" CASCADE;
  DROP TABLE "_abfallarten_v_locales" CASCADE;
  DROP TABLE "_fotopunkt_bilder_v" CASCADE;
  DROP TABLE "_fotopunkt_bilder_v_locales" CASCADE;
  DROP TABLE "_intranet_rubriken_v" CASCADE;
  DROP TABLE "_intranet_archiv_themen_v" CASCADE;
  DROP TABLE "_antwortvorlagen_v_version_arten" CASCADE;
  DROP TABLE "_antwortvorlagen_v" CASCADE;
  DROP TABLE "_antwortvorlagen_v_locales" CASCADE;
  DROP TABLE "_medien_v" CASCADE;
  DROP TABLE "_medien_v_locales" CASCADE;
  DROP TABLE "_medien_v_texts" CASCADE;
  DROP TABLE "_dokumente_v" CASCADE;
  DROP TABLE "_einstellungen_v_version_social" CASCADE;
  DROP TABLE "_einstellungen_v_version_schliesstage" CASCADE;
  DROP TABLE "_einstellungen_v_version_schliesstage_locales" CASCADE;
  DROP TABLE "_einstellungen_v" CASCADE;
  DROP TABLE "_einstellungen_v_locales" CASCADE;
  ALTER TABLE "seiten" DROP CONSTRAINT "seiten_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_seiten_v" DROP CONSTRAINT "_seiten_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "aktuelles" DROP CONSTRAINT "aktuelles_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_aktuelles_v" DROP CONSTRAINT "_aktuelles_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "interessengruppen" DROP CONSTRAINT "interessengruppen_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "menus" DROP CONSTRAINT "menus_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "weiterleitungen" DROP CONSTRAINT "weiterleitungen_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "veranstaltungen" DROP CONSTRAINT "veranstaltungen_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_veranstaltungen_v" DROP CONSTRAINT "_veranstaltungen_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "rubriken" DROP CONSTRAINT "rubriken_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "aemter" DROP CONSTRAINT "aemter_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_aemter_v" DROP CONSTRAINT "_aemter_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "mitarbeiter" DROP CONSTRAINT "mitarbeiter_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_mitarbeiter_v" DROP CONSTRAINT "_mitarbeiter_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "wegweiser_verfahren" DROP CONSTRAINT "wegweiser_verfahren_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_wegweiser_verfahren_v" DROP CONSTRAINT "_wegweiser_verfahren_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "lebenslagen" DROP CONSTRAINT "lebenslagen_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_lebenslagen_v" DROP CONSTRAINT "_lebenslagen_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "bekanntmachungen" DROP CONSTRAINT "bekanntmachungen_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_bekanntmachungen_v" DROP CONSTRAINT "_bekanntmachungen_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "hinweise" DROP CONSTRAINT "hinweise_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_hinweise_v" DROP CONSTRAINT "_hinweise_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "brancheneintraege" DROP CONSTRAINT "brancheneintraege_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_brancheneintraege_v" DROP CONSTRAINT "_brancheneintraege_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "baugebiete" DROP CONSTRAINT "baugebiete_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_baugebiete_v" DROP CONSTRAINT "_baugebiete_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "abfallarten" DROP CONSTRAINT "abfallarten_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "schwarzes_brett" DROP CONSTRAINT "schwarzes_brett_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_schwarzes_brett_v" DROP CONSTRAINT "_schwarzes_brett_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "pois" DROP CONSTRAINT "pois_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_pois_v" DROP CONSTRAINT "_pois_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "touren" DROP CONSTRAINT "touren_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_touren_v" DROP CONSTRAINT "_touren_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "webcams" DROP CONSTRAINT "webcams_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_webcams_v" DROP CONSTRAINT "_webcams_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "fotopunkt_bilder" DROP CONSTRAINT "fotopunkt_bilder_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "galerien" DROP CONSTRAINT "galerien_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_galerien_v" DROP CONSTRAINT "_galerien_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "videos" DROP CONSTRAINT "videos_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_videos_v" DROP CONSTRAINT "_videos_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "sitzungen" DROP CONSTRAINT "sitzungen_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_sitzungen_v" DROP CONSTRAINT "_sitzungen_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "vorlagen" DROP CONSTRAINT "vorlagen_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_vorlagen_v" DROP CONSTRAINT "_vorlagen_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "gremien" DROP CONSTRAINT "gremien_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_gremien_v" DROP CONSTRAINT "_gremien_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "raete" DROP CONSTRAINT "raete_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_raete_v" DROP CONSTRAINT "_raete_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "intranet_rubriken" DROP CONSTRAINT "intranet_rubriken_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "intranet_texte" DROP CONSTRAINT "intranet_texte_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_intranet_texte_v" DROP CONSTRAINT "_intranet_texte_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "intranet_archiv" DROP CONSTRAINT "intranet_archiv_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_intranet_archiv_v" DROP CONSTRAINT "_intranet_archiv_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "intranet_archiv_themen" DROP CONSTRAINT "intranet_archiv_themen_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "antwortvorlagen" DROP CONSTRAINT "antwortvorlagen_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "unterkuenfte" DROP CONSTRAINT "unterkuenfte_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_unterkuenfte_v" DROP CONSTRAINT "_unterkuenfte_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "stellplaetze" DROP CONSTRAINT "stellplaetze_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_stellplaetze_v" DROP CONSTRAINT "_stellplaetze_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "pauschalen" DROP CONSTRAINT "pauschalen_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_pauschalen_v" DROP CONSTRAINT "_pauschalen_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "portalmodule" DROP CONSTRAINT "portalmodule_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_portalmodule_v" DROP CONSTRAINT "_portalmodule_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "shop_artikel" DROP CONSTRAINT "shop_artikel_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "_shop_artikel_v" DROP CONSTRAINT "_shop_artikel_v_version_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "medien" DROP CONSTRAINT "medien_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "dokumente" DROP CONSTRAINT "dokumente_geaendert_von_id_benutzer_id_fk";
  
  ALTER TABLE "einstellungen" DROP CONSTRAINT "einstellungen_geaendert_von_id_benutzer_id_fk";
  
  DELETE FROM "protokoll" WHERE "vorgang" IN ('papierkorb', 'wiederhergestellt');
  ALTER TABLE "protokoll" ALTER COLUMN "vorgang" SET DATA TYPE text;
  DROP TYPE "public"."enum_protokoll_vorgang";
  CREATE TYPE "public"."enum_protokoll_vorgang" AS ENUM('angelegt', 'entwurf', 'geaendert', 'veroeffentlicht', 'zurueckgezogen', 'geloescht', 'gescheitert', 'exportiert', 'angemeldet', 'abgemeldet', 'anmeldung_gescheitert', 'passwort_geaendert', 'zweitfaktor_eingerichtet', 'zweitfaktor_abgeschaltet', 'zweitfaktor_zurueckgesetzt', 'ersatzcode_benutzt', 'ersatzcodes_erneuert', 'rathauskonto_verbunden');
  ALTER TABLE "protokoll" ALTER COLUMN "vorgang" SET DATA TYPE "public"."enum_protokoll_vorgang" USING "vorgang"::"public"."enum_protokoll_vorgang";
  DROP INDEX "seiten_geaendert_von_idx";
  DROP INDEX "seiten_deleted_at_idx";
  DROP INDEX "_seiten_v_version_version_geaendert_von_idx";
  DROP INDEX "_seiten_v_version_version_deleted_at_idx";
  DROP INDEX "aktuelles_geaendert_von_idx";
  DROP INDEX "aktuelles_deleted_at_idx";
  DROP INDEX "_aktuelles_v_version_version_geaendert_von_idx";
  DROP INDEX "_aktuelles_v_version_version_deleted_at_idx";
  DROP INDEX "interessengruppen_geaendert_von_idx";
  DROP INDEX "interessengruppen_deleted_at_idx";
  DROP INDEX "menus_geaendert_von_idx";
  DROP INDEX "menus_deleted_at_idx";
  DROP INDEX "weiterleitungen_geaendert_von_idx";
  DROP INDEX "weiterleitungen_deleted_at_idx";
  DROP INDEX "veranstaltungen_geaendert_von_idx";
  DROP INDEX "veranstaltungen_deleted_at_idx";
  DROP INDEX "_veranstaltungen_v_version_version_geaendert_von_idx";
  DROP INDEX "_veranstaltungen_v_version_version_deleted_at_idx";
  DROP INDEX "rubriken_geaendert_von_idx";
  DROP INDEX "rubriken_deleted_at_idx";
  DROP INDEX "aemter_geaendert_von_idx";
  DROP INDEX "aemter_deleted_at_idx";
  DROP INDEX "_aemter_v_version_version_geaendert_von_idx";
  DROP INDEX "_aemter_v_version_version_deleted_at_idx";
  DROP INDEX "mitarbeiter_geaendert_von_idx";
  DROP INDEX "mitarbeiter_deleted_at_idx";
  DROP INDEX "_mitarbeiter_v_version_version_geaendert_von_idx";
  DROP INDEX "_mitarbeiter_v_version_version_deleted_at_idx";
  DROP INDEX "wegweiser_verfahren_geaendert_von_idx";
  DROP INDEX "wegweiser_verfahren_deleted_at_idx";
  DROP INDEX "_wegweiser_verfahren_v_version_version_geaendert_von_idx";
  DROP INDEX "_wegweiser_verfahren_v_version_version_deleted_at_idx";
  DROP INDEX "lebenslagen_geaendert_von_idx";
  DROP INDEX "lebenslagen_deleted_at_idx";
  DROP INDEX "_lebenslagen_v_version_version_geaendert_von_idx";
  DROP INDEX "_lebenslagen_v_version_version_deleted_at_idx";
  DROP INDEX "bekanntmachungen_geaendert_von_idx";
  DROP INDEX "bekanntmachungen_deleted_at_idx";
  DROP INDEX "_bekanntmachungen_v_version_version_geaendert_von_idx";
  DROP INDEX "_bekanntmachungen_v_version_version_deleted_at_idx";
  DROP INDEX "hinweise_geaendert_von_idx";
  DROP INDEX "hinweise_deleted_at_idx";
  DROP INDEX "_hinweise_v_version_version_geaendert_von_idx";
  DROP INDEX "_hinweise_v_version_version_deleted_at_idx";
  DROP INDEX "brancheneintraege_geaendert_von_idx";
  DROP INDEX "brancheneintraege_deleted_at_idx";
  DROP INDEX "_brancheneintraege_v_version_version_geaendert_von_idx";
  DROP INDEX "_brancheneintraege_v_version_version_deleted_at_idx";
  DROP INDEX "baugebiete_geaendert_von_idx";
  DROP INDEX "baugebiete_deleted_at_idx";
  DROP INDEX "_baugebiete_v_version_version_geaendert_von_idx";
  DROP INDEX "_baugebiete_v_version_version_deleted_at_idx";
  DROP INDEX "abfuhrtermine_deleted_at_idx";
  DROP INDEX "abfallarten_geaendert_von_idx";
  DROP INDEX "abfallarten_deleted_at_idx";
  DROP INDEX "strassen_deleted_at_idx";
  DROP INDEX "schwarzes_brett_geaendert_von_idx";
  DROP INDEX "schwarzes_brett_deleted_at_idx";
  DROP INDEX "_schwarzes_brett_v_version_version_geaendert_von_idx";
  DROP INDEX "_schwarzes_brett_v_version_version_deleted_at_idx";
  DROP INDEX "pois_geaendert_von_idx";
  DROP INDEX "pois_deleted_at_idx";
  DROP INDEX "_pois_v_version_version_geaendert_von_idx";
  DROP INDEX "_pois_v_version_version_deleted_at_idx";
  DROP INDEX "touren_geaendert_von_idx";
  DROP INDEX "touren_deleted_at_idx";
  DROP INDEX "_touren_v_version_version_geaendert_von_idx";
  DROP INDEX "_touren_v_version_version_deleted_at_idx";
  DROP INDEX "webcams_geaendert_von_idx";
  DROP INDEX "webcams_deleted_at_idx";
  DROP INDEX "_webcams_v_version_version_geaendert_von_idx";
  DROP INDEX "_webcams_v_version_version_deleted_at_idx";
  DROP INDEX "fotopunkt_bilder_geaendert_von_idx";
  DROP INDEX "fotopunkt_bilder_deleted_at_idx";
  DROP INDEX "galerien_geaendert_von_idx";
  DROP INDEX "galerien_deleted_at_idx";
  DROP INDEX "_galerien_v_version_version_geaendert_von_idx";
  DROP INDEX "_galerien_v_version_version_deleted_at_idx";
  DROP INDEX "videos_geaendert_von_idx";
  DROP INDEX "videos_deleted_at_idx";
  DROP INDEX "_videos_v_version_version_geaendert_von_idx";
  DROP INDEX "_videos_v_version_version_deleted_at_idx";
  DROP INDEX "sitzungen_geaendert_von_idx";
  DROP INDEX "sitzungen_deleted_at_idx";
  DROP INDEX "_sitzungen_v_version_version_geaendert_von_idx";
  DROP INDEX "_sitzungen_v_version_version_deleted_at_idx";
  DROP INDEX "vorlagen_geaendert_von_idx";
  DROP INDEX "vorlagen_deleted_at_idx";
  DROP INDEX "_vorlagen_v_version_version_geaendert_von_idx";
  DROP INDEX "_vorlagen_v_version_version_deleted_at_idx";
  DROP INDEX "gremien_geaendert_von_idx";
  DROP INDEX "gremien_deleted_at_idx";
  DROP INDEX "_gremien_v_version_version_geaendert_von_idx";
  DROP INDEX "_gremien_v_version_version_deleted_at_idx";
  DROP INDEX "raete_geaendert_von_idx";
  DROP INDEX "raete_deleted_at_idx";
  DROP INDEX "_raete_v_version_version_geaendert_von_idx";
  DROP INDEX "_raete_v_version_version_deleted_at_idx";
  DROP INDEX "intranet_rubriken_geaendert_von_idx";
  DROP INDEX "intranet_rubriken_deleted_at_idx";
  DROP INDEX "intranet_texte_geaendert_von_idx";
  DROP INDEX "intranet_texte_deleted_at_idx";
  DROP INDEX "_intranet_texte_v_version_version_geaendert_von_idx";
  DROP INDEX "_intranet_texte_v_version_version_deleted_at_idx";
  DROP INDEX "intranet_archiv_geaendert_von_idx";
  DROP INDEX "intranet_archiv_deleted_at_idx";
  DROP INDEX "_intranet_archiv_v_version_version_geaendert_von_idx";
  DROP INDEX "_intranet_archiv_v_version_version_deleted_at_idx";
  DROP INDEX "intranet_archiv_themen_geaendert_von_idx";
  DROP INDEX "intranet_archiv_themen_deleted_at_idx";
  DROP INDEX "antwortvorlagen_geaendert_von_idx";
  DROP INDEX "antwortvorlagen_deleted_at_idx";
  DROP INDEX "unterkuenfte_geaendert_von_idx";
  DROP INDEX "unterkuenfte_deleted_at_idx";
  DROP INDEX "_unterkuenfte_v_version_version_geaendert_von_idx";
  DROP INDEX "_unterkuenfte_v_version_version_deleted_at_idx";
  DROP INDEX "stellplaetze_geaendert_von_idx";
  DROP INDEX "stellplaetze_deleted_at_idx";
  DROP INDEX "_stellplaetze_v_version_version_geaendert_von_idx";
  DROP INDEX "_stellplaetze_v_version_version_deleted_at_idx";
  DROP INDEX "pauschalen_geaendert_von_idx";
  DROP INDEX "pauschalen_deleted_at_idx";
  DROP INDEX "_pauschalen_v_version_version_geaendert_von_idx";
  DROP INDEX "_pauschalen_v_version_version_deleted_at_idx";
  DROP INDEX "portalmodule_geaendert_von_idx";
  DROP INDEX "portalmodule_deleted_at_idx";
  DROP INDEX "_portalmodule_v_version_version_geaendert_von_idx";
  DROP INDEX "_portalmodule_v_version_version_deleted_at_idx";
  DROP INDEX "shop_artikel_geaendert_von_idx";
  DROP INDEX "shop_artikel_deleted_at_idx";
  DROP INDEX "_shop_artikel_v_version_version_geaendert_von_idx";
  DROP INDEX "_shop_artikel_v_version_version_deleted_at_idx";
  DROP INDEX "medien_geaendert_von_idx";
  DROP INDEX "medien_deleted_at_idx";
  DROP INDEX "dokumente_geaendert_von_idx";
  DROP INDEX "dokumente_deleted_at_idx";
  DROP INDEX "einstellungen_geaendert_von_idx";
  ALTER TABLE "seiten" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "seiten" DROP COLUMN "deleted_at";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "aktuelles" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "aktuelles" DROP COLUMN "deleted_at";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "interessengruppen" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "interessengruppen" DROP COLUMN "deleted_at";
  ALTER TABLE "menus" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "menus" DROP COLUMN "deleted_at";
  ALTER TABLE "weiterleitungen" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "weiterleitungen" DROP COLUMN "deleted_at";
  ALTER TABLE "veranstaltungen" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "veranstaltungen" DROP COLUMN "deleted_at";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "rubriken" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "rubriken" DROP COLUMN "deleted_at";
  ALTER TABLE "aemter" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "aemter" DROP COLUMN "deleted_at";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "mitarbeiter" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "mitarbeiter" DROP COLUMN "deleted_at";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "wegweiser_verfahren" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "wegweiser_verfahren" DROP COLUMN "deleted_at";
  ALTER TABLE "_wegweiser_verfahren_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_wegweiser_verfahren_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "lebenslagen" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "lebenslagen" DROP COLUMN "deleted_at";
  ALTER TABLE "_lebenslagen_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_lebenslagen_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "bekanntmachungen" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "bekanntmachungen" DROP COLUMN "deleted_at";
  ALTER TABLE "_bekanntmachungen_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_bekanntmachungen_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "hinweise" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "hinweise" DROP COLUMN "deleted_at";
  ALTER TABLE "_hinweise_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_hinweise_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "brancheneintraege" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "brancheneintraege" DROP COLUMN "deleted_at";
  ALTER TABLE "_brancheneintraege_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_brancheneintraege_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "baugebiete" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "baugebiete" DROP COLUMN "deleted_at";
  ALTER TABLE "_baugebiete_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_baugebiete_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "abfuhrtermine" DROP COLUMN "deleted_at";
  ALTER TABLE "abfallarten" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "abfallarten" DROP COLUMN "deleted_at";
  ALTER TABLE "strassen" DROP COLUMN "deleted_at";
  ALTER TABLE "schwarzes_brett" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "schwarzes_brett" DROP COLUMN "deleted_at";
  ALTER TABLE "_schwarzes_brett_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_schwarzes_brett_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "pois" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "pois" DROP COLUMN "deleted_at";
  ALTER TABLE "_pois_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_pois_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "touren" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "touren" DROP COLUMN "deleted_at";
  ALTER TABLE "_touren_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_touren_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "webcams" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "webcams" DROP COLUMN "deleted_at";
  ALTER TABLE "_webcams_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_webcams_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "fotopunkt_bilder" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "fotopunkt_bilder" DROP COLUMN "deleted_at";
  ALTER TABLE "galerien" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "galerien" DROP COLUMN "deleted_at";
  ALTER TABLE "_galerien_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_galerien_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "videos" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "videos" DROP COLUMN "deleted_at";
  ALTER TABLE "_videos_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_videos_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "sitzungen" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "sitzungen" DROP COLUMN "deleted_at";
  ALTER TABLE "_sitzungen_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_sitzungen_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "vorlagen" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "vorlagen" DROP COLUMN "deleted_at";
  ALTER TABLE "_vorlagen_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_vorlagen_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "gremien" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "gremien" DROP COLUMN "deleted_at";
  ALTER TABLE "_gremien_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_gremien_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "raete" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "raete" DROP COLUMN "deleted_at";
  ALTER TABLE "_raete_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_raete_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "intranet_rubriken" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "intranet_rubriken" DROP COLUMN "deleted_at";
  ALTER TABLE "intranet_texte" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "intranet_texte" DROP COLUMN "deleted_at";
  ALTER TABLE "_intranet_texte_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_intranet_texte_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "intranet_archiv" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "intranet_archiv" DROP COLUMN "deleted_at";
  ALTER TABLE "_intranet_archiv_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_intranet_archiv_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "intranet_archiv_themen" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "intranet_archiv_themen" DROP COLUMN "deleted_at";
  ALTER TABLE "antwortvorlagen" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "antwortvorlagen" DROP COLUMN "deleted_at";
  ALTER TABLE "unterkuenfte" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "unterkuenfte" DROP COLUMN "deleted_at";
  ALTER TABLE "_unterkuenfte_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_unterkuenfte_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "stellplaetze" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "stellplaetze" DROP COLUMN "deleted_at";
  ALTER TABLE "_stellplaetze_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_stellplaetze_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "pauschalen" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "pauschalen" DROP COLUMN "deleted_at";
  ALTER TABLE "_pauschalen_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_pauschalen_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "portalmodule" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "portalmodule" DROP COLUMN "deleted_at";
  ALTER TABLE "_portalmodule_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_portalmodule_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "shop_artikel" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "shop_artikel" DROP COLUMN "deleted_at";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_geaendert_von_id";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "medien" DROP COLUMN "papierkorb";
  ALTER TABLE "medien" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "medien" DROP COLUMN "deleted_at";
  ALTER TABLE "dokumente" DROP COLUMN "geaendert_von_id";
  ALTER TABLE "dokumente" DROP COLUMN "papierkorb";
  ALTER TABLE "dokumente" DROP COLUMN "deleted_at";
  ALTER TABLE "einstellungen" DROP COLUMN "geaendert_von_id";
  DROP TYPE "public"."enum__weiterleitungen_v_version_status";
  DROP TYPE "public"."enum__rubriken_v_version_art";
  DROP TYPE "public"."enum__abfallarten_v_version_icon";
  DROP TYPE "public"."enum__medien_v_version_lizenz";
  DROP TYPE "public"."enum__einstellungen_v_version_bundesland";`)
}
