import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bearbeitungsstand" AS ENUM('entwurf', 'pruefung', 'veroeffentlicht', 'archiviert');
  CREATE TYPE "public"."enum_veranstaltungen_zielgruppen" AS ENUM('kinder', 'jugendliche', 'erwachsene', 'senioren', 'gaeste');
  CREATE TYPE "public"."enum_veranstaltungen_vorlage" AS ENUM('konzert', 'theater', 'fest', 'ausstellung', 'fuehrung', 'kurs', 'vortrag', 'kinder', 'sport');
  CREATE TYPE "public"."enum__veranstaltungen_v_version_zielgruppen" AS ENUM('kinder', 'jugendliche', 'erwachsene', 'senioren', 'gaeste');
  CREATE TYPE "public"."enum__veranstaltungen_v_version_vorlage" AS ENUM('konzert', 'theater', 'fest', 'ausstellung', 'fuehrung', 'kurs', 'vortrag', 'kinder', 'sport');
  CREATE TYPE "public"."enum_rubriken_art" AS ENUM('veranstaltungen', 'branchen', 'shop');
  CREATE TYPE "public"."enum_wegweiser_verfahren_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__wegweiser_verfahren_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__wegweiser_verfahren_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_lebenslagen_icon" AS ENUM('alter', 'ankommen', 'ausweis', 'bauen', 'betrieb', 'heirat', 'kind', 'trauer', 'umzug', 'verein');
  CREATE TYPE "public"."enum_lebenslagen_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lebenslagen_v_version_icon" AS ENUM('alter', 'ankommen', 'ausweis', 'bauen', 'betrieb', 'heirat', 'kind', 'trauer', 'umzug', 'verein');
  CREATE TYPE "public"."enum__lebenslagen_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lebenslagen_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_bekanntmachungen_art" AS ENUM('satzung', 'allgemeinverfuegung', 'auslegung', 'ausschreibung', 'sitzung', 'wahl', 'sonstiges');
  CREATE TYPE "public"."enum_bekanntmachungen_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bekanntmachungen_v_version_art" AS ENUM('satzung', 'allgemeinverfuegung', 'auslegung', 'ausschreibung', 'sitzung', 'wahl', 'sonstiges');
  CREATE TYPE "public"."enum__bekanntmachungen_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bekanntmachungen_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_hinweise_stufe" AS ENUM('info', 'warnung', 'gefahr');
  CREATE TYPE "public"."enum_hinweise_bereich" AS ENUM('alle', 'default', 'rossini', 'behoerdenlotse');
  CREATE TYPE "public"."enum_hinweise_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hinweise_v_version_stufe" AS ENUM('info', 'warnung', 'gefahr');
  CREATE TYPE "public"."enum__hinweise_v_version_bereich" AS ENUM('alle', 'default', 'rossini', 'behoerdenlotse');
  CREATE TYPE "public"."enum__hinweise_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hinweise_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_brancheneintraege_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brancheneintraege_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brancheneintraege_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_baugebiete_phase" AS ENUM('planung', 'erschliessung', 'vergabe', 'abgeschlossen');
  CREATE TYPE "public"."enum_baugebiete_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__baugebiete_v_version_phase" AS ENUM('planung', 'erschliessung', 'vergabe', 'abgeschlossen');
  CREATE TYPE "public"."enum__baugebiete_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__baugebiete_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_abfallarten_icon" AS ENUM('tonne', 'biotonne', 'papiertonne', 'gelber-sack', 'gruenschnitt', 'schadstoffe', 'sperrmuell', 'weihnachtsbaum');
  CREATE TYPE "public"."enum_schwarzes_brett_art" AS ENUM('biete', 'suche', 'verschenke', 'verloren', 'gefunden', 'veranstaltung', 'mitfahren', 'sonstiges');
  CREATE TYPE "public"."enum_schwarzes_brett_stand" AS ENUM('aktiv', 'erledigt', 'gesperrt');
  CREATE TYPE "public"."enum_schwarzes_brett_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__schwarzes_brett_v_version_art" AS ENUM('biete', 'suche', 'verschenke', 'verloren', 'gefunden', 'veranstaltung', 'mitfahren', 'sonstiges');
  CREATE TYPE "public"."enum__schwarzes_brett_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__schwarzes_brett_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_pois_art" AS ENUM('sehenswuerdigkeit', 'aussicht', 'natur', 'brunnen', 'kultur', 'spielplatz', 'rastplatz', 'einkehr', 'sport', 'verkehr');
  CREATE TYPE "public"."enum_pois_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pois_v_version_art" AS ENUM('sehenswuerdigkeit', 'aussicht', 'natur', 'brunnen', 'kultur', 'spielplatz', 'rastplatz', 'einkehr', 'sport', 'verkehr');
  CREATE TYPE "public"."enum__pois_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pois_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_touren_art" AS ENUM('wandern', 'spazieren', 'rad', 'mountainbike', 'langlauf', 'winterwandern', 'rodeln');
  CREATE TYPE "public"."enum_touren_schwierigkeit" AS ENUM('leicht', 'mittel', 'schwer');
  CREATE TYPE "public"."enum_touren_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__touren_v_version_art" AS ENUM('wandern', 'spazieren', 'rad', 'mountainbike', 'langlauf', 'winterwandern', 'rodeln');
  CREATE TYPE "public"."enum__touren_v_version_schwierigkeit" AS ENUM('leicht', 'mittel', 'schwer');
  CREATE TYPE "public"."enum__touren_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__touren_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_webcams_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__webcams_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__webcams_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_galerien_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__galerien_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__galerien_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_videos_typ" AS ENUM('youtube', 'datei', 'sonstiges');
  CREATE TYPE "public"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_version_typ" AS ENUM('youtube', 'datei', 'sonstiges');
  CREATE TYPE "public"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_sitzungen_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sitzungen_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sitzungen_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_vorlagen_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vorlagen_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vorlagen_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_gremien_funktion" AS ENUM('vorsitz', 'stellvertretung', 'mitglied', 'ersatz');
  CREATE TYPE "public"."enum_gremien_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gremien_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gremien_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_raete_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__raete_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__raete_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_intranet_texte_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__intranet_texte_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__intranet_texte_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_intranet_archiv_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__intranet_archiv_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__intranet_archiv_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_anfragen_art" AS ENUM('kontakt', 'fuehrung', 'pauschale', 'veranstaltung', 'verein', 'brancheneintrag', 'schwarzes-brett', 'schaden', 'barriere', 'corona');
  CREATE TYPE "public"."enum_anfragen_sprache" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_anfragen_status" AS ENUM('neu', 'in_arbeit', 'erledigt');
  CREATE TYPE "public"."enum_antwortvorlagen_arten" AS ENUM('kontakt', 'fuehrung', 'pauschale', 'veranstaltung', 'verein', 'brancheneintrag', 'schwarzes-brett', 'schaden', 'barriere', 'corona');
  CREATE TYPE "public"."enum_unterkuenfte_ausstattung" AS ENUM('thermalzugang', 'sauna', 'restaurant', 'fruehstueck', 'halbpension', 'wlan', 'parkplatz', 'ladestation', 'fahrradraum', 'familien', 'hunde');
  CREATE TYPE "public"."enum_unterkuenfte_preis_je" AS ENUM('doppelzimmer', 'wohnung', 'person', 'stellplatz');
  CREATE TYPE "public"."enum_unterkuenfte_art" AS ENUM('hotel', 'pension', 'ferienwohnung', 'camping');
  CREATE TYPE "public"."enum_unterkuenfte_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__unterkuenfte_v_version_ausstattung" AS ENUM('thermalzugang', 'sauna', 'restaurant', 'fruehstueck', 'halbpension', 'wlan', 'parkplatz', 'ladestation', 'fahrradraum', 'familien', 'hunde');
  CREATE TYPE "public"."enum__unterkuenfte_v_version_preis_je" AS ENUM('doppelzimmer', 'wohnung', 'person', 'stellplatz');
  CREATE TYPE "public"."enum__unterkuenfte_v_version_art" AS ENUM('hotel', 'pension', 'ferienwohnung', 'camping');
  CREATE TYPE "public"."enum__unterkuenfte_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__unterkuenfte_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_stellplaetze_versorgung" AS ENUM('strom', 'frischwasser', 'grauwasser', 'chemietoilette', 'muell', 'toiletten', 'duschen', 'wlan');
  CREATE TYPE "public"."enum_stellplaetze_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stellplaetze_v_version_versorgung" AS ENUM('strom', 'frischwasser', 'grauwasser', 'chemietoilette', 'muell', 'toiletten', 'duschen', 'wlan');
  CREATE TYPE "public"."enum__stellplaetze_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stellplaetze_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_pauschalen_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pauschalen_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pauschalen_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_portalmodule_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__portalmodule_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__portalmodule_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_shop_artikel_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shop_artikel_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shop_artikel_v_published_locale" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_bestellungen_land" AS ENUM('DE', 'AT', 'CH', 'FR');
  CREATE TYPE "public"."enum_bestellungen_stand" AS ENUM('neu', 'bezahlt', 'versandt', 'abgeholt', 'storniert', 'widerrufen');
  CREATE TYPE "public"."enum_medien_lizenz" AS ENUM('eigene-aufnahme', 'nutzungsrecht', 'gemeinfrei', 'cc0', 'cc-by', 'cc-by-sa', 'cc-by-nd');
  CREATE TYPE "public"."enum_dokumente_bereich" AS ENUM('rat', 'intranet');
  CREATE TYPE "public"."enum_mails_zustand" AS ENUM('wartet', 'gesendet', 'ohne_versand', 'gescheitert');
  CREATE TYPE "public"."enum_protokoll_vorgang" AS ENUM('angelegt', 'entwurf', 'geaendert', 'veroeffentlicht', 'zurueckgezogen', 'geloescht', 'gescheitert', 'exportiert');
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'baugebiete';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'schwarzes_brett';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'galerien';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'pois';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'touren';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'mitarbeiter';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'bekanntmachungen';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'brancheneintraege';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'unterkuenfte';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'shop_artikel';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'wegweiser_verfahren';
  ALTER TYPE "public"."enum_seiten_detailseite_fuer" ADD VALUE 'lebenslagen';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'baugebiete';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'schwarzes_brett';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'galerien';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'pois';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'touren';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'mitarbeiter';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'bekanntmachungen';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'brancheneintraege';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'unterkuenfte';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'shop_artikel';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'wegweiser_verfahren';
  ALTER TYPE "public"."enum__seiten_v_version_detailseite_fuer" ADD VALUE 'lebenslagen';
  CREATE TABLE "aktuelles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"interessengruppen_id" uuid
  );
  
  CREATE TABLE "_aktuelles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"interessengruppen_id" uuid
  );
  
  CREATE TABLE "interessengruppen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "interessengruppen_locales" (
  	"titel" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "veranstaltungen_zielgruppen" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_veranstaltungen_zielgruppen",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_veranstaltungen_v_version_zielgruppen" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__veranstaltungen_v_version_zielgruppen",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "wegweiser_verfahren" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"formulare" jsonb,
  	"onlinedienst_link" varchar,
  	"leistungsschluessel" varchar,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_wegweiser_verfahren_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "wegweiser_verfahren_locales" (
  	"titel" varchar,
  	"kurztext" varchar,
  	"text" jsonb,
  	"unterlagen" varchar,
  	"gebuehr" varchar,
  	"dauer" varchar,
  	"fristen" varchar,
  	"hinweis" varchar,
  	"onlinedienst_linktext" varchar,
  	"rechtsgrundlage" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "wegweiser_verfahren_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "wegweiser_verfahren_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"aemter_id" uuid,
  	"mitarbeiter_id" uuid,
  	"lebenslagen_id" uuid
  );
  
  CREATE TABLE "_wegweiser_verfahren_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_formulare" jsonb,
  	"version_onlinedienst_link" varchar,
  	"version_leistungsschluessel" varchar,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__wegweiser_verfahren_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__wegweiser_verfahren_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_wegweiser_verfahren_v_locales" (
  	"version_titel" varchar,
  	"version_kurztext" varchar,
  	"version_text" jsonb,
  	"version_unterlagen" varchar,
  	"version_gebuehr" varchar,
  	"version_dauer" varchar,
  	"version_fristen" varchar,
  	"version_hinweis" varchar,
  	"version_onlinedienst_linktext" varchar,
  	"version_rechtsgrundlage" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_wegweiser_verfahren_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_wegweiser_verfahren_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"aemter_id" uuid,
  	"mitarbeiter_id" uuid,
  	"lebenslagen_id" uuid
  );
  
  CREATE TABLE "lebenslagen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bild_id" uuid,
  	"icon" "enum_lebenslagen_icon",
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_lebenslagen_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "lebenslagen_locales" (
  	"titel" varchar,
  	"einleitung" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_lebenslagen_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_bild_id" uuid,
  	"version_icon" "enum__lebenslagen_v_version_icon",
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__lebenslagen_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__lebenslagen_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_lebenslagen_v_locales" (
  	"version_titel" varchar,
  	"version_einleitung" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "bekanntmachungen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"art" "enum_bekanntmachungen_art",
  	"aktenzeichen" varchar,
  	"datum_von" timestamp(3) with time zone,
  	"datum_bis" timestamp(3) with time zone,
  	"dokumente" jsonb,
  	"amt_id" uuid,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_bekanntmachungen_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "bekanntmachungen_locales" (
  	"titel" varchar,
  	"text" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_bekanntmachungen_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_art" "enum__bekanntmachungen_v_version_art",
  	"version_aktenzeichen" varchar,
  	"version_datum_von" timestamp(3) with time zone,
  	"version_datum_bis" timestamp(3) with time zone,
  	"version_dokumente" jsonb,
  	"version_amt_id" uuid,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__bekanntmachungen_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__bekanntmachungen_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_bekanntmachungen_v_locales" (
  	"version_titel" varchar,
  	"version_text" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "hinweise" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"gueltig_von" timestamp(3) with time zone,
  	"gueltig_bis" timestamp(3) with time zone,
  	"stufe" "enum_hinweise_stufe" DEFAULT 'info',
  	"bereich" "enum_hinweise_bereich" DEFAULT 'alle',
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_hinweise_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "hinweise_locales" (
  	"titel" varchar,
  	"text" varchar,
  	"link" varchar,
  	"linktext" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_hinweise_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_gueltig_von" timestamp(3) with time zone,
  	"version_gueltig_bis" timestamp(3) with time zone,
  	"version_stufe" "enum__hinweise_v_version_stufe" DEFAULT 'info',
  	"version_bereich" "enum__hinweise_v_version_bereich" DEFAULT 'alle',
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__hinweise_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__hinweise_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_hinweise_v_locales" (
  	"version_titel" varchar,
  	"version_text" varchar,
  	"version_link" varchar,
  	"version_linktext" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "brancheneintraege" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bild_id" uuid,
  	"kontakt_telefon" varchar,
  	"kontakt_email" varchar,
  	"kontakt_link" varchar,
  	"kontakt_linktext" varchar,
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
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_brancheneintraege_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "brancheneintraege_locales" (
  	"titel" varchar,
  	"spezialisierung" varchar,
  	"text" jsonb,
  	"text_gastronomie" jsonb,
  	"adresse_gebaeude" varchar,
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
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
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
  	"version_adresse_gebaeude" varchar,
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
  
  CREATE TABLE "baugebiete" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bild_id" uuid,
  	"dokumente" jsonb,
  	"bauplaetze" jsonb,
  	"bewerbung_bis" timestamp(3) with time zone,
  	"ansprechpartner_id" uuid,
  	"koordinaten_breite" numeric,
  	"koordinaten_laenge" numeric,
  	"umriss" jsonb,
  	"phase" "enum_baugebiete_phase" DEFAULT 'planung',
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_baugebiete_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "baugebiete_locales" (
  	"titel" varchar,
  	"einleitung" varchar,
  	"text" jsonb,
  	"vergabe" jsonb,
  	"lage" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_baugebiete_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_bild_id" uuid,
  	"version_dokumente" jsonb,
  	"version_bauplaetze" jsonb,
  	"version_bewerbung_bis" timestamp(3) with time zone,
  	"version_ansprechpartner_id" uuid,
  	"version_koordinaten_breite" numeric,
  	"version_koordinaten_laenge" numeric,
  	"version_umriss" jsonb,
  	"version_phase" "enum__baugebiete_v_version_phase" DEFAULT 'planung',
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__baugebiete_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__baugebiete_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_baugebiete_v_locales" (
  	"version_titel" varchar,
  	"version_einleitung" varchar,
  	"version_text" jsonb,
  	"version_vergabe" jsonb,
  	"version_lage" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "abfuhrtermine" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"datum" timestamp(3) with time zone NOT NULL,
  	"verschoben_von" timestamp(3) with time zone,
  	"abfallart_id" uuid NOT NULL,
  	"ort" varchar,
  	"beginn" varchar,
  	"ende" varchar,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "abfuhrtermine_locales" (
  	"hinweis" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "abfuhrtermine_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "abfallarten" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"farbe" varchar DEFAULT '#4a5a52' NOT NULL,
  	"icon" "enum_abfallarten_icon" DEFAULT 'tonne' NOT NULL,
  	"sortierung" numeric DEFAULT 0 NOT NULL,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "abfallarten_locales" (
  	"titel" varchar NOT NULL,
  	"behaelter" varchar,
  	"text" varchar,
  	"hinein" varchar,
  	"nicht_hinein" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "strassen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"hausnummern" varchar,
  	"ortsteil" varchar,
  	"bezirk" numeric NOT NULL,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "schwarzes_brett" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"art" "enum_schwarzes_brett_art" DEFAULT 'biete',
  	"text" varchar,
  	"preis" varchar,
  	"bild_id" uuid,
  	"kontakt_name" varchar,
  	"kontakt_zeige_name" boolean DEFAULT false,
  	"kontakt_telefon" varchar,
  	"kontakt_zeige_telefon" boolean DEFAULT false,
  	"kontakt_email" varchar,
  	"kontakt_zeige_email" boolean DEFAULT false,
  	"status" "enum_schwarzes_brett_stand" DEFAULT 'aktiv',
  	"sperrgrund" varchar,
  	"datum_von" timestamp(3) with time zone,
  	"ablaufdatum" timestamp(3) with time zone,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_schwarzes_brett_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "schwarzes_brett_locales" (
  	"titel" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_schwarzes_brett_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_art" "enum__schwarzes_brett_v_version_art" DEFAULT 'biete',
  	"version_text" varchar,
  	"version_preis" varchar,
  	"version_bild_id" uuid,
  	"version_kontakt_name" varchar,
  	"version_kontakt_zeige_name" boolean DEFAULT false,
  	"version_kontakt_telefon" varchar,
  	"version_kontakt_zeige_telefon" boolean DEFAULT false,
  	"version_kontakt_email" varchar,
  	"version_kontakt_zeige_email" boolean DEFAULT false,
  	"version_status" "enum_schwarzes_brett_stand" DEFAULT 'aktiv',
  	"version_sperrgrund" varchar,
  	"version_datum_von" timestamp(3) with time zone,
  	"version_ablaufdatum" timestamp(3) with time zone,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__schwarzes_brett_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__schwarzes_brett_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_schwarzes_brett_v_locales" (
  	"version_titel" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "pois" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"art" "enum_pois_art" DEFAULT 'sehenswuerdigkeit',
  	"bild_id" uuid,
  	"link" varchar,
  	"linktext" varchar,
  	"koordinaten_breite" numeric,
  	"koordinaten_laenge" numeric,
  	"hoehe" numeric,
  	"adresse_strasse" varchar,
  	"adresse_plz" varchar,
  	"adresse_ort" varchar,
  	"barrierefrei" boolean DEFAULT false,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pois_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pois_locales" (
  	"titel" varchar,
  	"einleitung" varchar,
  	"text" jsonb,
  	"adresse_gebaeude" varchar,
  	"barrierefrei_hinweis" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pois_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_art" "enum__pois_v_version_art" DEFAULT 'sehenswuerdigkeit',
  	"version_bild_id" uuid,
  	"version_link" varchar,
  	"version_linktext" varchar,
  	"version_koordinaten_breite" numeric,
  	"version_koordinaten_laenge" numeric,
  	"version_hoehe" numeric,
  	"version_adresse_strasse" varchar,
  	"version_adresse_plz" varchar,
  	"version_adresse_ort" varchar,
  	"version_barrierefrei" boolean DEFAULT false,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pois_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pois_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pois_v_locales" (
  	"version_titel" varchar,
  	"version_einleitung" varchar,
  	"version_text" jsonb,
  	"version_adresse_gebaeude" varchar,
  	"version_barrierefrei_hinweis" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "touren" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"art" "enum_touren_art" DEFAULT 'wandern',
  	"bild_id" uuid,
  	"bilder" jsonb,
  	"laenge" numeric,
  	"dauer" numeric,
  	"aufstieg" numeric,
  	"abstieg" numeric,
  	"schwierigkeit" "enum_touren_schwierigkeit" DEFAULT 'leicht',
  	"rundtour" boolean DEFAULT true,
  	"saison_von" numeric,
  	"saison_bis" numeric,
  	"track" jsonb,
  	"track_kurz" jsonb,
  	"barrierefrei" boolean DEFAULT false,
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_touren_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "touren_locales" (
  	"titel" varchar,
  	"einleitung" varchar,
  	"text" jsonb,
  	"wegbeschreibung" jsonb,
  	"markierung" varchar,
  	"start" varchar,
  	"anreise" varchar,
  	"barrierefrei_hinweis" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "touren_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pois_id" uuid
  );
  
  CREATE TABLE "_touren_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_art" "enum__touren_v_version_art" DEFAULT 'wandern',
  	"version_bild_id" uuid,
  	"version_bilder" jsonb,
  	"version_laenge" numeric,
  	"version_dauer" numeric,
  	"version_aufstieg" numeric,
  	"version_abstieg" numeric,
  	"version_schwierigkeit" "enum__touren_v_version_schwierigkeit" DEFAULT 'leicht',
  	"version_rundtour" boolean DEFAULT true,
  	"version_saison_von" numeric,
  	"version_saison_bis" numeric,
  	"version_track" jsonb,
  	"version_track_kurz" jsonb,
  	"version_barrierefrei" boolean DEFAULT false,
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__touren_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__touren_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_touren_v_locales" (
  	"version_titel" varchar,
  	"version_einleitung" varchar,
  	"version_text" jsonb,
  	"version_wegbeschreibung" jsonb,
  	"version_markierung" varchar,
  	"version_start" varchar,
  	"version_anreise" varchar,
  	"version_barrierefrei_hinweis" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_touren_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pois_id" uuid
  );
  
  CREATE TABLE "webcams" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"url" varchar,
  	"copyright" varchar,
  	"bild_id" uuid,
  	"koordinaten_breite" numeric,
  	"koordinaten_laenge" numeric,
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_webcams_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "webcams_locales" (
  	"titel" varchar,
  	"standort" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_webcams_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_url" varchar,
  	"version_copyright" varchar,
  	"version_bild_id" uuid,
  	"version_koordinaten_breite" numeric,
  	"version_koordinaten_laenge" numeric,
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__webcams_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__webcams_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_webcams_v_locales" (
  	"version_titel" varchar,
  	"version_standort" varchar,
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "fotopunkt_bilder" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bild_id" uuid NOT NULL,
  	"aufgenommen_am" timestamp(3) with time zone NOT NULL,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "fotopunkt_bilder_locales" (
  	"standort" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "galerien" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bilder" jsonb,
  	"bild_id" uuid,
  	"anzahl_bilder" numeric DEFAULT 0,
  	"datum" timestamp(3) with time zone,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_galerien_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "galerien_locales" (
  	"titel" varchar,
  	"einleitung" varchar,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_galerien_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_bilder" jsonb,
  	"version_bild_id" uuid,
  	"version_anzahl_bilder" numeric DEFAULT 0,
  	"version_datum" timestamp(3) with time zone,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__galerien_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__galerien_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_galerien_v_locales" (
  	"version_titel" varchar,
  	"version_einleitung" varchar,
  	"version_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "videos" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"typ" "enum_videos_typ" DEFAULT 'youtube',
  	"dauer" numeric,
  	"url" varchar,
  	"bild_id" uuid,
  	"untertiteldatei_de_id" uuid,
  	"untertiteldatei_en_id" uuid,
  	"untertitel_de" boolean DEFAULT false,
  	"untertitel_en" boolean DEFAULT false,
  	"datum" timestamp(3) with time zone,
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "videos_locales" (
  	"titel" varchar,
  	"beschreibung" varchar,
  	"transkript" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_videos_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_typ" "enum__videos_v_version_typ" DEFAULT 'youtube',
  	"version_dauer" numeric,
  	"version_url" varchar,
  	"version_bild_id" uuid,
  	"version_untertiteldatei_de_id" uuid,
  	"version_untertiteldatei_en_id" uuid,
  	"version_untertitel_de" boolean DEFAULT false,
  	"version_untertitel_en" boolean DEFAULT false,
  	"version_datum" timestamp(3) with time zone,
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__videos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_videos_v_locales" (
  	"version_titel" varchar,
  	"version_beschreibung" varchar,
  	"version_transkript" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "sitzungen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"titel" varchar,
  	"beginn" timestamp(3) with time zone,
  	"ende" timestamp(3) with time zone,
  	"ort" varchar,
  	"tagesordnung" jsonb,
  	"einladung_id" uuid,
  	"protokoll_id" uuid,
  	"gremium_id" uuid,
  	"oeffentlich" boolean DEFAULT false,
  	"abgesagt" boolean DEFAULT false,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_sitzungen_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sitzungen_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_titel" varchar,
  	"version_beginn" timestamp(3) with time zone,
  	"version_ende" timestamp(3) with time zone,
  	"version_ort" varchar,
  	"version_tagesordnung" jsonb,
  	"version_einladung_id" uuid,
  	"version_protokoll_id" uuid,
  	"version_gremium_id" uuid,
  	"version_oeffentlich" boolean DEFAULT false,
  	"version_abgesagt" boolean DEFAULT false,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__sitzungen_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sitzungen_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "vorlagen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"drucksache" varchar,
  	"titel" varchar,
  	"text" jsonb,
  	"amt_id" uuid,
  	"oeffentlich" boolean DEFAULT false,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_vorlagen_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "vorlagen_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"dokumente_id" uuid
  );
  
  CREATE TABLE "_vorlagen_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_drucksache" varchar,
  	"version_titel" varchar,
  	"version_text" jsonb,
  	"version_amt_id" uuid,
  	"version_oeffentlich" boolean DEFAULT false,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__vorlagen_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__vorlagen_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_vorlagen_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"dokumente_id" uuid
  );
  
  CREATE TABLE "gremien_mitglieder" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"rat_id" uuid,
  	"funktion" "enum_gremien_funktion" DEFAULT 'mitglied'
  );
  
  CREATE TABLE "gremien" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"titel" varchar,
  	"kuerzel" varchar,
  	"text" jsonb,
  	"vorsitz" varchar,
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_gremien_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_gremien_v_version_mitglieder" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"rat_id" uuid,
  	"funktion" "enum_gremien_funktion" DEFAULT 'mitglied',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_gremien_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_titel" varchar,
  	"version_kuerzel" varchar,
  	"version_text" jsonb,
  	"version_vorsitz" varchar,
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__gremien_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__gremien_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "raete" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"vorname" varchar,
  	"nachname" varchar,
  	"fraktion" varchar,
  	"kontakt_telefon" varchar,
  	"kontakt_email" varchar,
  	"kontakt_link" varchar,
  	"kontakt_linktext" varchar,
  	"kontakt_freigegeben" boolean DEFAULT false,
  	"bild_id" uuid,
  	"seit" timestamp(3) with time zone,
  	"bis" timestamp(3) with time zone,
  	"email" varchar,
  	"pw_geaendert" boolean DEFAULT false,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_raete_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "raete_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_raete_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_vorname" varchar,
  	"version_nachname" varchar,
  	"version_fraktion" varchar,
  	"version_kontakt_telefon" varchar,
  	"version_kontakt_email" varchar,
  	"version_kontakt_link" varchar,
  	"version_kontakt_linktext" varchar,
  	"version_kontakt_freigegeben" boolean DEFAULT false,
  	"version_bild_id" uuid,
  	"version_seit" timestamp(3) with time zone,
  	"version_bis" timestamp(3) with time zone,
  	"version_email" varchar,
  	"version_pw_geaendert" boolean DEFAULT false,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__raete_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__raete_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_raete_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "intranet_rubriken" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"rubrik" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"taggingpfad" varchar NOT NULL,
  	"sortierung" numeric DEFAULT 0 NOT NULL,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "intranet_texte" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"titel" varchar,
  	"text" jsonb,
  	"rubrik_id" uuid,
  	"datum_von" timestamp(3) with time zone,
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_intranet_texte_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "intranet_texte_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"dokumente_id" uuid
  );
  
  CREATE TABLE "_intranet_texte_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_titel" varchar,
  	"version_text" jsonb,
  	"version_rubrik_id" uuid,
  	"version_datum_von" timestamp(3) with time zone,
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__intranet_texte_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__intranet_texte_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_intranet_texte_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"dokumente_id" uuid
  );
  
  CREATE TABLE "intranet_archiv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"titel" varchar,
  	"thema_id" uuid,
  	"datei_id" uuid,
  	"downloadtext" varchar,
  	"stand" timestamp(3) with time zone,
  	"gueltig_von" timestamp(3) with time zone,
  	"gueltig_bis" timestamp(3) with time zone,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_intranet_archiv_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_intranet_archiv_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_titel" varchar,
  	"version_thema_id" uuid,
  	"version_datei_id" uuid,
  	"version_downloadtext" varchar,
  	"version_stand" timestamp(3) with time zone,
  	"version_gueltig_von" timestamp(3) with time zone,
  	"version_gueltig_bis" timestamp(3) with time zone,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__intranet_archiv_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__intranet_archiv_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "intranet_archiv_themen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"thema" varchar NOT NULL,
  	"sortierung" numeric DEFAULT 0 NOT NULL,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "anfragen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bezeichnung" varchar,
  	"art" "enum_anfragen_art" NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"telefon" varchar,
  	"daten" jsonb,
  	"sprache" "enum_anfragen_sprache",
  	"pfad" varchar,
  	"query" jsonb,
  	"schluessel" varchar,
  	"zugang" varchar,
  	"status" "enum_anfragen_status" DEFAULT 'neu' NOT NULL,
  	"bearbeiter_id" uuid,
  	"eingegangen_am" timestamp(3) with time zone,
  	"loeschen_am" timestamp(3) with time zone,
  	"notizen" varchar,
  	"nachrichten" jsonb,
  	"verlauf" jsonb,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "anfragen_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"veranstaltungen_id" uuid,
  	"brancheneintraege_id" uuid,
  	"schwarzes_brett_id" uuid
  );
  
  CREATE TABLE "anlagen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"anfrage_id" uuid NOT NULL,
  	"titel" varchar,
  	"bildtext" varchar,
  	"bildcopyright" varchar,
  	"uebernommen_am" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "antwortvorlagen_arten" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_antwortvorlagen_arten",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "antwortvorlagen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"titel" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "antwortvorlagen_locales" (
  	"betreff" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "unterkuenfte_ausstattung" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_unterkuenfte_ausstattung",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "unterkuenfte" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bild_id" uuid,
  	"sterne" numeric,
  	"betten" numeric,
  	"preis_ab" numeric,
  	"preis_je" "enum_unterkuenfte_preis_je",
  	"buchung" varchar,
  	"barrierefrei_stufenlos" boolean DEFAULT false,
  	"barrierefrei_toilette" boolean DEFAULT false,
  	"barrierefrei_aufzug" boolean DEFAULT false,
  	"barrierefrei_parkplatz" boolean DEFAULT false,
  	"barrierefrei_hoeranlage" boolean DEFAULT false,
  	"barrierefrei_assistenzhund" boolean DEFAULT false,
  	"kontakt_telefon" varchar,
  	"kontakt_email" varchar,
  	"kontakt_link" varchar,
  	"kontakt_linktext" varchar,
  	"adresse_strasse" varchar,
  	"adresse_plz" varchar,
  	"adresse_ort" varchar,
  	"koordinaten_breite" numeric,
  	"koordinaten_laenge" numeric,
  	"art" "enum_unterkuenfte_art",
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_unterkuenfte_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "unterkuenfte_locales" (
  	"titel" varchar,
  	"spezialisierung" varchar,
  	"einleitung" varchar,
  	"text" jsonb,
  	"saison" varchar,
  	"barrierefrei_hinweis" varchar,
  	"adresse_gebaeude" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "unterkuenfte_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"medien_id" uuid
  );
  
  CREATE TABLE "_unterkuenfte_v_version_ausstattung" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__unterkuenfte_v_version_ausstattung",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_unterkuenfte_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_bild_id" uuid,
  	"version_sterne" numeric,
  	"version_betten" numeric,
  	"version_preis_ab" numeric,
  	"version_preis_je" "enum__unterkuenfte_v_version_preis_je",
  	"version_buchung" varchar,
  	"version_barrierefrei_stufenlos" boolean DEFAULT false,
  	"version_barrierefrei_toilette" boolean DEFAULT false,
  	"version_barrierefrei_aufzug" boolean DEFAULT false,
  	"version_barrierefrei_parkplatz" boolean DEFAULT false,
  	"version_barrierefrei_hoeranlage" boolean DEFAULT false,
  	"version_barrierefrei_assistenzhund" boolean DEFAULT false,
  	"version_kontakt_telefon" varchar,
  	"version_kontakt_email" varchar,
  	"version_kontakt_link" varchar,
  	"version_kontakt_linktext" varchar,
  	"version_adresse_strasse" varchar,
  	"version_adresse_plz" varchar,
  	"version_adresse_ort" varchar,
  	"version_koordinaten_breite" numeric,
  	"version_koordinaten_laenge" numeric,
  	"version_art" "enum__unterkuenfte_v_version_art",
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__unterkuenfte_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__unterkuenfte_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_unterkuenfte_v_locales" (
  	"version_titel" varchar,
  	"version_spezialisierung" varchar,
  	"version_einleitung" varchar,
  	"version_text" jsonb,
  	"version_saison" varchar,
  	"version_barrierefrei_hinweis" varchar,
  	"version_adresse_gebaeude" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_unterkuenfte_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"medien_id" uuid
  );
  
  CREATE TABLE "stellplaetze_versorgung" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_stellplaetze_versorgung",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "stellplaetze" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bild_id" uuid,
  	"plaetze" numeric,
  	"preis_nacht_cent" numeric,
  	"kosten" jsonb,
  	"laenge_max" numeric,
  	"tage_max" numeric,
  	"ganzjaehrig" boolean DEFAULT true,
  	"reservierbar" boolean DEFAULT false,
  	"hunde" boolean DEFAULT true,
  	"kontakt_telefon" varchar,
  	"kontakt_email" varchar,
  	"kontakt_link" varchar,
  	"kontakt_linktext" varchar,
  	"adresse_strasse" varchar,
  	"adresse_plz" varchar,
  	"adresse_ort" varchar,
  	"koordinaten_breite" numeric,
  	"koordinaten_laenge" numeric,
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_stellplaetze_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "stellplaetze_locales" (
  	"titel" varchar,
  	"einleitung" varchar,
  	"text" jsonb,
  	"regeln" jsonb,
  	"saison" varchar,
  	"anfahrt" varchar,
  	"adresse_gebaeude" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "stellplaetze_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"medien_id" uuid
  );
  
  CREATE TABLE "_stellplaetze_v_version_versorgung" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__stellplaetze_v_version_versorgung",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_stellplaetze_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_bild_id" uuid,
  	"version_plaetze" numeric,
  	"version_preis_nacht_cent" numeric,
  	"version_kosten" jsonb,
  	"version_laenge_max" numeric,
  	"version_tage_max" numeric,
  	"version_ganzjaehrig" boolean DEFAULT true,
  	"version_reservierbar" boolean DEFAULT false,
  	"version_hunde" boolean DEFAULT true,
  	"version_kontakt_telefon" varchar,
  	"version_kontakt_email" varchar,
  	"version_kontakt_link" varchar,
  	"version_kontakt_linktext" varchar,
  	"version_adresse_strasse" varchar,
  	"version_adresse_plz" varchar,
  	"version_adresse_ort" varchar,
  	"version_koordinaten_breite" numeric,
  	"version_koordinaten_laenge" numeric,
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__stellplaetze_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__stellplaetze_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_stellplaetze_v_locales" (
  	"version_titel" varchar,
  	"version_einleitung" varchar,
  	"version_text" jsonb,
  	"version_regeln" jsonb,
  	"version_saison" varchar,
  	"version_anfahrt" varchar,
  	"version_adresse_gebaeude" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_stellplaetze_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"medien_id" uuid
  );
  
  CREATE TABLE "pauschalen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bild_id" uuid,
  	"naechte" numeric,
  	"preis_ab" numeric,
  	"gueltig_von" timestamp(3) with time zone,
  	"gueltig_bis" timestamp(3) with time zone,
  	"preiskategorien" jsonb,
  	"seite_id" uuid,
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pauschalen_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pauschalen_locales" (
  	"titel" varchar,
  	"einleitung" varchar,
  	"text" jsonb,
  	"leistungen" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pauschalen_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_bild_id" uuid,
  	"version_naechte" numeric,
  	"version_preis_ab" numeric,
  	"version_gueltig_von" timestamp(3) with time zone,
  	"version_gueltig_bis" timestamp(3) with time zone,
  	"version_preiskategorien" jsonb,
  	"version_seite_id" uuid,
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pauschalen_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pauschalen_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pauschalen_v_locales" (
  	"version_titel" varchar,
  	"version_einleitung" varchar,
  	"version_text" jsonb,
  	"version_leistungen" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "portalmodule" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"seite_id" uuid,
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_portalmodule_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "portalmodule_locales" (
  	"inhalt" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_portalmodule_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_seite_id" uuid,
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__portalmodule_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__portalmodule_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_portalmodule_v_locales" (
  	"version_inhalt" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "shop_artikel" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bild_id" uuid,
  	"dokumente" jsonb,
  	"links" jsonb,
  	"preis_cent" numeric,
  	"gewicht_pro_einheit" numeric DEFAULT 0,
  	"menge_limit" numeric,
  	"menge_aktuell" numeric DEFAULT 0,
  	"veranstaltung_id" uuid,
  	"aktiv" boolean DEFAULT true,
  	"rubrik_id" uuid,
  	"sortierung" numeric DEFAULT 0,
  	"nummer" numeric,
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_shop_artikel_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "shop_artikel_locales" (
  	"titel" varchar,
  	"einleitung" varchar,
  	"text" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "shop_artikel_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_shop_artikel_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_bild_id" uuid,
  	"version_dokumente" jsonb,
  	"version_links" jsonb,
  	"version_preis_cent" numeric,
  	"version_gewicht_pro_einheit" numeric DEFAULT 0,
  	"version_menge_limit" numeric,
  	"version_menge_aktuell" numeric DEFAULT 0,
  	"version_veranstaltung_id" uuid,
  	"version_aktiv" boolean DEFAULT true,
  	"version_rubrik_id" uuid,
  	"version_sortierung" numeric DEFAULT 0,
  	"version_nummer" numeric,
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__shop_artikel_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__shop_artikel_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_shop_artikel_v_locales" (
  	"version_titel" varchar,
  	"version_einleitung" varchar,
  	"version_text" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_shop_artikel_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "bestellungen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"positionen" jsonb NOT NULL,
  	"vorname" varchar NOT NULL,
  	"nachname" varchar NOT NULL,
  	"strasse" varchar NOT NULL,
  	"plz" varchar NOT NULL,
  	"ort" varchar NOT NULL,
  	"land" "enum_bestellungen_land" DEFAULT 'DE' NOT NULL,
  	"email" varchar NOT NULL,
  	"telefon" varchar,
  	"notiz" varchar,
  	"stand" "enum_bestellungen_stand" DEFAULT 'neu' NOT NULL,
  	"versand_cent" numeric,
  	"summe_cent" numeric,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "medien_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "dokumente" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"titel" varchar NOT NULL,
  	"bereich" "enum_dokumente_bereich" NOT NULL,
  	"stand" timestamp(3) with time zone,
  	"oeffentlich" boolean DEFAULT false,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "benutzer_rollen" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_benutzer_rolle",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"betreff" varchar NOT NULL,
  	"an" varchar NOT NULL,
  	"antwort_an" varchar,
  	"text" varchar NOT NULL,
  	"zustand" "enum_mails_zustand" DEFAULT 'wartet' NOT NULL,
  	"versuche" numeric DEFAULT 0 NOT NULL,
  	"fehler" varchar,
  	"naechster_versuch" timestamp(3) with time zone,
  	"gesendet_am" timestamp(3) with time zone,
  	"message_id" varchar,
  	"anfrage_id" uuid,
  	"anlass" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "protokoll" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"wer" varchar NOT NULL,
  	"vorgang" "enum_protokoll_vorgang" NOT NULL,
  	"eintrag" varchar NOT NULL,
  	"felder" varchar,
  	"sammlung" varchar NOT NULL,
  	"dokument" varchar,
  	"konto" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "benutzer_rollen" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_benutzer_rolle";
  CREATE TYPE "public"."enum_benutzer_rolle" AS ENUM('administration', 'tourismus', 'rathaus', 'festival', 'rat-verwaltung', 'intranet-redaktion', 'autor');
  ALTER TABLE "benutzer_rollen" ALTER COLUMN "value" SET DATA TYPE "public"."enum_benutzer_rolle" USING "value"::"public"."enum_benutzer_rolle";
  ALTER TABLE "seiten" ADD COLUMN "bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf';
  ALTER TABLE "seiten" ADD COLUMN "veroeffentlichen_am" timestamp(3) with time zone;
  ALTER TABLE "seiten" ADD COLUMN "zurueckziehen_am" timestamp(3) with time zone;
  ALTER TABLE "seiten" ADD COLUMN "verantwortlich_id" uuid;
  ALTER TABLE "seiten" ADD COLUMN "pruefen_bis" timestamp(3) with time zone;
  ALTER TABLE "seiten_locales" ADD COLUMN "seitenleiste" jsonb;
  ALTER TABLE "_seiten_v" ADD COLUMN "version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf';
  ALTER TABLE "_seiten_v" ADD COLUMN "version_veroeffentlichen_am" timestamp(3) with time zone;
  ALTER TABLE "_seiten_v" ADD COLUMN "version_zurueckziehen_am" timestamp(3) with time zone;
  ALTER TABLE "_seiten_v" ADD COLUMN "version_verantwortlich_id" uuid;
  ALTER TABLE "_seiten_v" ADD COLUMN "version_pruefen_bis" timestamp(3) with time zone;
  ALTER TABLE "_seiten_v_locales" ADD COLUMN "version_seitenleiste" jsonb;
  ALTER TABLE "aktuelles" ADD COLUMN "teaserbild_id" uuid;
  ALTER TABLE "aktuelles" ADD COLUMN "dokumente" jsonb;
  ALTER TABLE "aktuelles" ADD COLUMN "gueltig_bis" timestamp(3) with time zone;
  ALTER TABLE "aktuelles" ADD COLUMN "bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf';
  ALTER TABLE "aktuelles" ADD COLUMN "veroeffentlichen_am" timestamp(3) with time zone;
  ALTER TABLE "aktuelles" ADD COLUMN "zurueckziehen_am" timestamp(3) with time zone;
  ALTER TABLE "aktuelles" ADD COLUMN "verantwortlich_id" uuid;
  ALTER TABLE "aktuelles" ADD COLUMN "pruefen_bis" timestamp(3) with time zone;
  ALTER TABLE "aktuelles_locales" ADD COLUMN "link" varchar;
  ALTER TABLE "aktuelles_locales" ADD COLUMN "linktext" varchar;
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_teaserbild_id" uuid;
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_dokumente" jsonb;
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_gueltig_bis" timestamp(3) with time zone;
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf';
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_veroeffentlichen_am" timestamp(3) with time zone;
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_zurueckziehen_am" timestamp(3) with time zone;
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_verantwortlich_id" uuid;
  ALTER TABLE "_aktuelles_v" ADD COLUMN "version_pruefen_bis" timestamp(3) with time zone;
  ALTER TABLE "_aktuelles_v_locales" ADD COLUMN "version_link" varchar;
  ALTER TABLE "_aktuelles_v_locales" ADD COLUMN "version_linktext" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "dokumente" jsonb;
  ALTER TABLE "veranstaltungen" ADD COLUMN "neuer_termin_datum_von" timestamp(3) with time zone;
  ALTER TABLE "veranstaltungen" ADD COLUMN "neuer_termin_datum_bis" timestamp(3) with time zone;
  ALTER TABLE "veranstaltungen" ADD COLUMN "neuer_termin_time_from" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "neuer_termin_time_to" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "neuer_ort_brancheneintrag_veranstaltungsort_id" uuid;
  ALTER TABLE "veranstaltungen" ADD COLUMN "serie" jsonb;
  ALTER TABLE "veranstaltungen" ADD COLUMN "brancheneintrag_veranstaltungsort_id" uuid;
  ALTER TABLE "veranstaltungen" ADD COLUMN "adresse_strasse" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "adresse_plz" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "adresse_ort" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "preise" jsonb;
  ALTER TABLE "veranstaltungen" ADD COLUMN "kontakt_telefon" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "kontakt_email" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "kontakt_link" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "kontakt_linktext" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "barrierefreiheit_stufenlos" boolean DEFAULT false;
  ALTER TABLE "veranstaltungen" ADD COLUMN "barrierefreiheit_toilette" boolean DEFAULT false;
  ALTER TABLE "veranstaltungen" ADD COLUMN "barrierefreiheit_aufzug" boolean DEFAULT false;
  ALTER TABLE "veranstaltungen" ADD COLUMN "barrierefreiheit_parkplatz" boolean DEFAULT false;
  ALTER TABLE "veranstaltungen" ADD COLUMN "barrierefreiheit_hoeranlage" boolean DEFAULT false;
  ALTER TABLE "veranstaltungen" ADD COLUMN "barrierefreiheit_assistenzhund" boolean DEFAULT false;
  ALTER TABLE "veranstaltungen" ADD COLUMN "barrierefreiheit_gebaerdensprache" boolean DEFAULT false;
  ALTER TABLE "veranstaltungen" ADD COLUMN "barrierefreiheit_audiodeskription" boolean DEFAULT false;
  ALTER TABLE "veranstaltungen" ADD COLUMN "barrierefreiheit_leichte_sprache" boolean DEFAULT false;
  ALTER TABLE "veranstaltungen" ADD COLUMN "highlight" boolean DEFAULT false;
  ALTER TABLE "veranstaltungen" ADD COLUMN "saison" numeric;
  ALTER TABLE "veranstaltungen" ADD COLUMN "vorlage" "enum_veranstaltungen_vorlage";
  ALTER TABLE "veranstaltungen" ADD COLUMN "interne_notiz" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "quelle_uid" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "quelle_stand" varchar;
  ALTER TABLE "veranstaltungen" ADD COLUMN "bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf';
  ALTER TABLE "veranstaltungen" ADD COLUMN "veroeffentlichen_am" timestamp(3) with time zone;
  ALTER TABLE "veranstaltungen" ADD COLUMN "zurueckziehen_am" timestamp(3) with time zone;
  ALTER TABLE "veranstaltungen" ADD COLUMN "verantwortlich_id" uuid;
  ALTER TABLE "veranstaltungen" ADD COLUMN "pruefen_bis" timestamp(3) with time zone;
  ALTER TABLE "veranstaltungen_locales" ADD COLUMN "neuer_ort_veranstaltungsort" varchar;
  ALTER TABLE "veranstaltungen_locales" ADD COLUMN "veranstaltungsort" varchar;
  ALTER TABLE "veranstaltungen_locales" ADD COLUMN "adresse_gebaeude" varchar;
  ALTER TABLE "veranstaltungen_locales" ADD COLUMN "kartenhinweis" varchar;
  ALTER TABLE "veranstaltungen_locales" ADD COLUMN "barrierefreiheit_hinweis" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_dokumente" jsonb;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_neuer_termin_datum_von" timestamp(3) with time zone;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_neuer_termin_datum_bis" timestamp(3) with time zone;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_neuer_termin_time_from" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_neuer_termin_time_to" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_neuer_ort_brancheneintrag_veranstaltungsort_id" uuid;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_serie" jsonb;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_brancheneintrag_veranstaltungsort_id" uuid;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_adresse_strasse" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_adresse_plz" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_adresse_ort" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_preise" jsonb;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_kontakt_telefon" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_kontakt_email" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_kontakt_link" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_kontakt_linktext" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_barrierefreiheit_stufenlos" boolean DEFAULT false;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_barrierefreiheit_toilette" boolean DEFAULT false;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_barrierefreiheit_aufzug" boolean DEFAULT false;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_barrierefreiheit_parkplatz" boolean DEFAULT false;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_barrierefreiheit_hoeranlage" boolean DEFAULT false;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_barrierefreiheit_assistenzhund" boolean DEFAULT false;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_barrierefreiheit_gebaerdensprache" boolean DEFAULT false;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_barrierefreiheit_audiodeskription" boolean DEFAULT false;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_barrierefreiheit_leichte_sprache" boolean DEFAULT false;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_highlight" boolean DEFAULT false;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_saison" numeric;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_vorlage" "enum__veranstaltungen_v_version_vorlage";
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_interne_notiz" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_quelle_uid" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_quelle_stand" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf';
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_veroeffentlichen_am" timestamp(3) with time zone;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_zurueckziehen_am" timestamp(3) with time zone;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_verantwortlich_id" uuid;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_pruefen_bis" timestamp(3) with time zone;
  ALTER TABLE "_veranstaltungen_v_locales" ADD COLUMN "version_neuer_ort_veranstaltungsort" varchar;
  ALTER TABLE "_veranstaltungen_v_locales" ADD COLUMN "version_veranstaltungsort" varchar;
  ALTER TABLE "_veranstaltungen_v_locales" ADD COLUMN "version_adresse_gebaeude" varchar;
  ALTER TABLE "_veranstaltungen_v_locales" ADD COLUMN "version_kartenhinweis" varchar;
  ALTER TABLE "_veranstaltungen_v_locales" ADD COLUMN "version_barrierefreiheit_hinweis" varchar;
  ALTER TABLE "rubriken" ADD COLUMN "art" "enum_rubriken_art" DEFAULT 'veranstaltungen' NOT NULL;
  ALTER TABLE "aemter" ADD COLUMN "bild_id" uuid;
  ALTER TABLE "aemter" ADD COLUMN "koordinaten_breite" numeric;
  ALTER TABLE "aemter" ADD COLUMN "koordinaten_laenge" numeric;
  ALTER TABLE "aemter" ADD COLUMN "barrierefrei_stufenlos" boolean DEFAULT false;
  ALTER TABLE "aemter" ADD COLUMN "barrierefrei_toilette" boolean DEFAULT false;
  ALTER TABLE "aemter" ADD COLUMN "barrierefrei_aufzug" boolean DEFAULT false;
  ALTER TABLE "aemter" ADD COLUMN "barrierefrei_parkplatz" boolean DEFAULT false;
  ALTER TABLE "aemter" ADD COLUMN "barrierefrei_hoeranlage" boolean DEFAULT false;
  ALTER TABLE "aemter" ADD COLUMN "barrierefrei_assistenzhund" boolean DEFAULT false;
  ALTER TABLE "aemter" ADD COLUMN "leitung_id" uuid;
  ALTER TABLE "aemter" ADD COLUMN "uebergeordnet_id" uuid;
  ALTER TABLE "aemter" ADD COLUMN "bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf';
  ALTER TABLE "aemter" ADD COLUMN "veroeffentlichen_am" timestamp(3) with time zone;
  ALTER TABLE "aemter" ADD COLUMN "zurueckziehen_am" timestamp(3) with time zone;
  ALTER TABLE "aemter" ADD COLUMN "verantwortlich_id" uuid;
  ALTER TABLE "aemter" ADD COLUMN "pruefen_bis" timestamp(3) with time zone;
  ALTER TABLE "aemter_locales" ADD COLUMN "adresse_gebaeude" varchar;
  ALTER TABLE "aemter_locales" ADD COLUMN "zimmer" varchar;
  ALTER TABLE "aemter_locales" ADD COLUMN "barrierefrei_hinweis" varchar;
  ALTER TABLE "aemter_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "aemter_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_bild_id" uuid;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_koordinaten_breite" numeric;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_koordinaten_laenge" numeric;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_barrierefrei_stufenlos" boolean DEFAULT false;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_barrierefrei_toilette" boolean DEFAULT false;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_barrierefrei_aufzug" boolean DEFAULT false;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_barrierefrei_parkplatz" boolean DEFAULT false;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_barrierefrei_hoeranlage" boolean DEFAULT false;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_barrierefrei_assistenzhund" boolean DEFAULT false;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_leitung_id" uuid;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_uebergeordnet_id" uuid;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf';
  ALTER TABLE "_aemter_v" ADD COLUMN "version_veroeffentlichen_am" timestamp(3) with time zone;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_zurueckziehen_am" timestamp(3) with time zone;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_verantwortlich_id" uuid;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_pruefen_bis" timestamp(3) with time zone;
  ALTER TABLE "_aemter_v_locales" ADD COLUMN "version_adresse_gebaeude" varchar;
  ALTER TABLE "_aemter_v_locales" ADD COLUMN "version_zimmer" varchar;
  ALTER TABLE "_aemter_v_locales" ADD COLUMN "version_barrierefrei_hinweis" varchar;
  ALTER TABLE "_aemter_v_locales" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_aemter_v_locales" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "mitarbeiter" ADD COLUMN "anzeigename" varchar;
  ALTER TABLE "mitarbeiter" ADD COLUMN "namenszusatz" varchar;
  ALTER TABLE "mitarbeiter" ADD COLUMN "vertretung_id" uuid;
  ALTER TABLE "mitarbeiter" ADD COLUMN "email_oeffentlich" boolean DEFAULT false;
  ALTER TABLE "mitarbeiter" ADD COLUMN "ansprechpartner" boolean DEFAULT false;
  ALTER TABLE "mitarbeiter" ADD COLUMN "bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf';
  ALTER TABLE "mitarbeiter" ADD COLUMN "veroeffentlichen_am" timestamp(3) with time zone;
  ALTER TABLE "mitarbeiter" ADD COLUMN "zurueckziehen_am" timestamp(3) with time zone;
  ALTER TABLE "mitarbeiter" ADD COLUMN "verantwortlich_id" uuid;
  ALTER TABLE "mitarbeiter" ADD COLUMN "pruefen_bis" timestamp(3) with time zone;
  ALTER TABLE "mitarbeiter_locales" ADD COLUMN "zustaendigkeiten" jsonb;
  ALTER TABLE "mitarbeiter_locales" ADD COLUMN "zimmer" varchar;
  ALTER TABLE "mitarbeiter_locales" ADD COLUMN "gebaeude" varchar;
  ALTER TABLE "mitarbeiter_locales" ADD COLUMN "sprachkenntnisse" varchar;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_anzeigename" varchar;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_namenszusatz" varchar;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_vertretung_id" uuid;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_email_oeffentlich" boolean DEFAULT false;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_ansprechpartner" boolean DEFAULT false;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf';
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_veroeffentlichen_am" timestamp(3) with time zone;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_zurueckziehen_am" timestamp(3) with time zone;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_verantwortlich_id" uuid;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_pruefen_bis" timestamp(3) with time zone;
  ALTER TABLE "_mitarbeiter_v_locales" ADD COLUMN "version_zustaendigkeiten" jsonb;
  ALTER TABLE "_mitarbeiter_v_locales" ADD COLUMN "version_zimmer" varchar;
  ALTER TABLE "_mitarbeiter_v_locales" ADD COLUMN "version_gebaeude" varchar;
  ALTER TABLE "_mitarbeiter_v_locales" ADD COLUMN "version_sprachkenntnisse" varchar;
  ALTER TABLE "medien" ADD COLUMN "titel" varchar;
  ALTER TABLE "medien" ADD COLUMN "urheber" varchar;
  ALTER TABLE "medien" ADD COLUMN "lizenz" "enum_medien_lizenz";
  ALTER TABLE "medien" ADD COLUMN "quelle" varchar;
  ALTER TABLE "medien" ADD COLUMN "nutzung_bis" timestamp(3) with time zone;
  ALTER TABLE "medien" ADD COLUMN "herkunft" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "interessengruppen_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "wegweiser_verfahren_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lebenslagen_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bekanntmachungen_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "hinweise_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "brancheneintraege_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "baugebiete_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "abfuhrtermine_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "abfallarten_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "strassen_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "schwarzes_brett_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pois_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "touren_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "webcams_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fotopunkt_bilder_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "galerien_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "videos_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sitzungen_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vorlagen_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gremien_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "raete_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "intranet_rubriken_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "intranet_texte_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "intranet_archiv_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "intranet_archiv_themen_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "anfragen_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "antwortvorlagen_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "unterkuenfte_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stellplaetze_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pauschalen_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "portalmodule_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shop_artikel_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bestellungen_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dokumente_id" uuid;
  ALTER TABLE "einstellungen" ADD COLUMN "anfragen_tage" numeric;
  ALTER TABLE "einstellungen_locales" ADD COLUMN "tourismus_adresse_gebaeude" varchar;
  ALTER TABLE "einstellungen_locales" ADD COLUMN "rathaus_adresse_gebaeude" varchar;
  ALTER TABLE "aktuelles_rels" ADD CONSTRAINT "aktuelles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."aktuelles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "aktuelles_rels" ADD CONSTRAINT "aktuelles_rels_interessengruppen_fk" FOREIGN KEY ("interessengruppen_id") REFERENCES "public"."interessengruppen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_aktuelles_v_rels" ADD CONSTRAINT "_aktuelles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_aktuelles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_aktuelles_v_rels" ADD CONSTRAINT "_aktuelles_v_rels_interessengruppen_fk" FOREIGN KEY ("interessengruppen_id") REFERENCES "public"."interessengruppen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "interessengruppen_locales" ADD CONSTRAINT "interessengruppen_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."interessengruppen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "veranstaltungen_zielgruppen" ADD CONSTRAINT "veranstaltungen_zielgruppen_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."veranstaltungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v_version_zielgruppen" ADD CONSTRAINT "_veranstaltungen_v_version_zielgruppen_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_veranstaltungen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wegweiser_verfahren" ADD CONSTRAINT "wegweiser_verfahren_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wegweiser_verfahren_locales" ADD CONSTRAINT "wegweiser_verfahren_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wegweiser_verfahren"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wegweiser_verfahren_texts" ADD CONSTRAINT "wegweiser_verfahren_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wegweiser_verfahren"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wegweiser_verfahren_rels" ADD CONSTRAINT "wegweiser_verfahren_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wegweiser_verfahren"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wegweiser_verfahren_rels" ADD CONSTRAINT "wegweiser_verfahren_rels_aemter_fk" FOREIGN KEY ("aemter_id") REFERENCES "public"."aemter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wegweiser_verfahren_rels" ADD CONSTRAINT "wegweiser_verfahren_rels_mitarbeiter_fk" FOREIGN KEY ("mitarbeiter_id") REFERENCES "public"."mitarbeiter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wegweiser_verfahren_rels" ADD CONSTRAINT "wegweiser_verfahren_rels_lebenslagen_fk" FOREIGN KEY ("lebenslagen_id") REFERENCES "public"."lebenslagen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wegweiser_verfahren_v" ADD CONSTRAINT "_wegweiser_verfahren_v_parent_id_wegweiser_verfahren_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wegweiser_verfahren"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wegweiser_verfahren_v" ADD CONSTRAINT "_wegweiser_verfahren_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wegweiser_verfahren_v_locales" ADD CONSTRAINT "_wegweiser_verfahren_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wegweiser_verfahren_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wegweiser_verfahren_v_texts" ADD CONSTRAINT "_wegweiser_verfahren_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_wegweiser_verfahren_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wegweiser_verfahren_v_rels" ADD CONSTRAINT "_wegweiser_verfahren_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_wegweiser_verfahren_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wegweiser_verfahren_v_rels" ADD CONSTRAINT "_wegweiser_verfahren_v_rels_aemter_fk" FOREIGN KEY ("aemter_id") REFERENCES "public"."aemter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wegweiser_verfahren_v_rels" ADD CONSTRAINT "_wegweiser_verfahren_v_rels_mitarbeiter_fk" FOREIGN KEY ("mitarbeiter_id") REFERENCES "public"."mitarbeiter"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wegweiser_verfahren_v_rels" ADD CONSTRAINT "_wegweiser_verfahren_v_rels_lebenslagen_fk" FOREIGN KEY ("lebenslagen_id") REFERENCES "public"."lebenslagen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lebenslagen" ADD CONSTRAINT "lebenslagen_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lebenslagen" ADD CONSTRAINT "lebenslagen_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lebenslagen_locales" ADD CONSTRAINT "lebenslagen_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lebenslagen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lebenslagen_v" ADD CONSTRAINT "_lebenslagen_v_parent_id_lebenslagen_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lebenslagen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lebenslagen_v" ADD CONSTRAINT "_lebenslagen_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lebenslagen_v" ADD CONSTRAINT "_lebenslagen_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lebenslagen_v_locales" ADD CONSTRAINT "_lebenslagen_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lebenslagen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bekanntmachungen" ADD CONSTRAINT "bekanntmachungen_amt_id_aemter_id_fk" FOREIGN KEY ("amt_id") REFERENCES "public"."aemter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bekanntmachungen" ADD CONSTRAINT "bekanntmachungen_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bekanntmachungen_locales" ADD CONSTRAINT "bekanntmachungen_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bekanntmachungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bekanntmachungen_v" ADD CONSTRAINT "_bekanntmachungen_v_parent_id_bekanntmachungen_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bekanntmachungen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bekanntmachungen_v" ADD CONSTRAINT "_bekanntmachungen_v_version_amt_id_aemter_id_fk" FOREIGN KEY ("version_amt_id") REFERENCES "public"."aemter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bekanntmachungen_v" ADD CONSTRAINT "_bekanntmachungen_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_bekanntmachungen_v_locales" ADD CONSTRAINT "_bekanntmachungen_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_bekanntmachungen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hinweise" ADD CONSTRAINT "hinweise_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hinweise_locales" ADD CONSTRAINT "hinweise_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hinweise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hinweise_v" ADD CONSTRAINT "_hinweise_v_parent_id_hinweise_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hinweise"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hinweise_v" ADD CONSTRAINT "_hinweise_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hinweise_v_locales" ADD CONSTRAINT "_hinweise_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hinweise_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brancheneintraege" ADD CONSTRAINT "brancheneintraege_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brancheneintraege" ADD CONSTRAINT "brancheneintraege_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brancheneintraege_locales" ADD CONSTRAINT "brancheneintraege_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brancheneintraege_texts" ADD CONSTRAINT "brancheneintraege_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brancheneintraege_rels" ADD CONSTRAINT "brancheneintraege_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brancheneintraege_rels" ADD CONSTRAINT "brancheneintraege_rels_medien_fk" FOREIGN KEY ("medien_id") REFERENCES "public"."medien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brancheneintraege_rels" ADD CONSTRAINT "brancheneintraege_rels_rubriken_fk" FOREIGN KEY ("rubriken_id") REFERENCES "public"."rubriken"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v" ADD CONSTRAINT "_brancheneintraege_v_parent_id_brancheneintraege_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v" ADD CONSTRAINT "_brancheneintraege_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v" ADD CONSTRAINT "_brancheneintraege_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v_locales" ADD CONSTRAINT "_brancheneintraege_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brancheneintraege_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v_texts" ADD CONSTRAINT "_brancheneintraege_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brancheneintraege_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v_rels" ADD CONSTRAINT "_brancheneintraege_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brancheneintraege_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v_rels" ADD CONSTRAINT "_brancheneintraege_v_rels_medien_fk" FOREIGN KEY ("medien_id") REFERENCES "public"."medien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brancheneintraege_v_rels" ADD CONSTRAINT "_brancheneintraege_v_rels_rubriken_fk" FOREIGN KEY ("rubriken_id") REFERENCES "public"."rubriken"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "baugebiete" ADD CONSTRAINT "baugebiete_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "baugebiete" ADD CONSTRAINT "baugebiete_ansprechpartner_id_aemter_id_fk" FOREIGN KEY ("ansprechpartner_id") REFERENCES "public"."aemter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "baugebiete" ADD CONSTRAINT "baugebiete_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "baugebiete_locales" ADD CONSTRAINT "baugebiete_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."baugebiete"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_baugebiete_v" ADD CONSTRAINT "_baugebiete_v_parent_id_baugebiete_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."baugebiete"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_baugebiete_v" ADD CONSTRAINT "_baugebiete_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_baugebiete_v" ADD CONSTRAINT "_baugebiete_v_version_ansprechpartner_id_aemter_id_fk" FOREIGN KEY ("version_ansprechpartner_id") REFERENCES "public"."aemter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_baugebiete_v" ADD CONSTRAINT "_baugebiete_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_baugebiete_v_locales" ADD CONSTRAINT "_baugebiete_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_baugebiete_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "abfuhrtermine" ADD CONSTRAINT "abfuhrtermine_abfallart_id_abfallarten_id_fk" FOREIGN KEY ("abfallart_id") REFERENCES "public"."abfallarten"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "abfuhrtermine_locales" ADD CONSTRAINT "abfuhrtermine_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."abfuhrtermine"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "abfuhrtermine_numbers" ADD CONSTRAINT "abfuhrtermine_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."abfuhrtermine"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "abfallarten_locales" ADD CONSTRAINT "abfallarten_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."abfallarten"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schwarzes_brett" ADD CONSTRAINT "schwarzes_brett_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schwarzes_brett" ADD CONSTRAINT "schwarzes_brett_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schwarzes_brett_locales" ADD CONSTRAINT "schwarzes_brett_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schwarzes_brett"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_schwarzes_brett_v" ADD CONSTRAINT "_schwarzes_brett_v_parent_id_schwarzes_brett_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."schwarzes_brett"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schwarzes_brett_v" ADD CONSTRAINT "_schwarzes_brett_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schwarzes_brett_v" ADD CONSTRAINT "_schwarzes_brett_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_schwarzes_brett_v_locales" ADD CONSTRAINT "_schwarzes_brett_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_schwarzes_brett_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pois" ADD CONSTRAINT "pois_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pois" ADD CONSTRAINT "pois_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pois_locales" ADD CONSTRAINT "pois_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pois"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pois_v" ADD CONSTRAINT "_pois_v_parent_id_pois_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pois"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pois_v" ADD CONSTRAINT "_pois_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pois_v" ADD CONSTRAINT "_pois_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pois_v_locales" ADD CONSTRAINT "_pois_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pois_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "touren" ADD CONSTRAINT "touren_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "touren" ADD CONSTRAINT "touren_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "touren_locales" ADD CONSTRAINT "touren_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."touren"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "touren_rels" ADD CONSTRAINT "touren_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."touren"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "touren_rels" ADD CONSTRAINT "touren_rels_pois_fk" FOREIGN KEY ("pois_id") REFERENCES "public"."pois"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_touren_v" ADD CONSTRAINT "_touren_v_parent_id_touren_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."touren"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_touren_v" ADD CONSTRAINT "_touren_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_touren_v" ADD CONSTRAINT "_touren_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_touren_v_locales" ADD CONSTRAINT "_touren_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_touren_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_touren_v_rels" ADD CONSTRAINT "_touren_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_touren_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_touren_v_rels" ADD CONSTRAINT "_touren_v_rels_pois_fk" FOREIGN KEY ("pois_id") REFERENCES "public"."pois"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webcams" ADD CONSTRAINT "webcams_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webcams" ADD CONSTRAINT "webcams_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webcams_locales" ADD CONSTRAINT "webcams_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."webcams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_webcams_v" ADD CONSTRAINT "_webcams_v_parent_id_webcams_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webcams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webcams_v" ADD CONSTRAINT "_webcams_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webcams_v" ADD CONSTRAINT "_webcams_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webcams_v_locales" ADD CONSTRAINT "_webcams_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_webcams_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fotopunkt_bilder" ADD CONSTRAINT "fotopunkt_bilder_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fotopunkt_bilder_locales" ADD CONSTRAINT "fotopunkt_bilder_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fotopunkt_bilder"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galerien" ADD CONSTRAINT "galerien_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galerien" ADD CONSTRAINT "galerien_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galerien_locales" ADD CONSTRAINT "galerien_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."galerien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_galerien_v" ADD CONSTRAINT "_galerien_v_parent_id_galerien_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."galerien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galerien_v" ADD CONSTRAINT "_galerien_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galerien_v" ADD CONSTRAINT "_galerien_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galerien_v_locales" ADD CONSTRAINT "_galerien_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_galerien_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_untertiteldatei_de_id_medien_id_fk" FOREIGN KEY ("untertiteldatei_de_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_untertiteldatei_en_id_medien_id_fk" FOREIGN KEY ("untertiteldatei_en_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_untertiteldatei_de_id_medien_id_fk" FOREIGN KEY ("version_untertiteldatei_de_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_untertiteldatei_en_id_medien_id_fk" FOREIGN KEY ("version_untertiteldatei_en_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v_locales" ADD CONSTRAINT "_videos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sitzungen" ADD CONSTRAINT "sitzungen_einladung_id_dokumente_id_fk" FOREIGN KEY ("einladung_id") REFERENCES "public"."dokumente"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sitzungen" ADD CONSTRAINT "sitzungen_protokoll_id_dokumente_id_fk" FOREIGN KEY ("protokoll_id") REFERENCES "public"."dokumente"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sitzungen" ADD CONSTRAINT "sitzungen_gremium_id_gremien_id_fk" FOREIGN KEY ("gremium_id") REFERENCES "public"."gremien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sitzungen" ADD CONSTRAINT "sitzungen_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sitzungen_v" ADD CONSTRAINT "_sitzungen_v_parent_id_sitzungen_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sitzungen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sitzungen_v" ADD CONSTRAINT "_sitzungen_v_version_einladung_id_dokumente_id_fk" FOREIGN KEY ("version_einladung_id") REFERENCES "public"."dokumente"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sitzungen_v" ADD CONSTRAINT "_sitzungen_v_version_protokoll_id_dokumente_id_fk" FOREIGN KEY ("version_protokoll_id") REFERENCES "public"."dokumente"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sitzungen_v" ADD CONSTRAINT "_sitzungen_v_version_gremium_id_gremien_id_fk" FOREIGN KEY ("version_gremium_id") REFERENCES "public"."gremien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sitzungen_v" ADD CONSTRAINT "_sitzungen_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vorlagen" ADD CONSTRAINT "vorlagen_amt_id_aemter_id_fk" FOREIGN KEY ("amt_id") REFERENCES "public"."aemter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vorlagen" ADD CONSTRAINT "vorlagen_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vorlagen_rels" ADD CONSTRAINT "vorlagen_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vorlagen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vorlagen_rels" ADD CONSTRAINT "vorlagen_rels_dokumente_fk" FOREIGN KEY ("dokumente_id") REFERENCES "public"."dokumente"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vorlagen_v" ADD CONSTRAINT "_vorlagen_v_parent_id_vorlagen_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vorlagen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vorlagen_v" ADD CONSTRAINT "_vorlagen_v_version_amt_id_aemter_id_fk" FOREIGN KEY ("version_amt_id") REFERENCES "public"."aemter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vorlagen_v" ADD CONSTRAINT "_vorlagen_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vorlagen_v_rels" ADD CONSTRAINT "_vorlagen_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vorlagen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vorlagen_v_rels" ADD CONSTRAINT "_vorlagen_v_rels_dokumente_fk" FOREIGN KEY ("dokumente_id") REFERENCES "public"."dokumente"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gremien_mitglieder" ADD CONSTRAINT "gremien_mitglieder_rat_id_raete_id_fk" FOREIGN KEY ("rat_id") REFERENCES "public"."raete"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gremien_mitglieder" ADD CONSTRAINT "gremien_mitglieder_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gremien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gremien" ADD CONSTRAINT "gremien_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gremien_v_version_mitglieder" ADD CONSTRAINT "_gremien_v_version_mitglieder_rat_id_raete_id_fk" FOREIGN KEY ("rat_id") REFERENCES "public"."raete"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gremien_v_version_mitglieder" ADD CONSTRAINT "_gremien_v_version_mitglieder_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gremien_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gremien_v" ADD CONSTRAINT "_gremien_v_parent_id_gremien_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gremien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gremien_v" ADD CONSTRAINT "_gremien_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "raete" ADD CONSTRAINT "raete_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "raete" ADD CONSTRAINT "raete_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "raete_texts" ADD CONSTRAINT "raete_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."raete"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_raete_v" ADD CONSTRAINT "_raete_v_parent_id_raete_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."raete"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_raete_v" ADD CONSTRAINT "_raete_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_raete_v" ADD CONSTRAINT "_raete_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_raete_v_texts" ADD CONSTRAINT "_raete_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_raete_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "intranet_texte" ADD CONSTRAINT "intranet_texte_rubrik_id_intranet_rubriken_id_fk" FOREIGN KEY ("rubrik_id") REFERENCES "public"."intranet_rubriken"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intranet_texte" ADD CONSTRAINT "intranet_texte_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intranet_texte_rels" ADD CONSTRAINT "intranet_texte_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."intranet_texte"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "intranet_texte_rels" ADD CONSTRAINT "intranet_texte_rels_dokumente_fk" FOREIGN KEY ("dokumente_id") REFERENCES "public"."dokumente"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_intranet_texte_v" ADD CONSTRAINT "_intranet_texte_v_parent_id_intranet_texte_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."intranet_texte"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_texte_v" ADD CONSTRAINT "_intranet_texte_v_version_rubrik_id_intranet_rubriken_id_fk" FOREIGN KEY ("version_rubrik_id") REFERENCES "public"."intranet_rubriken"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_texte_v" ADD CONSTRAINT "_intranet_texte_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_texte_v_rels" ADD CONSTRAINT "_intranet_texte_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_intranet_texte_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_intranet_texte_v_rels" ADD CONSTRAINT "_intranet_texte_v_rels_dokumente_fk" FOREIGN KEY ("dokumente_id") REFERENCES "public"."dokumente"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "intranet_archiv" ADD CONSTRAINT "intranet_archiv_thema_id_intranet_archiv_themen_id_fk" FOREIGN KEY ("thema_id") REFERENCES "public"."intranet_archiv_themen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intranet_archiv" ADD CONSTRAINT "intranet_archiv_datei_id_dokumente_id_fk" FOREIGN KEY ("datei_id") REFERENCES "public"."dokumente"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "intranet_archiv" ADD CONSTRAINT "intranet_archiv_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_archiv_v" ADD CONSTRAINT "_intranet_archiv_v_parent_id_intranet_archiv_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."intranet_archiv"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_archiv_v" ADD CONSTRAINT "_intranet_archiv_v_version_thema_id_intranet_archiv_themen_id_fk" FOREIGN KEY ("version_thema_id") REFERENCES "public"."intranet_archiv_themen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_archiv_v" ADD CONSTRAINT "_intranet_archiv_v_version_datei_id_dokumente_id_fk" FOREIGN KEY ("version_datei_id") REFERENCES "public"."dokumente"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_intranet_archiv_v" ADD CONSTRAINT "_intranet_archiv_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "anfragen" ADD CONSTRAINT "anfragen_bearbeiter_id_benutzer_id_fk" FOREIGN KEY ("bearbeiter_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "anfragen_rels" ADD CONSTRAINT "anfragen_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."anfragen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anfragen_rels" ADD CONSTRAINT "anfragen_rels_veranstaltungen_fk" FOREIGN KEY ("veranstaltungen_id") REFERENCES "public"."veranstaltungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anfragen_rels" ADD CONSTRAINT "anfragen_rels_brancheneintraege_fk" FOREIGN KEY ("brancheneintraege_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anfragen_rels" ADD CONSTRAINT "anfragen_rels_schwarzes_brett_fk" FOREIGN KEY ("schwarzes_brett_id") REFERENCES "public"."schwarzes_brett"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "anlagen" ADD CONSTRAINT "anlagen_anfrage_id_anfragen_id_fk" FOREIGN KEY ("anfrage_id") REFERENCES "public"."anfragen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "antwortvorlagen_arten" ADD CONSTRAINT "antwortvorlagen_arten_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."antwortvorlagen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "antwortvorlagen_locales" ADD CONSTRAINT "antwortvorlagen_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."antwortvorlagen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "unterkuenfte_ausstattung" ADD CONSTRAINT "unterkuenfte_ausstattung_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."unterkuenfte"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "unterkuenfte" ADD CONSTRAINT "unterkuenfte_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "unterkuenfte" ADD CONSTRAINT "unterkuenfte_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "unterkuenfte_locales" ADD CONSTRAINT "unterkuenfte_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."unterkuenfte"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "unterkuenfte_rels" ADD CONSTRAINT "unterkuenfte_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."unterkuenfte"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "unterkuenfte_rels" ADD CONSTRAINT "unterkuenfte_rels_medien_fk" FOREIGN KEY ("medien_id") REFERENCES "public"."medien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_unterkuenfte_v_version_ausstattung" ADD CONSTRAINT "_unterkuenfte_v_version_ausstattung_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_unterkuenfte_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_unterkuenfte_v" ADD CONSTRAINT "_unterkuenfte_v_parent_id_unterkuenfte_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."unterkuenfte"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_unterkuenfte_v" ADD CONSTRAINT "_unterkuenfte_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_unterkuenfte_v" ADD CONSTRAINT "_unterkuenfte_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_unterkuenfte_v_locales" ADD CONSTRAINT "_unterkuenfte_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_unterkuenfte_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_unterkuenfte_v_rels" ADD CONSTRAINT "_unterkuenfte_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_unterkuenfte_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_unterkuenfte_v_rels" ADD CONSTRAINT "_unterkuenfte_v_rels_medien_fk" FOREIGN KEY ("medien_id") REFERENCES "public"."medien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stellplaetze_versorgung" ADD CONSTRAINT "stellplaetze_versorgung_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stellplaetze"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stellplaetze" ADD CONSTRAINT "stellplaetze_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stellplaetze" ADD CONSTRAINT "stellplaetze_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stellplaetze_locales" ADD CONSTRAINT "stellplaetze_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stellplaetze"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stellplaetze_rels" ADD CONSTRAINT "stellplaetze_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stellplaetze"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stellplaetze_rels" ADD CONSTRAINT "stellplaetze_rels_medien_fk" FOREIGN KEY ("medien_id") REFERENCES "public"."medien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stellplaetze_v_version_versorgung" ADD CONSTRAINT "_stellplaetze_v_version_versorgung_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stellplaetze_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stellplaetze_v" ADD CONSTRAINT "_stellplaetze_v_parent_id_stellplaetze_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stellplaetze"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stellplaetze_v" ADD CONSTRAINT "_stellplaetze_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stellplaetze_v" ADD CONSTRAINT "_stellplaetze_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_stellplaetze_v_locales" ADD CONSTRAINT "_stellplaetze_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stellplaetze_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stellplaetze_v_rels" ADD CONSTRAINT "_stellplaetze_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_stellplaetze_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stellplaetze_v_rels" ADD CONSTRAINT "_stellplaetze_v_rels_medien_fk" FOREIGN KEY ("medien_id") REFERENCES "public"."medien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pauschalen" ADD CONSTRAINT "pauschalen_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pauschalen" ADD CONSTRAINT "pauschalen_seite_id_seiten_id_fk" FOREIGN KEY ("seite_id") REFERENCES "public"."seiten"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pauschalen" ADD CONSTRAINT "pauschalen_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pauschalen_locales" ADD CONSTRAINT "pauschalen_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pauschalen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pauschalen_v" ADD CONSTRAINT "_pauschalen_v_parent_id_pauschalen_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pauschalen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pauschalen_v" ADD CONSTRAINT "_pauschalen_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pauschalen_v" ADD CONSTRAINT "_pauschalen_v_version_seite_id_seiten_id_fk" FOREIGN KEY ("version_seite_id") REFERENCES "public"."seiten"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pauschalen_v" ADD CONSTRAINT "_pauschalen_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pauschalen_v_locales" ADD CONSTRAINT "_pauschalen_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pauschalen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "portalmodule" ADD CONSTRAINT "portalmodule_seite_id_seiten_id_fk" FOREIGN KEY ("seite_id") REFERENCES "public"."seiten"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portalmodule" ADD CONSTRAINT "portalmodule_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portalmodule_locales" ADD CONSTRAINT "portalmodule_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."portalmodule"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_portalmodule_v" ADD CONSTRAINT "_portalmodule_v_parent_id_portalmodule_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."portalmodule"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portalmodule_v" ADD CONSTRAINT "_portalmodule_v_version_seite_id_seiten_id_fk" FOREIGN KEY ("version_seite_id") REFERENCES "public"."seiten"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portalmodule_v" ADD CONSTRAINT "_portalmodule_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portalmodule_v_locales" ADD CONSTRAINT "_portalmodule_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_portalmodule_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_artikel" ADD CONSTRAINT "shop_artikel_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_artikel" ADD CONSTRAINT "shop_artikel_veranstaltung_id_veranstaltungen_id_fk" FOREIGN KEY ("veranstaltung_id") REFERENCES "public"."veranstaltungen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_artikel" ADD CONSTRAINT "shop_artikel_rubrik_id_rubriken_id_fk" FOREIGN KEY ("rubrik_id") REFERENCES "public"."rubriken"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_artikel" ADD CONSTRAINT "shop_artikel_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_artikel_locales" ADD CONSTRAINT "shop_artikel_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_artikel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_artikel_texts" ADD CONSTRAINT "shop_artikel_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_artikel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_artikel_v" ADD CONSTRAINT "_shop_artikel_v_parent_id_shop_artikel_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_artikel"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_artikel_v" ADD CONSTRAINT "_shop_artikel_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_artikel_v" ADD CONSTRAINT "_shop_artikel_v_version_veranstaltung_id_veranstaltungen_id_fk" FOREIGN KEY ("version_veranstaltung_id") REFERENCES "public"."veranstaltungen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_artikel_v" ADD CONSTRAINT "_shop_artikel_v_version_rubrik_id_rubriken_id_fk" FOREIGN KEY ("version_rubrik_id") REFERENCES "public"."rubriken"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_artikel_v" ADD CONSTRAINT "_shop_artikel_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_artikel_v_locales" ADD CONSTRAINT "_shop_artikel_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_artikel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_artikel_v_texts" ADD CONSTRAINT "_shop_artikel_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shop_artikel_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "medien_texts" ADD CONSTRAINT "medien_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."medien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "benutzer_rollen" ADD CONSTRAINT "benutzer_rollen_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."benutzer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_anfrage_id_anfragen_id_fk" FOREIGN KEY ("anfrage_id") REFERENCES "public"."anfragen"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "aktuelles_rels_order_idx" ON "aktuelles_rels" USING btree ("order");
  CREATE INDEX "aktuelles_rels_parent_idx" ON "aktuelles_rels" USING btree ("parent_id");
  CREATE INDEX "aktuelles_rels_path_idx" ON "aktuelles_rels" USING btree ("path");
  CREATE INDEX "aktuelles_rels_interessengruppen_id_idx" ON "aktuelles_rels" USING btree ("interessengruppen_id");
  CREATE INDEX "_aktuelles_v_rels_order_idx" ON "_aktuelles_v_rels" USING btree ("order");
  CREATE INDEX "_aktuelles_v_rels_parent_idx" ON "_aktuelles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_aktuelles_v_rels_path_idx" ON "_aktuelles_v_rels" USING btree ("path");
  CREATE INDEX "_aktuelles_v_rels_interessengruppen_id_idx" ON "_aktuelles_v_rels" USING btree ("interessengruppen_id");
  CREATE UNIQUE INDEX "interessengruppen_nummer_idx" ON "interessengruppen" USING btree ("nummer");
  CREATE INDEX "interessengruppen_updated_at_idx" ON "interessengruppen" USING btree ("updated_at");
  CREATE INDEX "interessengruppen_created_at_idx" ON "interessengruppen" USING btree ("created_at");
  CREATE UNIQUE INDEX "interessengruppen_locales_locale_parent_id_unique" ON "interessengruppen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "veranstaltungen_zielgruppen_order_idx" ON "veranstaltungen_zielgruppen" USING btree ("order");
  CREATE INDEX "veranstaltungen_zielgruppen_parent_idx" ON "veranstaltungen_zielgruppen" USING btree ("parent_id");
  CREATE INDEX "_veranstaltungen_v_version_zielgruppen_order_idx" ON "_veranstaltungen_v_version_zielgruppen" USING btree ("order");
  CREATE INDEX "_veranstaltungen_v_version_zielgruppen_parent_idx" ON "_veranstaltungen_v_version_zielgruppen" USING btree ("parent_id");
  CREATE INDEX "wegweiser_verfahren_leistungsschluessel_idx" ON "wegweiser_verfahren" USING btree ("leistungsschluessel");
  CREATE UNIQUE INDEX "wegweiser_verfahren_nummer_idx" ON "wegweiser_verfahren" USING btree ("nummer");
  CREATE INDEX "wegweiser_verfahren_bearbeitungsstand_idx" ON "wegweiser_verfahren" USING btree ("bearbeitungsstand");
  CREATE INDEX "wegweiser_verfahren_verantwortlich_idx" ON "wegweiser_verfahren" USING btree ("verantwortlich_id");
  CREATE INDEX "wegweiser_verfahren_pruefen_bis_idx" ON "wegweiser_verfahren" USING btree ("pruefen_bis");
  CREATE INDEX "wegweiser_verfahren_updated_at_idx" ON "wegweiser_verfahren" USING btree ("updated_at");
  CREATE INDEX "wegweiser_verfahren_created_at_idx" ON "wegweiser_verfahren" USING btree ("created_at");
  CREATE INDEX "wegweiser_verfahren__status_idx" ON "wegweiser_verfahren" USING btree ("_status");
  CREATE UNIQUE INDEX "wegweiser_verfahren_locales_locale_parent_id_unique" ON "wegweiser_verfahren_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "wegweiser_verfahren_texts_order_parent" ON "wegweiser_verfahren_texts" USING btree ("order","parent_id");
  CREATE INDEX "wegweiser_verfahren_texts_locale_parent" ON "wegweiser_verfahren_texts" USING btree ("locale","parent_id");
  CREATE INDEX "wegweiser_verfahren_rels_order_idx" ON "wegweiser_verfahren_rels" USING btree ("order");
  CREATE INDEX "wegweiser_verfahren_rels_parent_idx" ON "wegweiser_verfahren_rels" USING btree ("parent_id");
  CREATE INDEX "wegweiser_verfahren_rels_path_idx" ON "wegweiser_verfahren_rels" USING btree ("path");
  CREATE INDEX "wegweiser_verfahren_rels_aemter_id_idx" ON "wegweiser_verfahren_rels" USING btree ("aemter_id");
  CREATE INDEX "wegweiser_verfahren_rels_mitarbeiter_id_idx" ON "wegweiser_verfahren_rels" USING btree ("mitarbeiter_id");
  CREATE INDEX "wegweiser_verfahren_rels_lebenslagen_id_idx" ON "wegweiser_verfahren_rels" USING btree ("lebenslagen_id");
  CREATE INDEX "_wegweiser_verfahren_v_parent_idx" ON "_wegweiser_verfahren_v" USING btree ("parent_id");
  CREATE INDEX "_wegweiser_verfahren_v_version_version_leistungsschluess_idx" ON "_wegweiser_verfahren_v" USING btree ("version_leistungsschluessel");
  CREATE INDEX "_wegweiser_verfahren_v_version_version_nummer_idx" ON "_wegweiser_verfahren_v" USING btree ("version_nummer");
  CREATE INDEX "_wegweiser_verfahren_v_version_version_bearbeitungsstand_idx" ON "_wegweiser_verfahren_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_wegweiser_verfahren_v_version_version_verantwortlich_idx" ON "_wegweiser_verfahren_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_wegweiser_verfahren_v_version_version_pruefen_bis_idx" ON "_wegweiser_verfahren_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_wegweiser_verfahren_v_version_version_updated_at_idx" ON "_wegweiser_verfahren_v" USING btree ("version_updated_at");
  CREATE INDEX "_wegweiser_verfahren_v_version_version_created_at_idx" ON "_wegweiser_verfahren_v" USING btree ("version_created_at");
  CREATE INDEX "_wegweiser_verfahren_v_version_version__status_idx" ON "_wegweiser_verfahren_v" USING btree ("version__status");
  CREATE INDEX "_wegweiser_verfahren_v_created_at_idx" ON "_wegweiser_verfahren_v" USING btree ("created_at");
  CREATE INDEX "_wegweiser_verfahren_v_updated_at_idx" ON "_wegweiser_verfahren_v" USING btree ("updated_at");
  CREATE INDEX "_wegweiser_verfahren_v_snapshot_idx" ON "_wegweiser_verfahren_v" USING btree ("snapshot");
  CREATE INDEX "_wegweiser_verfahren_v_published_locale_idx" ON "_wegweiser_verfahren_v" USING btree ("published_locale");
  CREATE INDEX "_wegweiser_verfahren_v_latest_idx" ON "_wegweiser_verfahren_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_wegweiser_verfahren_v_locales_locale_parent_id_unique" ON "_wegweiser_verfahren_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_wegweiser_verfahren_v_texts_order_parent" ON "_wegweiser_verfahren_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_wegweiser_verfahren_v_texts_locale_parent" ON "_wegweiser_verfahren_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_wegweiser_verfahren_v_rels_order_idx" ON "_wegweiser_verfahren_v_rels" USING btree ("order");
  CREATE INDEX "_wegweiser_verfahren_v_rels_parent_idx" ON "_wegweiser_verfahren_v_rels" USING btree ("parent_id");
  CREATE INDEX "_wegweiser_verfahren_v_rels_path_idx" ON "_wegweiser_verfahren_v_rels" USING btree ("path");
  CREATE INDEX "_wegweiser_verfahren_v_rels_aemter_id_idx" ON "_wegweiser_verfahren_v_rels" USING btree ("aemter_id");
  CREATE INDEX "_wegweiser_verfahren_v_rels_mitarbeiter_id_idx" ON "_wegweiser_verfahren_v_rels" USING btree ("mitarbeiter_id");
  CREATE INDEX "_wegweiser_verfahren_v_rels_lebenslagen_id_idx" ON "_wegweiser_verfahren_v_rels" USING btree ("lebenslagen_id");
  CREATE INDEX "lebenslagen_bild_idx" ON "lebenslagen" USING btree ("bild_id");
  CREATE INDEX "lebenslagen_sortierung_idx" ON "lebenslagen" USING btree ("sortierung");
  CREATE UNIQUE INDEX "lebenslagen_nummer_idx" ON "lebenslagen" USING btree ("nummer");
  CREATE INDEX "lebenslagen_bearbeitungsstand_idx" ON "lebenslagen" USING btree ("bearbeitungsstand");
  CREATE INDEX "lebenslagen_verantwortlich_idx" ON "lebenslagen" USING btree ("verantwortlich_id");
  CREATE INDEX "lebenslagen_pruefen_bis_idx" ON "lebenslagen" USING btree ("pruefen_bis");
  CREATE INDEX "lebenslagen_updated_at_idx" ON "lebenslagen" USING btree ("updated_at");
  CREATE INDEX "lebenslagen_created_at_idx" ON "lebenslagen" USING btree ("created_at");
  CREATE INDEX "lebenslagen__status_idx" ON "lebenslagen" USING btree ("_status");
  CREATE UNIQUE INDEX "lebenslagen_locales_locale_parent_id_unique" ON "lebenslagen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lebenslagen_v_parent_idx" ON "_lebenslagen_v" USING btree ("parent_id");
  CREATE INDEX "_lebenslagen_v_version_version_bild_idx" ON "_lebenslagen_v" USING btree ("version_bild_id");
  CREATE INDEX "_lebenslagen_v_version_version_sortierung_idx" ON "_lebenslagen_v" USING btree ("version_sortierung");
  CREATE INDEX "_lebenslagen_v_version_version_nummer_idx" ON "_lebenslagen_v" USING btree ("version_nummer");
  CREATE INDEX "_lebenslagen_v_version_version_bearbeitungsstand_idx" ON "_lebenslagen_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_lebenslagen_v_version_version_verantwortlich_idx" ON "_lebenslagen_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_lebenslagen_v_version_version_pruefen_bis_idx" ON "_lebenslagen_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_lebenslagen_v_version_version_updated_at_idx" ON "_lebenslagen_v" USING btree ("version_updated_at");
  CREATE INDEX "_lebenslagen_v_version_version_created_at_idx" ON "_lebenslagen_v" USING btree ("version_created_at");
  CREATE INDEX "_lebenslagen_v_version_version__status_idx" ON "_lebenslagen_v" USING btree ("version__status");
  CREATE INDEX "_lebenslagen_v_created_at_idx" ON "_lebenslagen_v" USING btree ("created_at");
  CREATE INDEX "_lebenslagen_v_updated_at_idx" ON "_lebenslagen_v" USING btree ("updated_at");
  CREATE INDEX "_lebenslagen_v_snapshot_idx" ON "_lebenslagen_v" USING btree ("snapshot");
  CREATE INDEX "_lebenslagen_v_published_locale_idx" ON "_lebenslagen_v" USING btree ("published_locale");
  CREATE INDEX "_lebenslagen_v_latest_idx" ON "_lebenslagen_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_lebenslagen_v_locales_locale_parent_id_unique" ON "_lebenslagen_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "bekanntmachungen_art_idx" ON "bekanntmachungen" USING btree ("art");
  CREATE INDEX "bekanntmachungen_datum_von_idx" ON "bekanntmachungen" USING btree ("datum_von");
  CREATE INDEX "bekanntmachungen_datum_bis_idx" ON "bekanntmachungen" USING btree ("datum_bis");
  CREATE INDEX "bekanntmachungen_amt_idx" ON "bekanntmachungen" USING btree ("amt_id");
  CREATE UNIQUE INDEX "bekanntmachungen_nummer_idx" ON "bekanntmachungen" USING btree ("nummer");
  CREATE INDEX "bekanntmachungen_bearbeitungsstand_idx" ON "bekanntmachungen" USING btree ("bearbeitungsstand");
  CREATE INDEX "bekanntmachungen_verantwortlich_idx" ON "bekanntmachungen" USING btree ("verantwortlich_id");
  CREATE INDEX "bekanntmachungen_pruefen_bis_idx" ON "bekanntmachungen" USING btree ("pruefen_bis");
  CREATE INDEX "bekanntmachungen_updated_at_idx" ON "bekanntmachungen" USING btree ("updated_at");
  CREATE INDEX "bekanntmachungen_created_at_idx" ON "bekanntmachungen" USING btree ("created_at");
  CREATE INDEX "bekanntmachungen__status_idx" ON "bekanntmachungen" USING btree ("_status");
  CREATE UNIQUE INDEX "bekanntmachungen_locales_locale_parent_id_unique" ON "bekanntmachungen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_bekanntmachungen_v_parent_idx" ON "_bekanntmachungen_v" USING btree ("parent_id");
  CREATE INDEX "_bekanntmachungen_v_version_version_art_idx" ON "_bekanntmachungen_v" USING btree ("version_art");
  CREATE INDEX "_bekanntmachungen_v_version_version_datum_von_idx" ON "_bekanntmachungen_v" USING btree ("version_datum_von");
  CREATE INDEX "_bekanntmachungen_v_version_version_datum_bis_idx" ON "_bekanntmachungen_v" USING btree ("version_datum_bis");
  CREATE INDEX "_bekanntmachungen_v_version_version_amt_idx" ON "_bekanntmachungen_v" USING btree ("version_amt_id");
  CREATE INDEX "_bekanntmachungen_v_version_version_nummer_idx" ON "_bekanntmachungen_v" USING btree ("version_nummer");
  CREATE INDEX "_bekanntmachungen_v_version_version_bearbeitungsstand_idx" ON "_bekanntmachungen_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_bekanntmachungen_v_version_version_verantwortlich_idx" ON "_bekanntmachungen_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_bekanntmachungen_v_version_version_pruefen_bis_idx" ON "_bekanntmachungen_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_bekanntmachungen_v_version_version_updated_at_idx" ON "_bekanntmachungen_v" USING btree ("version_updated_at");
  CREATE INDEX "_bekanntmachungen_v_version_version_created_at_idx" ON "_bekanntmachungen_v" USING btree ("version_created_at");
  CREATE INDEX "_bekanntmachungen_v_version_version__status_idx" ON "_bekanntmachungen_v" USING btree ("version__status");
  CREATE INDEX "_bekanntmachungen_v_created_at_idx" ON "_bekanntmachungen_v" USING btree ("created_at");
  CREATE INDEX "_bekanntmachungen_v_updated_at_idx" ON "_bekanntmachungen_v" USING btree ("updated_at");
  CREATE INDEX "_bekanntmachungen_v_snapshot_idx" ON "_bekanntmachungen_v" USING btree ("snapshot");
  CREATE INDEX "_bekanntmachungen_v_published_locale_idx" ON "_bekanntmachungen_v" USING btree ("published_locale");
  CREATE INDEX "_bekanntmachungen_v_latest_idx" ON "_bekanntmachungen_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_bekanntmachungen_v_locales_locale_parent_id_unique" ON "_bekanntmachungen_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hinweise_gueltig_von_idx" ON "hinweise" USING btree ("gueltig_von");
  CREATE INDEX "hinweise_gueltig_bis_idx" ON "hinweise" USING btree ("gueltig_bis");
  CREATE UNIQUE INDEX "hinweise_nummer_idx" ON "hinweise" USING btree ("nummer");
  CREATE INDEX "hinweise_bearbeitungsstand_idx" ON "hinweise" USING btree ("bearbeitungsstand");
  CREATE INDEX "hinweise_verantwortlich_idx" ON "hinweise" USING btree ("verantwortlich_id");
  CREATE INDEX "hinweise_pruefen_bis_idx" ON "hinweise" USING btree ("pruefen_bis");
  CREATE INDEX "hinweise_updated_at_idx" ON "hinweise" USING btree ("updated_at");
  CREATE INDEX "hinweise_created_at_idx" ON "hinweise" USING btree ("created_at");
  CREATE INDEX "hinweise__status_idx" ON "hinweise" USING btree ("_status");
  CREATE UNIQUE INDEX "hinweise_locales_locale_parent_id_unique" ON "hinweise_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hinweise_v_parent_idx" ON "_hinweise_v" USING btree ("parent_id");
  CREATE INDEX "_hinweise_v_version_version_gueltig_von_idx" ON "_hinweise_v" USING btree ("version_gueltig_von");
  CREATE INDEX "_hinweise_v_version_version_gueltig_bis_idx" ON "_hinweise_v" USING btree ("version_gueltig_bis");
  CREATE INDEX "_hinweise_v_version_version_nummer_idx" ON "_hinweise_v" USING btree ("version_nummer");
  CREATE INDEX "_hinweise_v_version_version_bearbeitungsstand_idx" ON "_hinweise_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_hinweise_v_version_version_verantwortlich_idx" ON "_hinweise_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_hinweise_v_version_version_pruefen_bis_idx" ON "_hinweise_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_hinweise_v_version_version_updated_at_idx" ON "_hinweise_v" USING btree ("version_updated_at");
  CREATE INDEX "_hinweise_v_version_version_created_at_idx" ON "_hinweise_v" USING btree ("version_created_at");
  CREATE INDEX "_hinweise_v_version_version__status_idx" ON "_hinweise_v" USING btree ("version__status");
  CREATE INDEX "_hinweise_v_created_at_idx" ON "_hinweise_v" USING btree ("created_at");
  CREATE INDEX "_hinweise_v_updated_at_idx" ON "_hinweise_v" USING btree ("updated_at");
  CREATE INDEX "_hinweise_v_snapshot_idx" ON "_hinweise_v" USING btree ("snapshot");
  CREATE INDEX "_hinweise_v_published_locale_idx" ON "_hinweise_v" USING btree ("published_locale");
  CREATE INDEX "_hinweise_v_latest_idx" ON "_hinweise_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_hinweise_v_locales_locale_parent_id_unique" ON "_hinweise_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brancheneintraege_bild_idx" ON "brancheneintraege" USING btree ("bild_id");
  CREATE UNIQUE INDEX "brancheneintraege_nummer_idx" ON "brancheneintraege" USING btree ("nummer");
  CREATE INDEX "brancheneintraege_bearbeitungsstand_idx" ON "brancheneintraege" USING btree ("bearbeitungsstand");
  CREATE INDEX "brancheneintraege_verantwortlich_idx" ON "brancheneintraege" USING btree ("verantwortlich_id");
  CREATE INDEX "brancheneintraege_pruefen_bis_idx" ON "brancheneintraege" USING btree ("pruefen_bis");
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
  CREATE INDEX "_brancheneintraege_v_version_version_bearbeitungsstand_idx" ON "_brancheneintraege_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_brancheneintraege_v_version_version_verantwortlich_idx" ON "_brancheneintraege_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_brancheneintraege_v_version_version_pruefen_bis_idx" ON "_brancheneintraege_v" USING btree ("version_pruefen_bis");
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
  CREATE INDEX "baugebiete_bild_idx" ON "baugebiete" USING btree ("bild_id");
  CREATE INDEX "baugebiete_bewerbung_bis_idx" ON "baugebiete" USING btree ("bewerbung_bis");
  CREATE INDEX "baugebiete_ansprechpartner_idx" ON "baugebiete" USING btree ("ansprechpartner_id");
  CREATE INDEX "baugebiete_sortierung_idx" ON "baugebiete" USING btree ("sortierung");
  CREATE UNIQUE INDEX "baugebiete_nummer_idx" ON "baugebiete" USING btree ("nummer");
  CREATE INDEX "baugebiete_bearbeitungsstand_idx" ON "baugebiete" USING btree ("bearbeitungsstand");
  CREATE INDEX "baugebiete_verantwortlich_idx" ON "baugebiete" USING btree ("verantwortlich_id");
  CREATE INDEX "baugebiete_pruefen_bis_idx" ON "baugebiete" USING btree ("pruefen_bis");
  CREATE INDEX "baugebiete_updated_at_idx" ON "baugebiete" USING btree ("updated_at");
  CREATE INDEX "baugebiete_created_at_idx" ON "baugebiete" USING btree ("created_at");
  CREATE INDEX "baugebiete__status_idx" ON "baugebiete" USING btree ("_status");
  CREATE UNIQUE INDEX "baugebiete_locales_locale_parent_id_unique" ON "baugebiete_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_baugebiete_v_parent_idx" ON "_baugebiete_v" USING btree ("parent_id");
  CREATE INDEX "_baugebiete_v_version_version_bild_idx" ON "_baugebiete_v" USING btree ("version_bild_id");
  CREATE INDEX "_baugebiete_v_version_version_bewerbung_bis_idx" ON "_baugebiete_v" USING btree ("version_bewerbung_bis");
  CREATE INDEX "_baugebiete_v_version_version_ansprechpartner_idx" ON "_baugebiete_v" USING btree ("version_ansprechpartner_id");
  CREATE INDEX "_baugebiete_v_version_version_sortierung_idx" ON "_baugebiete_v" USING btree ("version_sortierung");
  CREATE INDEX "_baugebiete_v_version_version_nummer_idx" ON "_baugebiete_v" USING btree ("version_nummer");
  CREATE INDEX "_baugebiete_v_version_version_bearbeitungsstand_idx" ON "_baugebiete_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_baugebiete_v_version_version_verantwortlich_idx" ON "_baugebiete_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_baugebiete_v_version_version_pruefen_bis_idx" ON "_baugebiete_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_baugebiete_v_version_version_updated_at_idx" ON "_baugebiete_v" USING btree ("version_updated_at");
  CREATE INDEX "_baugebiete_v_version_version_created_at_idx" ON "_baugebiete_v" USING btree ("version_created_at");
  CREATE INDEX "_baugebiete_v_version_version__status_idx" ON "_baugebiete_v" USING btree ("version__status");
  CREATE INDEX "_baugebiete_v_created_at_idx" ON "_baugebiete_v" USING btree ("created_at");
  CREATE INDEX "_baugebiete_v_updated_at_idx" ON "_baugebiete_v" USING btree ("updated_at");
  CREATE INDEX "_baugebiete_v_snapshot_idx" ON "_baugebiete_v" USING btree ("snapshot");
  CREATE INDEX "_baugebiete_v_published_locale_idx" ON "_baugebiete_v" USING btree ("published_locale");
  CREATE INDEX "_baugebiete_v_latest_idx" ON "_baugebiete_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_baugebiete_v_locales_locale_parent_id_unique" ON "_baugebiete_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "abfuhrtermine_datum_idx" ON "abfuhrtermine" USING btree ("datum");
  CREATE INDEX "abfuhrtermine_verschoben_von_idx" ON "abfuhrtermine" USING btree ("verschoben_von");
  CREATE INDEX "abfuhrtermine_abfallart_idx" ON "abfuhrtermine" USING btree ("abfallart_id");
  CREATE UNIQUE INDEX "abfuhrtermine_nummer_idx" ON "abfuhrtermine" USING btree ("nummer");
  CREATE INDEX "abfuhrtermine_updated_at_idx" ON "abfuhrtermine" USING btree ("updated_at");
  CREATE INDEX "abfuhrtermine_created_at_idx" ON "abfuhrtermine" USING btree ("created_at");
  CREATE UNIQUE INDEX "abfuhrtermine_locales_locale_parent_id_unique" ON "abfuhrtermine_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "abfuhrtermine_numbers_order_parent_idx" ON "abfuhrtermine_numbers" USING btree ("order","parent_id");
  CREATE INDEX "abfallarten_sortierung_idx" ON "abfallarten" USING btree ("sortierung");
  CREATE UNIQUE INDEX "abfallarten_nummer_idx" ON "abfallarten" USING btree ("nummer");
  CREATE INDEX "abfallarten_updated_at_idx" ON "abfallarten" USING btree ("updated_at");
  CREATE INDEX "abfallarten_created_at_idx" ON "abfallarten" USING btree ("created_at");
  CREATE UNIQUE INDEX "abfallarten_locales_locale_parent_id_unique" ON "abfallarten_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "strassen_name_idx" ON "strassen" USING btree ("name");
  CREATE INDEX "strassen_bezirk_idx" ON "strassen" USING btree ("bezirk");
  CREATE UNIQUE INDEX "strassen_nummer_idx" ON "strassen" USING btree ("nummer");
  CREATE INDEX "strassen_updated_at_idx" ON "strassen" USING btree ("updated_at");
  CREATE INDEX "strassen_created_at_idx" ON "strassen" USING btree ("created_at");
  CREATE INDEX "schwarzes_brett_bild_idx" ON "schwarzes_brett" USING btree ("bild_id");
  CREATE INDEX "schwarzes_brett_datum_von_idx" ON "schwarzes_brett" USING btree ("datum_von");
  CREATE INDEX "schwarzes_brett_ablaufdatum_idx" ON "schwarzes_brett" USING btree ("ablaufdatum");
  CREATE UNIQUE INDEX "schwarzes_brett_nummer_idx" ON "schwarzes_brett" USING btree ("nummer");
  CREATE INDEX "schwarzes_brett_bearbeitungsstand_idx" ON "schwarzes_brett" USING btree ("bearbeitungsstand");
  CREATE INDEX "schwarzes_brett_verantwortlich_idx" ON "schwarzes_brett" USING btree ("verantwortlich_id");
  CREATE INDEX "schwarzes_brett_pruefen_bis_idx" ON "schwarzes_brett" USING btree ("pruefen_bis");
  CREATE INDEX "schwarzes_brett_updated_at_idx" ON "schwarzes_brett" USING btree ("updated_at");
  CREATE INDEX "schwarzes_brett_created_at_idx" ON "schwarzes_brett" USING btree ("created_at");
  CREATE INDEX "schwarzes_brett__status_idx" ON "schwarzes_brett" USING btree ("_status");
  CREATE UNIQUE INDEX "schwarzes_brett_locales_locale_parent_id_unique" ON "schwarzes_brett_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_schwarzes_brett_v_parent_idx" ON "_schwarzes_brett_v" USING btree ("parent_id");
  CREATE INDEX "_schwarzes_brett_v_version_version_bild_idx" ON "_schwarzes_brett_v" USING btree ("version_bild_id");
  CREATE INDEX "_schwarzes_brett_v_version_version_datum_von_idx" ON "_schwarzes_brett_v" USING btree ("version_datum_von");
  CREATE INDEX "_schwarzes_brett_v_version_version_ablaufdatum_idx" ON "_schwarzes_brett_v" USING btree ("version_ablaufdatum");
  CREATE INDEX "_schwarzes_brett_v_version_version_nummer_idx" ON "_schwarzes_brett_v" USING btree ("version_nummer");
  CREATE INDEX "_schwarzes_brett_v_version_version_bearbeitungsstand_idx" ON "_schwarzes_brett_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_schwarzes_brett_v_version_version_verantwortlich_idx" ON "_schwarzes_brett_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_schwarzes_brett_v_version_version_pruefen_bis_idx" ON "_schwarzes_brett_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_schwarzes_brett_v_version_version_updated_at_idx" ON "_schwarzes_brett_v" USING btree ("version_updated_at");
  CREATE INDEX "_schwarzes_brett_v_version_version_created_at_idx" ON "_schwarzes_brett_v" USING btree ("version_created_at");
  CREATE INDEX "_schwarzes_brett_v_version_version__status_idx" ON "_schwarzes_brett_v" USING btree ("version__status");
  CREATE INDEX "_schwarzes_brett_v_created_at_idx" ON "_schwarzes_brett_v" USING btree ("created_at");
  CREATE INDEX "_schwarzes_brett_v_updated_at_idx" ON "_schwarzes_brett_v" USING btree ("updated_at");
  CREATE INDEX "_schwarzes_brett_v_snapshot_idx" ON "_schwarzes_brett_v" USING btree ("snapshot");
  CREATE INDEX "_schwarzes_brett_v_published_locale_idx" ON "_schwarzes_brett_v" USING btree ("published_locale");
  CREATE INDEX "_schwarzes_brett_v_latest_idx" ON "_schwarzes_brett_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_schwarzes_brett_v_locales_locale_parent_id_unique" ON "_schwarzes_brett_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pois_bild_idx" ON "pois" USING btree ("bild_id");
  CREATE UNIQUE INDEX "pois_nummer_idx" ON "pois" USING btree ("nummer");
  CREATE INDEX "pois_bearbeitungsstand_idx" ON "pois" USING btree ("bearbeitungsstand");
  CREATE INDEX "pois_verantwortlich_idx" ON "pois" USING btree ("verantwortlich_id");
  CREATE INDEX "pois_pruefen_bis_idx" ON "pois" USING btree ("pruefen_bis");
  CREATE INDEX "pois_updated_at_idx" ON "pois" USING btree ("updated_at");
  CREATE INDEX "pois_created_at_idx" ON "pois" USING btree ("created_at");
  CREATE INDEX "pois__status_idx" ON "pois" USING btree ("_status");
  CREATE UNIQUE INDEX "pois_locales_locale_parent_id_unique" ON "pois_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pois_v_parent_idx" ON "_pois_v" USING btree ("parent_id");
  CREATE INDEX "_pois_v_version_version_bild_idx" ON "_pois_v" USING btree ("version_bild_id");
  CREATE INDEX "_pois_v_version_version_nummer_idx" ON "_pois_v" USING btree ("version_nummer");
  CREATE INDEX "_pois_v_version_version_bearbeitungsstand_idx" ON "_pois_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_pois_v_version_version_verantwortlich_idx" ON "_pois_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_pois_v_version_version_pruefen_bis_idx" ON "_pois_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_pois_v_version_version_updated_at_idx" ON "_pois_v" USING btree ("version_updated_at");
  CREATE INDEX "_pois_v_version_version_created_at_idx" ON "_pois_v" USING btree ("version_created_at");
  CREATE INDEX "_pois_v_version_version__status_idx" ON "_pois_v" USING btree ("version__status");
  CREATE INDEX "_pois_v_created_at_idx" ON "_pois_v" USING btree ("created_at");
  CREATE INDEX "_pois_v_updated_at_idx" ON "_pois_v" USING btree ("updated_at");
  CREATE INDEX "_pois_v_snapshot_idx" ON "_pois_v" USING btree ("snapshot");
  CREATE INDEX "_pois_v_published_locale_idx" ON "_pois_v" USING btree ("published_locale");
  CREATE INDEX "_pois_v_latest_idx" ON "_pois_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pois_v_locales_locale_parent_id_unique" ON "_pois_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "touren_bild_idx" ON "touren" USING btree ("bild_id");
  CREATE INDEX "touren_laenge_idx" ON "touren" USING btree ("laenge");
  CREATE INDEX "touren_dauer_idx" ON "touren" USING btree ("dauer");
  CREATE INDEX "touren_aufstieg_idx" ON "touren" USING btree ("aufstieg");
  CREATE INDEX "touren_abstieg_idx" ON "touren" USING btree ("abstieg");
  CREATE INDEX "touren_sortierung_idx" ON "touren" USING btree ("sortierung");
  CREATE UNIQUE INDEX "touren_nummer_idx" ON "touren" USING btree ("nummer");
  CREATE INDEX "touren_bearbeitungsstand_idx" ON "touren" USING btree ("bearbeitungsstand");
  CREATE INDEX "touren_verantwortlich_idx" ON "touren" USING btree ("verantwortlich_id");
  CREATE INDEX "touren_pruefen_bis_idx" ON "touren" USING btree ("pruefen_bis");
  CREATE INDEX "touren_updated_at_idx" ON "touren" USING btree ("updated_at");
  CREATE INDEX "touren_created_at_idx" ON "touren" USING btree ("created_at");
  CREATE INDEX "touren__status_idx" ON "touren" USING btree ("_status");
  CREATE UNIQUE INDEX "touren_locales_locale_parent_id_unique" ON "touren_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "touren_rels_order_idx" ON "touren_rels" USING btree ("order");
  CREATE INDEX "touren_rels_parent_idx" ON "touren_rels" USING btree ("parent_id");
  CREATE INDEX "touren_rels_path_idx" ON "touren_rels" USING btree ("path");
  CREATE INDEX "touren_rels_pois_id_idx" ON "touren_rels" USING btree ("pois_id");
  CREATE INDEX "_touren_v_parent_idx" ON "_touren_v" USING btree ("parent_id");
  CREATE INDEX "_touren_v_version_version_bild_idx" ON "_touren_v" USING btree ("version_bild_id");
  CREATE INDEX "_touren_v_version_version_laenge_idx" ON "_touren_v" USING btree ("version_laenge");
  CREATE INDEX "_touren_v_version_version_dauer_idx" ON "_touren_v" USING btree ("version_dauer");
  CREATE INDEX "_touren_v_version_version_aufstieg_idx" ON "_touren_v" USING btree ("version_aufstieg");
  CREATE INDEX "_touren_v_version_version_abstieg_idx" ON "_touren_v" USING btree ("version_abstieg");
  CREATE INDEX "_touren_v_version_version_sortierung_idx" ON "_touren_v" USING btree ("version_sortierung");
  CREATE INDEX "_touren_v_version_version_nummer_idx" ON "_touren_v" USING btree ("version_nummer");
  CREATE INDEX "_touren_v_version_version_bearbeitungsstand_idx" ON "_touren_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_touren_v_version_version_verantwortlich_idx" ON "_touren_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_touren_v_version_version_pruefen_bis_idx" ON "_touren_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_touren_v_version_version_updated_at_idx" ON "_touren_v" USING btree ("version_updated_at");
  CREATE INDEX "_touren_v_version_version_created_at_idx" ON "_touren_v" USING btree ("version_created_at");
  CREATE INDEX "_touren_v_version_version__status_idx" ON "_touren_v" USING btree ("version__status");
  CREATE INDEX "_touren_v_created_at_idx" ON "_touren_v" USING btree ("created_at");
  CREATE INDEX "_touren_v_updated_at_idx" ON "_touren_v" USING btree ("updated_at");
  CREATE INDEX "_touren_v_snapshot_idx" ON "_touren_v" USING btree ("snapshot");
  CREATE INDEX "_touren_v_published_locale_idx" ON "_touren_v" USING btree ("published_locale");
  CREATE INDEX "_touren_v_latest_idx" ON "_touren_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_touren_v_locales_locale_parent_id_unique" ON "_touren_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_touren_v_rels_order_idx" ON "_touren_v_rels" USING btree ("order");
  CREATE INDEX "_touren_v_rels_parent_idx" ON "_touren_v_rels" USING btree ("parent_id");
  CREATE INDEX "_touren_v_rels_path_idx" ON "_touren_v_rels" USING btree ("path");
  CREATE INDEX "_touren_v_rels_pois_id_idx" ON "_touren_v_rels" USING btree ("pois_id");
  CREATE INDEX "webcams_bild_idx" ON "webcams" USING btree ("bild_id");
  CREATE INDEX "webcams_sortierung_idx" ON "webcams" USING btree ("sortierung");
  CREATE UNIQUE INDEX "webcams_nummer_idx" ON "webcams" USING btree ("nummer");
  CREATE INDEX "webcams_bearbeitungsstand_idx" ON "webcams" USING btree ("bearbeitungsstand");
  CREATE INDEX "webcams_verantwortlich_idx" ON "webcams" USING btree ("verantwortlich_id");
  CREATE INDEX "webcams_pruefen_bis_idx" ON "webcams" USING btree ("pruefen_bis");
  CREATE INDEX "webcams_updated_at_idx" ON "webcams" USING btree ("updated_at");
  CREATE INDEX "webcams_created_at_idx" ON "webcams" USING btree ("created_at");
  CREATE INDEX "webcams__status_idx" ON "webcams" USING btree ("_status");
  CREATE UNIQUE INDEX "webcams_locales_locale_parent_id_unique" ON "webcams_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_webcams_v_parent_idx" ON "_webcams_v" USING btree ("parent_id");
  CREATE INDEX "_webcams_v_version_version_bild_idx" ON "_webcams_v" USING btree ("version_bild_id");
  CREATE INDEX "_webcams_v_version_version_sortierung_idx" ON "_webcams_v" USING btree ("version_sortierung");
  CREATE INDEX "_webcams_v_version_version_nummer_idx" ON "_webcams_v" USING btree ("version_nummer");
  CREATE INDEX "_webcams_v_version_version_bearbeitungsstand_idx" ON "_webcams_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_webcams_v_version_version_verantwortlich_idx" ON "_webcams_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_webcams_v_version_version_pruefen_bis_idx" ON "_webcams_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_webcams_v_version_version_updated_at_idx" ON "_webcams_v" USING btree ("version_updated_at");
  CREATE INDEX "_webcams_v_version_version_created_at_idx" ON "_webcams_v" USING btree ("version_created_at");
  CREATE INDEX "_webcams_v_version_version__status_idx" ON "_webcams_v" USING btree ("version__status");
  CREATE INDEX "_webcams_v_created_at_idx" ON "_webcams_v" USING btree ("created_at");
  CREATE INDEX "_webcams_v_updated_at_idx" ON "_webcams_v" USING btree ("updated_at");
  CREATE INDEX "_webcams_v_snapshot_idx" ON "_webcams_v" USING btree ("snapshot");
  CREATE INDEX "_webcams_v_published_locale_idx" ON "_webcams_v" USING btree ("published_locale");
  CREATE INDEX "_webcams_v_latest_idx" ON "_webcams_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_webcams_v_locales_locale_parent_id_unique" ON "_webcams_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "fotopunkt_bilder_bild_idx" ON "fotopunkt_bilder" USING btree ("bild_id");
  CREATE INDEX "fotopunkt_bilder_aufgenommen_am_idx" ON "fotopunkt_bilder" USING btree ("aufgenommen_am");
  CREATE UNIQUE INDEX "fotopunkt_bilder_nummer_idx" ON "fotopunkt_bilder" USING btree ("nummer");
  CREATE INDEX "fotopunkt_bilder_updated_at_idx" ON "fotopunkt_bilder" USING btree ("updated_at");
  CREATE INDEX "fotopunkt_bilder_created_at_idx" ON "fotopunkt_bilder" USING btree ("created_at");
  CREATE UNIQUE INDEX "fotopunkt_bilder_locales_locale_parent_id_unique" ON "fotopunkt_bilder_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "galerien_bild_idx" ON "galerien" USING btree ("bild_id");
  CREATE INDEX "galerien_datum_idx" ON "galerien" USING btree ("datum");
  CREATE UNIQUE INDEX "galerien_nummer_idx" ON "galerien" USING btree ("nummer");
  CREATE INDEX "galerien_bearbeitungsstand_idx" ON "galerien" USING btree ("bearbeitungsstand");
  CREATE INDEX "galerien_verantwortlich_idx" ON "galerien" USING btree ("verantwortlich_id");
  CREATE INDEX "galerien_pruefen_bis_idx" ON "galerien" USING btree ("pruefen_bis");
  CREATE INDEX "galerien_updated_at_idx" ON "galerien" USING btree ("updated_at");
  CREATE INDEX "galerien_created_at_idx" ON "galerien" USING btree ("created_at");
  CREATE INDEX "galerien__status_idx" ON "galerien" USING btree ("_status");
  CREATE UNIQUE INDEX "galerien_locales_locale_parent_id_unique" ON "galerien_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_galerien_v_parent_idx" ON "_galerien_v" USING btree ("parent_id");
  CREATE INDEX "_galerien_v_version_version_bild_idx" ON "_galerien_v" USING btree ("version_bild_id");
  CREATE INDEX "_galerien_v_version_version_datum_idx" ON "_galerien_v" USING btree ("version_datum");
  CREATE INDEX "_galerien_v_version_version_nummer_idx" ON "_galerien_v" USING btree ("version_nummer");
  CREATE INDEX "_galerien_v_version_version_bearbeitungsstand_idx" ON "_galerien_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_galerien_v_version_version_verantwortlich_idx" ON "_galerien_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_galerien_v_version_version_pruefen_bis_idx" ON "_galerien_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_galerien_v_version_version_updated_at_idx" ON "_galerien_v" USING btree ("version_updated_at");
  CREATE INDEX "_galerien_v_version_version_created_at_idx" ON "_galerien_v" USING btree ("version_created_at");
  CREATE INDEX "_galerien_v_version_version__status_idx" ON "_galerien_v" USING btree ("version__status");
  CREATE INDEX "_galerien_v_created_at_idx" ON "_galerien_v" USING btree ("created_at");
  CREATE INDEX "_galerien_v_updated_at_idx" ON "_galerien_v" USING btree ("updated_at");
  CREATE INDEX "_galerien_v_snapshot_idx" ON "_galerien_v" USING btree ("snapshot");
  CREATE INDEX "_galerien_v_published_locale_idx" ON "_galerien_v" USING btree ("published_locale");
  CREATE INDEX "_galerien_v_latest_idx" ON "_galerien_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_galerien_v_locales_locale_parent_id_unique" ON "_galerien_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_bild_idx" ON "videos" USING btree ("bild_id");
  CREATE INDEX "videos_untertiteldatei_de_idx" ON "videos" USING btree ("untertiteldatei_de_id");
  CREATE INDEX "videos_untertiteldatei_en_idx" ON "videos" USING btree ("untertiteldatei_en_id");
  CREATE INDEX "videos_datum_idx" ON "videos" USING btree ("datum");
  CREATE INDEX "videos_sortierung_idx" ON "videos" USING btree ("sortierung");
  CREATE UNIQUE INDEX "videos_nummer_idx" ON "videos" USING btree ("nummer");
  CREATE INDEX "videos_bearbeitungsstand_idx" ON "videos" USING btree ("bearbeitungsstand");
  CREATE INDEX "videos_verantwortlich_idx" ON "videos" USING btree ("verantwortlich_id");
  CREATE INDEX "videos_pruefen_bis_idx" ON "videos" USING btree ("pruefen_bis");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos__status_idx" ON "videos" USING btree ("_status");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_bild_idx" ON "_videos_v" USING btree ("version_bild_id");
  CREATE INDEX "_videos_v_version_version_untertiteldatei_de_idx" ON "_videos_v" USING btree ("version_untertiteldatei_de_id");
  CREATE INDEX "_videos_v_version_version_untertiteldatei_en_idx" ON "_videos_v" USING btree ("version_untertiteldatei_en_id");
  CREATE INDEX "_videos_v_version_version_datum_idx" ON "_videos_v" USING btree ("version_datum");
  CREATE INDEX "_videos_v_version_version_sortierung_idx" ON "_videos_v" USING btree ("version_sortierung");
  CREATE INDEX "_videos_v_version_version_nummer_idx" ON "_videos_v" USING btree ("version_nummer");
  CREATE INDEX "_videos_v_version_version_bearbeitungsstand_idx" ON "_videos_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_videos_v_version_version_verantwortlich_idx" ON "_videos_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_videos_v_version_version_pruefen_bis_idx" ON "_videos_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "_videos_v" USING btree ("version__status");
  CREATE INDEX "_videos_v_created_at_idx" ON "_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_snapshot_idx" ON "_videos_v" USING btree ("snapshot");
  CREATE INDEX "_videos_v_published_locale_idx" ON "_videos_v" USING btree ("published_locale");
  CREATE INDEX "_videos_v_latest_idx" ON "_videos_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_videos_v_locales_locale_parent_id_unique" ON "_videos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sitzungen_beginn_idx" ON "sitzungen" USING btree ("beginn");
  CREATE INDEX "sitzungen_einladung_idx" ON "sitzungen" USING btree ("einladung_id");
  CREATE INDEX "sitzungen_protokoll_idx" ON "sitzungen" USING btree ("protokoll_id");
  CREATE INDEX "sitzungen_gremium_idx" ON "sitzungen" USING btree ("gremium_id");
  CREATE UNIQUE INDEX "sitzungen_nummer_idx" ON "sitzungen" USING btree ("nummer");
  CREATE INDEX "sitzungen_bearbeitungsstand_idx" ON "sitzungen" USING btree ("bearbeitungsstand");
  CREATE INDEX "sitzungen_verantwortlich_idx" ON "sitzungen" USING btree ("verantwortlich_id");
  CREATE INDEX "sitzungen_pruefen_bis_idx" ON "sitzungen" USING btree ("pruefen_bis");
  CREATE INDEX "sitzungen_updated_at_idx" ON "sitzungen" USING btree ("updated_at");
  CREATE INDEX "sitzungen_created_at_idx" ON "sitzungen" USING btree ("created_at");
  CREATE INDEX "sitzungen__status_idx" ON "sitzungen" USING btree ("_status");
  CREATE INDEX "_sitzungen_v_parent_idx" ON "_sitzungen_v" USING btree ("parent_id");
  CREATE INDEX "_sitzungen_v_version_version_beginn_idx" ON "_sitzungen_v" USING btree ("version_beginn");
  CREATE INDEX "_sitzungen_v_version_version_einladung_idx" ON "_sitzungen_v" USING btree ("version_einladung_id");
  CREATE INDEX "_sitzungen_v_version_version_protokoll_idx" ON "_sitzungen_v" USING btree ("version_protokoll_id");
  CREATE INDEX "_sitzungen_v_version_version_gremium_idx" ON "_sitzungen_v" USING btree ("version_gremium_id");
  CREATE INDEX "_sitzungen_v_version_version_nummer_idx" ON "_sitzungen_v" USING btree ("version_nummer");
  CREATE INDEX "_sitzungen_v_version_version_bearbeitungsstand_idx" ON "_sitzungen_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_sitzungen_v_version_version_verantwortlich_idx" ON "_sitzungen_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_sitzungen_v_version_version_pruefen_bis_idx" ON "_sitzungen_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_sitzungen_v_version_version_updated_at_idx" ON "_sitzungen_v" USING btree ("version_updated_at");
  CREATE INDEX "_sitzungen_v_version_version_created_at_idx" ON "_sitzungen_v" USING btree ("version_created_at");
  CREATE INDEX "_sitzungen_v_version_version__status_idx" ON "_sitzungen_v" USING btree ("version__status");
  CREATE INDEX "_sitzungen_v_created_at_idx" ON "_sitzungen_v" USING btree ("created_at");
  CREATE INDEX "_sitzungen_v_updated_at_idx" ON "_sitzungen_v" USING btree ("updated_at");
  CREATE INDEX "_sitzungen_v_snapshot_idx" ON "_sitzungen_v" USING btree ("snapshot");
  CREATE INDEX "_sitzungen_v_published_locale_idx" ON "_sitzungen_v" USING btree ("published_locale");
  CREATE INDEX "_sitzungen_v_latest_idx" ON "_sitzungen_v" USING btree ("latest");
  CREATE UNIQUE INDEX "vorlagen_drucksache_idx" ON "vorlagen" USING btree ("drucksache");
  CREATE INDEX "vorlagen_amt_idx" ON "vorlagen" USING btree ("amt_id");
  CREATE UNIQUE INDEX "vorlagen_nummer_idx" ON "vorlagen" USING btree ("nummer");
  CREATE INDEX "vorlagen_bearbeitungsstand_idx" ON "vorlagen" USING btree ("bearbeitungsstand");
  CREATE INDEX "vorlagen_verantwortlich_idx" ON "vorlagen" USING btree ("verantwortlich_id");
  CREATE INDEX "vorlagen_pruefen_bis_idx" ON "vorlagen" USING btree ("pruefen_bis");
  CREATE INDEX "vorlagen_updated_at_idx" ON "vorlagen" USING btree ("updated_at");
  CREATE INDEX "vorlagen_created_at_idx" ON "vorlagen" USING btree ("created_at");
  CREATE INDEX "vorlagen__status_idx" ON "vorlagen" USING btree ("_status");
  CREATE INDEX "vorlagen_rels_order_idx" ON "vorlagen_rels" USING btree ("order");
  CREATE INDEX "vorlagen_rels_parent_idx" ON "vorlagen_rels" USING btree ("parent_id");
  CREATE INDEX "vorlagen_rels_path_idx" ON "vorlagen_rels" USING btree ("path");
  CREATE INDEX "vorlagen_rels_dokumente_id_idx" ON "vorlagen_rels" USING btree ("dokumente_id");
  CREATE INDEX "_vorlagen_v_parent_idx" ON "_vorlagen_v" USING btree ("parent_id");
  CREATE INDEX "_vorlagen_v_version_version_drucksache_idx" ON "_vorlagen_v" USING btree ("version_drucksache");
  CREATE INDEX "_vorlagen_v_version_version_amt_idx" ON "_vorlagen_v" USING btree ("version_amt_id");
  CREATE INDEX "_vorlagen_v_version_version_nummer_idx" ON "_vorlagen_v" USING btree ("version_nummer");
  CREATE INDEX "_vorlagen_v_version_version_bearbeitungsstand_idx" ON "_vorlagen_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_vorlagen_v_version_version_verantwortlich_idx" ON "_vorlagen_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_vorlagen_v_version_version_pruefen_bis_idx" ON "_vorlagen_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_vorlagen_v_version_version_updated_at_idx" ON "_vorlagen_v" USING btree ("version_updated_at");
  CREATE INDEX "_vorlagen_v_version_version_created_at_idx" ON "_vorlagen_v" USING btree ("version_created_at");
  CREATE INDEX "_vorlagen_v_version_version__status_idx" ON "_vorlagen_v" USING btree ("version__status");
  CREATE INDEX "_vorlagen_v_created_at_idx" ON "_vorlagen_v" USING btree ("created_at");
  CREATE INDEX "_vorlagen_v_updated_at_idx" ON "_vorlagen_v" USING btree ("updated_at");
  CREATE INDEX "_vorlagen_v_snapshot_idx" ON "_vorlagen_v" USING btree ("snapshot");
  CREATE INDEX "_vorlagen_v_published_locale_idx" ON "_vorlagen_v" USING btree ("published_locale");
  CREATE INDEX "_vorlagen_v_latest_idx" ON "_vorlagen_v" USING btree ("latest");
  CREATE INDEX "_vorlagen_v_rels_order_idx" ON "_vorlagen_v_rels" USING btree ("order");
  CREATE INDEX "_vorlagen_v_rels_parent_idx" ON "_vorlagen_v_rels" USING btree ("parent_id");
  CREATE INDEX "_vorlagen_v_rels_path_idx" ON "_vorlagen_v_rels" USING btree ("path");
  CREATE INDEX "_vorlagen_v_rels_dokumente_id_idx" ON "_vorlagen_v_rels" USING btree ("dokumente_id");
  CREATE INDEX "gremien_mitglieder_order_idx" ON "gremien_mitglieder" USING btree ("_order");
  CREATE INDEX "gremien_mitglieder_parent_id_idx" ON "gremien_mitglieder" USING btree ("_parent_id");
  CREATE INDEX "gremien_mitglieder_rat_idx" ON "gremien_mitglieder" USING btree ("rat_id");
  CREATE INDEX "gremien_sortierung_idx" ON "gremien" USING btree ("sortierung");
  CREATE UNIQUE INDEX "gremien_nummer_idx" ON "gremien" USING btree ("nummer");
  CREATE INDEX "gremien_bearbeitungsstand_idx" ON "gremien" USING btree ("bearbeitungsstand");
  CREATE INDEX "gremien_verantwortlich_idx" ON "gremien" USING btree ("verantwortlich_id");
  CREATE INDEX "gremien_pruefen_bis_idx" ON "gremien" USING btree ("pruefen_bis");
  CREATE INDEX "gremien_updated_at_idx" ON "gremien" USING btree ("updated_at");
  CREATE INDEX "gremien_created_at_idx" ON "gremien" USING btree ("created_at");
  CREATE INDEX "gremien__status_idx" ON "gremien" USING btree ("_status");
  CREATE INDEX "_gremien_v_version_mitglieder_order_idx" ON "_gremien_v_version_mitglieder" USING btree ("_order");
  CREATE INDEX "_gremien_v_version_mitglieder_parent_id_idx" ON "_gremien_v_version_mitglieder" USING btree ("_parent_id");
  CREATE INDEX "_gremien_v_version_mitglieder_rat_idx" ON "_gremien_v_version_mitglieder" USING btree ("rat_id");
  CREATE INDEX "_gremien_v_parent_idx" ON "_gremien_v" USING btree ("parent_id");
  CREATE INDEX "_gremien_v_version_version_sortierung_idx" ON "_gremien_v" USING btree ("version_sortierung");
  CREATE INDEX "_gremien_v_version_version_nummer_idx" ON "_gremien_v" USING btree ("version_nummer");
  CREATE INDEX "_gremien_v_version_version_bearbeitungsstand_idx" ON "_gremien_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_gremien_v_version_version_verantwortlich_idx" ON "_gremien_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_gremien_v_version_version_pruefen_bis_idx" ON "_gremien_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_gremien_v_version_version_updated_at_idx" ON "_gremien_v" USING btree ("version_updated_at");
  CREATE INDEX "_gremien_v_version_version_created_at_idx" ON "_gremien_v" USING btree ("version_created_at");
  CREATE INDEX "_gremien_v_version_version__status_idx" ON "_gremien_v" USING btree ("version__status");
  CREATE INDEX "_gremien_v_created_at_idx" ON "_gremien_v" USING btree ("created_at");
  CREATE INDEX "_gremien_v_updated_at_idx" ON "_gremien_v" USING btree ("updated_at");
  CREATE INDEX "_gremien_v_snapshot_idx" ON "_gremien_v" USING btree ("snapshot");
  CREATE INDEX "_gremien_v_published_locale_idx" ON "_gremien_v" USING btree ("published_locale");
  CREATE INDEX "_gremien_v_latest_idx" ON "_gremien_v" USING btree ("latest");
  CREATE INDEX "raete_fraktion_idx" ON "raete" USING btree ("fraktion");
  CREATE INDEX "raete_bild_idx" ON "raete" USING btree ("bild_id");
  CREATE INDEX "raete_seit_idx" ON "raete" USING btree ("seit");
  CREATE INDEX "raete_bis_idx" ON "raete" USING btree ("bis");
  CREATE UNIQUE INDEX "raete_email_idx" ON "raete" USING btree ("email");
  CREATE UNIQUE INDEX "raete_nummer_idx" ON "raete" USING btree ("nummer");
  CREATE INDEX "raete_bearbeitungsstand_idx" ON "raete" USING btree ("bearbeitungsstand");
  CREATE INDEX "raete_verantwortlich_idx" ON "raete" USING btree ("verantwortlich_id");
  CREATE INDEX "raete_pruefen_bis_idx" ON "raete" USING btree ("pruefen_bis");
  CREATE INDEX "raete_updated_at_idx" ON "raete" USING btree ("updated_at");
  CREATE INDEX "raete_created_at_idx" ON "raete" USING btree ("created_at");
  CREATE INDEX "raete__status_idx" ON "raete" USING btree ("_status");
  CREATE INDEX "raete_texts_order_parent" ON "raete_texts" USING btree ("order","parent_id");
  CREATE INDEX "_raete_v_parent_idx" ON "_raete_v" USING btree ("parent_id");
  CREATE INDEX "_raete_v_version_version_fraktion_idx" ON "_raete_v" USING btree ("version_fraktion");
  CREATE INDEX "_raete_v_version_version_bild_idx" ON "_raete_v" USING btree ("version_bild_id");
  CREATE INDEX "_raete_v_version_version_seit_idx" ON "_raete_v" USING btree ("version_seit");
  CREATE INDEX "_raete_v_version_version_bis_idx" ON "_raete_v" USING btree ("version_bis");
  CREATE INDEX "_raete_v_version_version_email_idx" ON "_raete_v" USING btree ("version_email");
  CREATE INDEX "_raete_v_version_version_nummer_idx" ON "_raete_v" USING btree ("version_nummer");
  CREATE INDEX "_raete_v_version_version_bearbeitungsstand_idx" ON "_raete_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_raete_v_version_version_verantwortlich_idx" ON "_raete_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_raete_v_version_version_pruefen_bis_idx" ON "_raete_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_raete_v_version_version_updated_at_idx" ON "_raete_v" USING btree ("version_updated_at");
  CREATE INDEX "_raete_v_version_version_created_at_idx" ON "_raete_v" USING btree ("version_created_at");
  CREATE INDEX "_raete_v_version_version__status_idx" ON "_raete_v" USING btree ("version__status");
  CREATE INDEX "_raete_v_created_at_idx" ON "_raete_v" USING btree ("created_at");
  CREATE INDEX "_raete_v_updated_at_idx" ON "_raete_v" USING btree ("updated_at");
  CREATE INDEX "_raete_v_snapshot_idx" ON "_raete_v" USING btree ("snapshot");
  CREATE INDEX "_raete_v_published_locale_idx" ON "_raete_v" USING btree ("published_locale");
  CREATE INDEX "_raete_v_latest_idx" ON "_raete_v" USING btree ("latest");
  CREATE INDEX "_raete_v_texts_order_parent" ON "_raete_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "intranet_rubriken_url_idx" ON "intranet_rubriken" USING btree ("url");
  CREATE INDEX "intranet_rubriken_sortierung_idx" ON "intranet_rubriken" USING btree ("sortierung");
  CREATE UNIQUE INDEX "intranet_rubriken_nummer_idx" ON "intranet_rubriken" USING btree ("nummer");
  CREATE INDEX "intranet_rubriken_updated_at_idx" ON "intranet_rubriken" USING btree ("updated_at");
  CREATE INDEX "intranet_rubriken_created_at_idx" ON "intranet_rubriken" USING btree ("created_at");
  CREATE INDEX "intranet_texte_rubrik_idx" ON "intranet_texte" USING btree ("rubrik_id");
  CREATE INDEX "intranet_texte_datum_von_idx" ON "intranet_texte" USING btree ("datum_von");
  CREATE INDEX "intranet_texte_sortierung_idx" ON "intranet_texte" USING btree ("sortierung");
  CREATE UNIQUE INDEX "intranet_texte_nummer_idx" ON "intranet_texte" USING btree ("nummer");
  CREATE INDEX "intranet_texte_bearbeitungsstand_idx" ON "intranet_texte" USING btree ("bearbeitungsstand");
  CREATE INDEX "intranet_texte_verantwortlich_idx" ON "intranet_texte" USING btree ("verantwortlich_id");
  CREATE INDEX "intranet_texte_pruefen_bis_idx" ON "intranet_texte" USING btree ("pruefen_bis");
  CREATE INDEX "intranet_texte_updated_at_idx" ON "intranet_texte" USING btree ("updated_at");
  CREATE INDEX "intranet_texte_created_at_idx" ON "intranet_texte" USING btree ("created_at");
  CREATE INDEX "intranet_texte__status_idx" ON "intranet_texte" USING btree ("_status");
  CREATE INDEX "intranet_texte_rels_order_idx" ON "intranet_texte_rels" USING btree ("order");
  CREATE INDEX "intranet_texte_rels_parent_idx" ON "intranet_texte_rels" USING btree ("parent_id");
  CREATE INDEX "intranet_texte_rels_path_idx" ON "intranet_texte_rels" USING btree ("path");
  CREATE INDEX "intranet_texte_rels_dokumente_id_idx" ON "intranet_texte_rels" USING btree ("dokumente_id");
  CREATE INDEX "_intranet_texte_v_parent_idx" ON "_intranet_texte_v" USING btree ("parent_id");
  CREATE INDEX "_intranet_texte_v_version_version_rubrik_idx" ON "_intranet_texte_v" USING btree ("version_rubrik_id");
  CREATE INDEX "_intranet_texte_v_version_version_datum_von_idx" ON "_intranet_texte_v" USING btree ("version_datum_von");
  CREATE INDEX "_intranet_texte_v_version_version_sortierung_idx" ON "_intranet_texte_v" USING btree ("version_sortierung");
  CREATE INDEX "_intranet_texte_v_version_version_nummer_idx" ON "_intranet_texte_v" USING btree ("version_nummer");
  CREATE INDEX "_intranet_texte_v_version_version_bearbeitungsstand_idx" ON "_intranet_texte_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_intranet_texte_v_version_version_verantwortlich_idx" ON "_intranet_texte_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_intranet_texte_v_version_version_pruefen_bis_idx" ON "_intranet_texte_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_intranet_texte_v_version_version_updated_at_idx" ON "_intranet_texte_v" USING btree ("version_updated_at");
  CREATE INDEX "_intranet_texte_v_version_version_created_at_idx" ON "_intranet_texte_v" USING btree ("version_created_at");
  CREATE INDEX "_intranet_texte_v_version_version__status_idx" ON "_intranet_texte_v" USING btree ("version__status");
  CREATE INDEX "_intranet_texte_v_created_at_idx" ON "_intranet_texte_v" USING btree ("created_at");
  CREATE INDEX "_intranet_texte_v_updated_at_idx" ON "_intranet_texte_v" USING btree ("updated_at");
  CREATE INDEX "_intranet_texte_v_snapshot_idx" ON "_intranet_texte_v" USING btree ("snapshot");
  CREATE INDEX "_intranet_texte_v_published_locale_idx" ON "_intranet_texte_v" USING btree ("published_locale");
  CREATE INDEX "_intranet_texte_v_latest_idx" ON "_intranet_texte_v" USING btree ("latest");
  CREATE INDEX "_intranet_texte_v_rels_order_idx" ON "_intranet_texte_v_rels" USING btree ("order");
  CREATE INDEX "_intranet_texte_v_rels_parent_idx" ON "_intranet_texte_v_rels" USING btree ("parent_id");
  CREATE INDEX "_intranet_texte_v_rels_path_idx" ON "_intranet_texte_v_rels" USING btree ("path");
  CREATE INDEX "_intranet_texte_v_rels_dokumente_id_idx" ON "_intranet_texte_v_rels" USING btree ("dokumente_id");
  CREATE INDEX "intranet_archiv_thema_idx" ON "intranet_archiv" USING btree ("thema_id");
  CREATE INDEX "intranet_archiv_datei_idx" ON "intranet_archiv" USING btree ("datei_id");
  CREATE INDEX "intranet_archiv_stand_idx" ON "intranet_archiv" USING btree ("stand");
  CREATE INDEX "intranet_archiv_gueltig_von_idx" ON "intranet_archiv" USING btree ("gueltig_von");
  CREATE INDEX "intranet_archiv_gueltig_bis_idx" ON "intranet_archiv" USING btree ("gueltig_bis");
  CREATE UNIQUE INDEX "intranet_archiv_nummer_idx" ON "intranet_archiv" USING btree ("nummer");
  CREATE INDEX "intranet_archiv_bearbeitungsstand_idx" ON "intranet_archiv" USING btree ("bearbeitungsstand");
  CREATE INDEX "intranet_archiv_verantwortlich_idx" ON "intranet_archiv" USING btree ("verantwortlich_id");
  CREATE INDEX "intranet_archiv_pruefen_bis_idx" ON "intranet_archiv" USING btree ("pruefen_bis");
  CREATE INDEX "intranet_archiv_updated_at_idx" ON "intranet_archiv" USING btree ("updated_at");
  CREATE INDEX "intranet_archiv_created_at_idx" ON "intranet_archiv" USING btree ("created_at");
  CREATE INDEX "intranet_archiv__status_idx" ON "intranet_archiv" USING btree ("_status");
  CREATE INDEX "_intranet_archiv_v_parent_idx" ON "_intranet_archiv_v" USING btree ("parent_id");
  CREATE INDEX "_intranet_archiv_v_version_version_thema_idx" ON "_intranet_archiv_v" USING btree ("version_thema_id");
  CREATE INDEX "_intranet_archiv_v_version_version_datei_idx" ON "_intranet_archiv_v" USING btree ("version_datei_id");
  CREATE INDEX "_intranet_archiv_v_version_version_stand_idx" ON "_intranet_archiv_v" USING btree ("version_stand");
  CREATE INDEX "_intranet_archiv_v_version_version_gueltig_von_idx" ON "_intranet_archiv_v" USING btree ("version_gueltig_von");
  CREATE INDEX "_intranet_archiv_v_version_version_gueltig_bis_idx" ON "_intranet_archiv_v" USING btree ("version_gueltig_bis");
  CREATE INDEX "_intranet_archiv_v_version_version_nummer_idx" ON "_intranet_archiv_v" USING btree ("version_nummer");
  CREATE INDEX "_intranet_archiv_v_version_version_bearbeitungsstand_idx" ON "_intranet_archiv_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_intranet_archiv_v_version_version_verantwortlich_idx" ON "_intranet_archiv_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_intranet_archiv_v_version_version_pruefen_bis_idx" ON "_intranet_archiv_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_intranet_archiv_v_version_version_updated_at_idx" ON "_intranet_archiv_v" USING btree ("version_updated_at");
  CREATE INDEX "_intranet_archiv_v_version_version_created_at_idx" ON "_intranet_archiv_v" USING btree ("version_created_at");
  CREATE INDEX "_intranet_archiv_v_version_version__status_idx" ON "_intranet_archiv_v" USING btree ("version__status");
  CREATE INDEX "_intranet_archiv_v_created_at_idx" ON "_intranet_archiv_v" USING btree ("created_at");
  CREATE INDEX "_intranet_archiv_v_updated_at_idx" ON "_intranet_archiv_v" USING btree ("updated_at");
  CREATE INDEX "_intranet_archiv_v_snapshot_idx" ON "_intranet_archiv_v" USING btree ("snapshot");
  CREATE INDEX "_intranet_archiv_v_published_locale_idx" ON "_intranet_archiv_v" USING btree ("published_locale");
  CREATE INDEX "_intranet_archiv_v_latest_idx" ON "_intranet_archiv_v" USING btree ("latest");
  CREATE INDEX "intranet_archiv_themen_sortierung_idx" ON "intranet_archiv_themen" USING btree ("sortierung");
  CREATE UNIQUE INDEX "intranet_archiv_themen_nummer_idx" ON "intranet_archiv_themen" USING btree ("nummer");
  CREATE INDEX "intranet_archiv_themen_updated_at_idx" ON "intranet_archiv_themen" USING btree ("updated_at");
  CREATE INDEX "intranet_archiv_themen_created_at_idx" ON "intranet_archiv_themen" USING btree ("created_at");
  CREATE INDEX "anfragen_art_idx" ON "anfragen" USING btree ("art");
  CREATE UNIQUE INDEX "anfragen_schluessel_idx" ON "anfragen" USING btree ("schluessel");
  CREATE UNIQUE INDEX "anfragen_zugang_idx" ON "anfragen" USING btree ("zugang");
  CREATE INDEX "anfragen_bearbeiter_idx" ON "anfragen" USING btree ("bearbeiter_id");
  CREATE INDEX "anfragen_eingegangen_am_idx" ON "anfragen" USING btree ("eingegangen_am");
  CREATE INDEX "anfragen_loeschen_am_idx" ON "anfragen" USING btree ("loeschen_am");
  CREATE UNIQUE INDEX "anfragen_nummer_idx" ON "anfragen" USING btree ("nummer");
  CREATE INDEX "anfragen_updated_at_idx" ON "anfragen" USING btree ("updated_at");
  CREATE INDEX "anfragen_created_at_idx" ON "anfragen" USING btree ("created_at");
  CREATE INDEX "status_eingegangen_am_idx" ON "anfragen" USING btree ("status","eingegangen_am");
  CREATE INDEX "status_art_eingegangen_am_idx" ON "anfragen" USING btree ("status","art","eingegangen_am");
  CREATE INDEX "anfragen_worte_idx" ON "anfragen" USING gin ("bezeichnung" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops) WITH (fastupdate=false);
  CREATE INDEX "anfragen_rels_order_idx" ON "anfragen_rels" USING btree ("order");
  CREATE INDEX "anfragen_rels_parent_idx" ON "anfragen_rels" USING btree ("parent_id");
  CREATE INDEX "anfragen_rels_path_idx" ON "anfragen_rels" USING btree ("path");
  CREATE INDEX "anfragen_rels_veranstaltungen_id_idx" ON "anfragen_rels" USING btree ("veranstaltungen_id");
  CREATE INDEX "anfragen_rels_brancheneintraege_id_idx" ON "anfragen_rels" USING btree ("brancheneintraege_id");
  CREATE INDEX "anfragen_rels_schwarzes_brett_id_idx" ON "anfragen_rels" USING btree ("schwarzes_brett_id");
  CREATE INDEX "anlagen_anfrage_idx" ON "anlagen" USING btree ("anfrage_id");
  CREATE INDEX "anlagen_updated_at_idx" ON "anlagen" USING btree ("updated_at");
  CREATE INDEX "anlagen_created_at_idx" ON "anlagen" USING btree ("created_at");
  CREATE UNIQUE INDEX "anlagen_filename_idx" ON "anlagen" USING btree ("filename");
  CREATE INDEX "antwortvorlagen_arten_order_idx" ON "antwortvorlagen_arten" USING btree ("order");
  CREATE INDEX "antwortvorlagen_arten_parent_idx" ON "antwortvorlagen_arten" USING btree ("parent_id");
  CREATE INDEX "antwortvorlagen_updated_at_idx" ON "antwortvorlagen" USING btree ("updated_at");
  CREATE INDEX "antwortvorlagen_created_at_idx" ON "antwortvorlagen" USING btree ("created_at");
  CREATE UNIQUE INDEX "antwortvorlagen_locales_locale_parent_id_unique" ON "antwortvorlagen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "unterkuenfte_ausstattung_order_idx" ON "unterkuenfte_ausstattung" USING btree ("order");
  CREATE INDEX "unterkuenfte_ausstattung_parent_idx" ON "unterkuenfte_ausstattung" USING btree ("parent_id");
  CREATE INDEX "unterkuenfte_bild_idx" ON "unterkuenfte" USING btree ("bild_id");
  CREATE INDEX "unterkuenfte_art_idx" ON "unterkuenfte" USING btree ("art");
  CREATE UNIQUE INDEX "unterkuenfte_nummer_idx" ON "unterkuenfte" USING btree ("nummer");
  CREATE INDEX "unterkuenfte_bearbeitungsstand_idx" ON "unterkuenfte" USING btree ("bearbeitungsstand");
  CREATE INDEX "unterkuenfte_verantwortlich_idx" ON "unterkuenfte" USING btree ("verantwortlich_id");
  CREATE INDEX "unterkuenfte_pruefen_bis_idx" ON "unterkuenfte" USING btree ("pruefen_bis");
  CREATE INDEX "unterkuenfte_updated_at_idx" ON "unterkuenfte" USING btree ("updated_at");
  CREATE INDEX "unterkuenfte_created_at_idx" ON "unterkuenfte" USING btree ("created_at");
  CREATE INDEX "unterkuenfte__status_idx" ON "unterkuenfte" USING btree ("_status");
  CREATE UNIQUE INDEX "unterkuenfte_locales_locale_parent_id_unique" ON "unterkuenfte_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "unterkuenfte_rels_order_idx" ON "unterkuenfte_rels" USING btree ("order");
  CREATE INDEX "unterkuenfte_rels_parent_idx" ON "unterkuenfte_rels" USING btree ("parent_id");
  CREATE INDEX "unterkuenfte_rels_path_idx" ON "unterkuenfte_rels" USING btree ("path");
  CREATE INDEX "unterkuenfte_rels_medien_id_idx" ON "unterkuenfte_rels" USING btree ("medien_id");
  CREATE INDEX "_unterkuenfte_v_version_ausstattung_order_idx" ON "_unterkuenfte_v_version_ausstattung" USING btree ("order");
  CREATE INDEX "_unterkuenfte_v_version_ausstattung_parent_idx" ON "_unterkuenfte_v_version_ausstattung" USING btree ("parent_id");
  CREATE INDEX "_unterkuenfte_v_parent_idx" ON "_unterkuenfte_v" USING btree ("parent_id");
  CREATE INDEX "_unterkuenfte_v_version_version_bild_idx" ON "_unterkuenfte_v" USING btree ("version_bild_id");
  CREATE INDEX "_unterkuenfte_v_version_version_art_idx" ON "_unterkuenfte_v" USING btree ("version_art");
  CREATE INDEX "_unterkuenfte_v_version_version_nummer_idx" ON "_unterkuenfte_v" USING btree ("version_nummer");
  CREATE INDEX "_unterkuenfte_v_version_version_bearbeitungsstand_idx" ON "_unterkuenfte_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_unterkuenfte_v_version_version_verantwortlich_idx" ON "_unterkuenfte_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_unterkuenfte_v_version_version_pruefen_bis_idx" ON "_unterkuenfte_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_unterkuenfte_v_version_version_updated_at_idx" ON "_unterkuenfte_v" USING btree ("version_updated_at");
  CREATE INDEX "_unterkuenfte_v_version_version_created_at_idx" ON "_unterkuenfte_v" USING btree ("version_created_at");
  CREATE INDEX "_unterkuenfte_v_version_version__status_idx" ON "_unterkuenfte_v" USING btree ("version__status");
  CREATE INDEX "_unterkuenfte_v_created_at_idx" ON "_unterkuenfte_v" USING btree ("created_at");
  CREATE INDEX "_unterkuenfte_v_updated_at_idx" ON "_unterkuenfte_v" USING btree ("updated_at");
  CREATE INDEX "_unterkuenfte_v_snapshot_idx" ON "_unterkuenfte_v" USING btree ("snapshot");
  CREATE INDEX "_unterkuenfte_v_published_locale_idx" ON "_unterkuenfte_v" USING btree ("published_locale");
  CREATE INDEX "_unterkuenfte_v_latest_idx" ON "_unterkuenfte_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_unterkuenfte_v_locales_locale_parent_id_unique" ON "_unterkuenfte_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_unterkuenfte_v_rels_order_idx" ON "_unterkuenfte_v_rels" USING btree ("order");
  CREATE INDEX "_unterkuenfte_v_rels_parent_idx" ON "_unterkuenfte_v_rels" USING btree ("parent_id");
  CREATE INDEX "_unterkuenfte_v_rels_path_idx" ON "_unterkuenfte_v_rels" USING btree ("path");
  CREATE INDEX "_unterkuenfte_v_rels_medien_id_idx" ON "_unterkuenfte_v_rels" USING btree ("medien_id");
  CREATE INDEX "stellplaetze_versorgung_order_idx" ON "stellplaetze_versorgung" USING btree ("order");
  CREATE INDEX "stellplaetze_versorgung_parent_idx" ON "stellplaetze_versorgung" USING btree ("parent_id");
  CREATE INDEX "stellplaetze_bild_idx" ON "stellplaetze" USING btree ("bild_id");
  CREATE INDEX "stellplaetze_sortierung_idx" ON "stellplaetze" USING btree ("sortierung");
  CREATE UNIQUE INDEX "stellplaetze_nummer_idx" ON "stellplaetze" USING btree ("nummer");
  CREATE INDEX "stellplaetze_bearbeitungsstand_idx" ON "stellplaetze" USING btree ("bearbeitungsstand");
  CREATE INDEX "stellplaetze_verantwortlich_idx" ON "stellplaetze" USING btree ("verantwortlich_id");
  CREATE INDEX "stellplaetze_pruefen_bis_idx" ON "stellplaetze" USING btree ("pruefen_bis");
  CREATE INDEX "stellplaetze_updated_at_idx" ON "stellplaetze" USING btree ("updated_at");
  CREATE INDEX "stellplaetze_created_at_idx" ON "stellplaetze" USING btree ("created_at");
  CREATE INDEX "stellplaetze__status_idx" ON "stellplaetze" USING btree ("_status");
  CREATE UNIQUE INDEX "stellplaetze_locales_locale_parent_id_unique" ON "stellplaetze_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "stellplaetze_rels_order_idx" ON "stellplaetze_rels" USING btree ("order");
  CREATE INDEX "stellplaetze_rels_parent_idx" ON "stellplaetze_rels" USING btree ("parent_id");
  CREATE INDEX "stellplaetze_rels_path_idx" ON "stellplaetze_rels" USING btree ("path");
  CREATE INDEX "stellplaetze_rels_medien_id_idx" ON "stellplaetze_rels" USING btree ("medien_id");
  CREATE INDEX "_stellplaetze_v_version_versorgung_order_idx" ON "_stellplaetze_v_version_versorgung" USING btree ("order");
  CREATE INDEX "_stellplaetze_v_version_versorgung_parent_idx" ON "_stellplaetze_v_version_versorgung" USING btree ("parent_id");
  CREATE INDEX "_stellplaetze_v_parent_idx" ON "_stellplaetze_v" USING btree ("parent_id");
  CREATE INDEX "_stellplaetze_v_version_version_bild_idx" ON "_stellplaetze_v" USING btree ("version_bild_id");
  CREATE INDEX "_stellplaetze_v_version_version_sortierung_idx" ON "_stellplaetze_v" USING btree ("version_sortierung");
  CREATE INDEX "_stellplaetze_v_version_version_nummer_idx" ON "_stellplaetze_v" USING btree ("version_nummer");
  CREATE INDEX "_stellplaetze_v_version_version_bearbeitungsstand_idx" ON "_stellplaetze_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_stellplaetze_v_version_version_verantwortlich_idx" ON "_stellplaetze_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_stellplaetze_v_version_version_pruefen_bis_idx" ON "_stellplaetze_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_stellplaetze_v_version_version_updated_at_idx" ON "_stellplaetze_v" USING btree ("version_updated_at");
  CREATE INDEX "_stellplaetze_v_version_version_created_at_idx" ON "_stellplaetze_v" USING btree ("version_created_at");
  CREATE INDEX "_stellplaetze_v_version_version__status_idx" ON "_stellplaetze_v" USING btree ("version__status");
  CREATE INDEX "_stellplaetze_v_created_at_idx" ON "_stellplaetze_v" USING btree ("created_at");
  CREATE INDEX "_stellplaetze_v_updated_at_idx" ON "_stellplaetze_v" USING btree ("updated_at");
  CREATE INDEX "_stellplaetze_v_snapshot_idx" ON "_stellplaetze_v" USING btree ("snapshot");
  CREATE INDEX "_stellplaetze_v_published_locale_idx" ON "_stellplaetze_v" USING btree ("published_locale");
  CREATE INDEX "_stellplaetze_v_latest_idx" ON "_stellplaetze_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_stellplaetze_v_locales_locale_parent_id_unique" ON "_stellplaetze_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_stellplaetze_v_rels_order_idx" ON "_stellplaetze_v_rels" USING btree ("order");
  CREATE INDEX "_stellplaetze_v_rels_parent_idx" ON "_stellplaetze_v_rels" USING btree ("parent_id");
  CREATE INDEX "_stellplaetze_v_rels_path_idx" ON "_stellplaetze_v_rels" USING btree ("path");
  CREATE INDEX "_stellplaetze_v_rels_medien_id_idx" ON "_stellplaetze_v_rels" USING btree ("medien_id");
  CREATE INDEX "pauschalen_bild_idx" ON "pauschalen" USING btree ("bild_id");
  CREATE INDEX "pauschalen_gueltig_von_idx" ON "pauschalen" USING btree ("gueltig_von");
  CREATE INDEX "pauschalen_gueltig_bis_idx" ON "pauschalen" USING btree ("gueltig_bis");
  CREATE INDEX "pauschalen_seite_idx" ON "pauschalen" USING btree ("seite_id");
  CREATE INDEX "pauschalen_sortierung_idx" ON "pauschalen" USING btree ("sortierung");
  CREATE UNIQUE INDEX "pauschalen_nummer_idx" ON "pauschalen" USING btree ("nummer");
  CREATE INDEX "pauschalen_bearbeitungsstand_idx" ON "pauschalen" USING btree ("bearbeitungsstand");
  CREATE INDEX "pauschalen_verantwortlich_idx" ON "pauschalen" USING btree ("verantwortlich_id");
  CREATE INDEX "pauschalen_pruefen_bis_idx" ON "pauschalen" USING btree ("pruefen_bis");
  CREATE INDEX "pauschalen_updated_at_idx" ON "pauschalen" USING btree ("updated_at");
  CREATE INDEX "pauschalen_created_at_idx" ON "pauschalen" USING btree ("created_at");
  CREATE INDEX "pauschalen__status_idx" ON "pauschalen" USING btree ("_status");
  CREATE UNIQUE INDEX "pauschalen_locales_locale_parent_id_unique" ON "pauschalen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pauschalen_v_parent_idx" ON "_pauschalen_v" USING btree ("parent_id");
  CREATE INDEX "_pauschalen_v_version_version_bild_idx" ON "_pauschalen_v" USING btree ("version_bild_id");
  CREATE INDEX "_pauschalen_v_version_version_gueltig_von_idx" ON "_pauschalen_v" USING btree ("version_gueltig_von");
  CREATE INDEX "_pauschalen_v_version_version_gueltig_bis_idx" ON "_pauschalen_v" USING btree ("version_gueltig_bis");
  CREATE INDEX "_pauschalen_v_version_version_seite_idx" ON "_pauschalen_v" USING btree ("version_seite_id");
  CREATE INDEX "_pauschalen_v_version_version_sortierung_idx" ON "_pauschalen_v" USING btree ("version_sortierung");
  CREATE INDEX "_pauschalen_v_version_version_nummer_idx" ON "_pauschalen_v" USING btree ("version_nummer");
  CREATE INDEX "_pauschalen_v_version_version_bearbeitungsstand_idx" ON "_pauschalen_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_pauschalen_v_version_version_verantwortlich_idx" ON "_pauschalen_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_pauschalen_v_version_version_pruefen_bis_idx" ON "_pauschalen_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_pauschalen_v_version_version_updated_at_idx" ON "_pauschalen_v" USING btree ("version_updated_at");
  CREATE INDEX "_pauschalen_v_version_version_created_at_idx" ON "_pauschalen_v" USING btree ("version_created_at");
  CREATE INDEX "_pauschalen_v_version_version__status_idx" ON "_pauschalen_v" USING btree ("version__status");
  CREATE INDEX "_pauschalen_v_created_at_idx" ON "_pauschalen_v" USING btree ("created_at");
  CREATE INDEX "_pauschalen_v_updated_at_idx" ON "_pauschalen_v" USING btree ("updated_at");
  CREATE INDEX "_pauschalen_v_snapshot_idx" ON "_pauschalen_v" USING btree ("snapshot");
  CREATE INDEX "_pauschalen_v_published_locale_idx" ON "_pauschalen_v" USING btree ("published_locale");
  CREATE INDEX "_pauschalen_v_latest_idx" ON "_pauschalen_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pauschalen_v_locales_locale_parent_id_unique" ON "_pauschalen_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "portalmodule_seite_idx" ON "portalmodule" USING btree ("seite_id");
  CREATE INDEX "portalmodule_sortierung_idx" ON "portalmodule" USING btree ("sortierung");
  CREATE UNIQUE INDEX "portalmodule_nummer_idx" ON "portalmodule" USING btree ("nummer");
  CREATE INDEX "portalmodule_bearbeitungsstand_idx" ON "portalmodule" USING btree ("bearbeitungsstand");
  CREATE INDEX "portalmodule_verantwortlich_idx" ON "portalmodule" USING btree ("verantwortlich_id");
  CREATE INDEX "portalmodule_pruefen_bis_idx" ON "portalmodule" USING btree ("pruefen_bis");
  CREATE INDEX "portalmodule_updated_at_idx" ON "portalmodule" USING btree ("updated_at");
  CREATE INDEX "portalmodule_created_at_idx" ON "portalmodule" USING btree ("created_at");
  CREATE INDEX "portalmodule__status_idx" ON "portalmodule" USING btree ("_status");
  CREATE UNIQUE INDEX "portalmodule_locales_locale_parent_id_unique" ON "portalmodule_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_portalmodule_v_parent_idx" ON "_portalmodule_v" USING btree ("parent_id");
  CREATE INDEX "_portalmodule_v_version_version_seite_idx" ON "_portalmodule_v" USING btree ("version_seite_id");
  CREATE INDEX "_portalmodule_v_version_version_sortierung_idx" ON "_portalmodule_v" USING btree ("version_sortierung");
  CREATE INDEX "_portalmodule_v_version_version_nummer_idx" ON "_portalmodule_v" USING btree ("version_nummer");
  CREATE INDEX "_portalmodule_v_version_version_bearbeitungsstand_idx" ON "_portalmodule_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_portalmodule_v_version_version_verantwortlich_idx" ON "_portalmodule_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_portalmodule_v_version_version_pruefen_bis_idx" ON "_portalmodule_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_portalmodule_v_version_version_updated_at_idx" ON "_portalmodule_v" USING btree ("version_updated_at");
  CREATE INDEX "_portalmodule_v_version_version_created_at_idx" ON "_portalmodule_v" USING btree ("version_created_at");
  CREATE INDEX "_portalmodule_v_version_version__status_idx" ON "_portalmodule_v" USING btree ("version__status");
  CREATE INDEX "_portalmodule_v_created_at_idx" ON "_portalmodule_v" USING btree ("created_at");
  CREATE INDEX "_portalmodule_v_updated_at_idx" ON "_portalmodule_v" USING btree ("updated_at");
  CREATE INDEX "_portalmodule_v_snapshot_idx" ON "_portalmodule_v" USING btree ("snapshot");
  CREATE INDEX "_portalmodule_v_published_locale_idx" ON "_portalmodule_v" USING btree ("published_locale");
  CREATE INDEX "_portalmodule_v_latest_idx" ON "_portalmodule_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_portalmodule_v_locales_locale_parent_id_unique" ON "_portalmodule_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shop_artikel_bild_idx" ON "shop_artikel" USING btree ("bild_id");
  CREATE INDEX "shop_artikel_veranstaltung_idx" ON "shop_artikel" USING btree ("veranstaltung_id");
  CREATE INDEX "shop_artikel_aktiv_idx" ON "shop_artikel" USING btree ("aktiv");
  CREATE INDEX "shop_artikel_rubrik_idx" ON "shop_artikel" USING btree ("rubrik_id");
  CREATE INDEX "shop_artikel_sortierung_idx" ON "shop_artikel" USING btree ("sortierung");
  CREATE UNIQUE INDEX "shop_artikel_nummer_idx" ON "shop_artikel" USING btree ("nummer");
  CREATE INDEX "shop_artikel_bearbeitungsstand_idx" ON "shop_artikel" USING btree ("bearbeitungsstand");
  CREATE INDEX "shop_artikel_verantwortlich_idx" ON "shop_artikel" USING btree ("verantwortlich_id");
  CREATE INDEX "shop_artikel_pruefen_bis_idx" ON "shop_artikel" USING btree ("pruefen_bis");
  CREATE INDEX "shop_artikel_updated_at_idx" ON "shop_artikel" USING btree ("updated_at");
  CREATE INDEX "shop_artikel_created_at_idx" ON "shop_artikel" USING btree ("created_at");
  CREATE INDEX "shop_artikel__status_idx" ON "shop_artikel" USING btree ("_status");
  CREATE UNIQUE INDEX "shop_artikel_locales_locale_parent_id_unique" ON "shop_artikel_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shop_artikel_texts_order_parent" ON "shop_artikel_texts" USING btree ("order","parent_id");
  CREATE INDEX "_shop_artikel_v_parent_idx" ON "_shop_artikel_v" USING btree ("parent_id");
  CREATE INDEX "_shop_artikel_v_version_version_bild_idx" ON "_shop_artikel_v" USING btree ("version_bild_id");
  CREATE INDEX "_shop_artikel_v_version_version_veranstaltung_idx" ON "_shop_artikel_v" USING btree ("version_veranstaltung_id");
  CREATE INDEX "_shop_artikel_v_version_version_aktiv_idx" ON "_shop_artikel_v" USING btree ("version_aktiv");
  CREATE INDEX "_shop_artikel_v_version_version_rubrik_idx" ON "_shop_artikel_v" USING btree ("version_rubrik_id");
  CREATE INDEX "_shop_artikel_v_version_version_sortierung_idx" ON "_shop_artikel_v" USING btree ("version_sortierung");
  CREATE INDEX "_shop_artikel_v_version_version_nummer_idx" ON "_shop_artikel_v" USING btree ("version_nummer");
  CREATE INDEX "_shop_artikel_v_version_version_bearbeitungsstand_idx" ON "_shop_artikel_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_shop_artikel_v_version_version_verantwortlich_idx" ON "_shop_artikel_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_shop_artikel_v_version_version_pruefen_bis_idx" ON "_shop_artikel_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_shop_artikel_v_version_version_updated_at_idx" ON "_shop_artikel_v" USING btree ("version_updated_at");
  CREATE INDEX "_shop_artikel_v_version_version_created_at_idx" ON "_shop_artikel_v" USING btree ("version_created_at");
  CREATE INDEX "_shop_artikel_v_version_version__status_idx" ON "_shop_artikel_v" USING btree ("version__status");
  CREATE INDEX "_shop_artikel_v_created_at_idx" ON "_shop_artikel_v" USING btree ("created_at");
  CREATE INDEX "_shop_artikel_v_updated_at_idx" ON "_shop_artikel_v" USING btree ("updated_at");
  CREATE INDEX "_shop_artikel_v_snapshot_idx" ON "_shop_artikel_v" USING btree ("snapshot");
  CREATE INDEX "_shop_artikel_v_published_locale_idx" ON "_shop_artikel_v" USING btree ("published_locale");
  CREATE INDEX "_shop_artikel_v_latest_idx" ON "_shop_artikel_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_shop_artikel_v_locales_locale_parent_id_unique" ON "_shop_artikel_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_shop_artikel_v_texts_order_parent" ON "_shop_artikel_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "bestellungen_stand_idx" ON "bestellungen" USING btree ("stand");
  CREATE UNIQUE INDEX "bestellungen_nummer_idx" ON "bestellungen" USING btree ("nummer");
  CREATE INDEX "bestellungen_updated_at_idx" ON "bestellungen" USING btree ("updated_at");
  CREATE INDEX "bestellungen_created_at_idx" ON "bestellungen" USING btree ("created_at");
  CREATE INDEX "medien_texts_order_parent" ON "medien_texts" USING btree ("order","parent_id");
  CREATE INDEX "dokumente_stand_idx" ON "dokumente" USING btree ("stand");
  CREATE UNIQUE INDEX "dokumente_nummer_idx" ON "dokumente" USING btree ("nummer");
  CREATE INDEX "dokumente_updated_at_idx" ON "dokumente" USING btree ("updated_at");
  CREATE INDEX "dokumente_created_at_idx" ON "dokumente" USING btree ("created_at");
  CREATE UNIQUE INDEX "dokumente_filename_idx" ON "dokumente" USING btree ("filename");
  CREATE INDEX "benutzer_rollen_order_idx" ON "benutzer_rollen" USING btree ("order");
  CREATE INDEX "benutzer_rollen_parent_idx" ON "benutzer_rollen" USING btree ("parent_id");
  CREATE INDEX "mails_zustand_idx" ON "mails" USING btree ("zustand");
  CREATE INDEX "mails_naechster_versuch_idx" ON "mails" USING btree ("naechster_versuch");
  CREATE INDEX "mails_anfrage_idx" ON "mails" USING btree ("anfrage_id");
  CREATE UNIQUE INDEX "mails_anlass_idx" ON "mails" USING btree ("anlass");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "protokoll_wer_idx" ON "protokoll" USING btree ("wer");
  CREATE INDEX "protokoll_vorgang_idx" ON "protokoll" USING btree ("vorgang");
  CREATE INDEX "protokoll_eintrag_idx" ON "protokoll" USING btree ("eintrag");
  CREATE INDEX "protokoll_sammlung_idx" ON "protokoll" USING btree ("sammlung");
  CREATE INDEX "protokoll_dokument_idx" ON "protokoll" USING btree ("dokument");
  CREATE INDEX "protokoll_konto_idx" ON "protokoll" USING btree ("konto");
  CREATE INDEX "protokoll_updated_at_idx" ON "protokoll" USING btree ("updated_at");
  CREATE INDEX "protokoll_created_at_idx" ON "protokoll" USING btree ("created_at");
  ALTER TABLE "seiten" ADD CONSTRAINT "seiten_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seiten_v" ADD CONSTRAINT "_seiten_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "aktuelles" ADD CONSTRAINT "aktuelles_teaserbild_id_medien_id_fk" FOREIGN KEY ("teaserbild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "aktuelles" ADD CONSTRAINT "aktuelles_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aktuelles_v" ADD CONSTRAINT "_aktuelles_v_version_teaserbild_id_medien_id_fk" FOREIGN KEY ("version_teaserbild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aktuelles_v" ADD CONSTRAINT "_aktuelles_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "veranstaltungen" ADD CONSTRAINT "veranstaltungen_neuer_ort_brancheneintrag_veranstaltungsort_id_brancheneintraege_id_fk" FOREIGN KEY ("neuer_ort_brancheneintrag_veranstaltungsort_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "veranstaltungen" ADD CONSTRAINT "veranstaltungen_brancheneintrag_veranstaltungsort_id_brancheneintraege_id_fk" FOREIGN KEY ("brancheneintrag_veranstaltungsort_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "veranstaltungen" ADD CONSTRAINT "veranstaltungen_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v" ADD CONSTRAINT "_veranstaltungen_v_version_neuer_ort_brancheneintrag_veranstaltungsort_id_brancheneintraege_id_fk" FOREIGN KEY ("version_neuer_ort_brancheneintrag_veranstaltungsort_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v" ADD CONSTRAINT "_veranstaltungen_v_version_brancheneintrag_veranstaltungsort_id_brancheneintraege_id_fk" FOREIGN KEY ("version_brancheneintrag_veranstaltungsort_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_veranstaltungen_v" ADD CONSTRAINT "_veranstaltungen_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "aemter" ADD CONSTRAINT "aemter_bild_id_medien_id_fk" FOREIGN KEY ("bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "aemter" ADD CONSTRAINT "aemter_leitung_id_mitarbeiter_id_fk" FOREIGN KEY ("leitung_id") REFERENCES "public"."mitarbeiter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "aemter" ADD CONSTRAINT "aemter_uebergeordnet_id_aemter_id_fk" FOREIGN KEY ("uebergeordnet_id") REFERENCES "public"."aemter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "aemter" ADD CONSTRAINT "aemter_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aemter_v" ADD CONSTRAINT "_aemter_v_version_bild_id_medien_id_fk" FOREIGN KEY ("version_bild_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aemter_v" ADD CONSTRAINT "_aemter_v_version_leitung_id_mitarbeiter_id_fk" FOREIGN KEY ("version_leitung_id") REFERENCES "public"."mitarbeiter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aemter_v" ADD CONSTRAINT "_aemter_v_version_uebergeordnet_id_aemter_id_fk" FOREIGN KEY ("version_uebergeordnet_id") REFERENCES "public"."aemter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_aemter_v" ADD CONSTRAINT "_aemter_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mitarbeiter" ADD CONSTRAINT "mitarbeiter_vertretung_id_mitarbeiter_id_fk" FOREIGN KEY ("vertretung_id") REFERENCES "public"."mitarbeiter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mitarbeiter" ADD CONSTRAINT "mitarbeiter_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mitarbeiter_v" ADD CONSTRAINT "_mitarbeiter_v_version_vertretung_id_mitarbeiter_id_fk" FOREIGN KEY ("version_vertretung_id") REFERENCES "public"."mitarbeiter"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mitarbeiter_v" ADD CONSTRAINT "_mitarbeiter_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_interessengruppen_fk" FOREIGN KEY ("interessengruppen_id") REFERENCES "public"."interessengruppen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_wegweiser_verfahren_fk" FOREIGN KEY ("wegweiser_verfahren_id") REFERENCES "public"."wegweiser_verfahren"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lebenslagen_fk" FOREIGN KEY ("lebenslagen_id") REFERENCES "public"."lebenslagen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bekanntmachungen_fk" FOREIGN KEY ("bekanntmachungen_id") REFERENCES "public"."bekanntmachungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hinweise_fk" FOREIGN KEY ("hinweise_id") REFERENCES "public"."hinweise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brancheneintraege_fk" FOREIGN KEY ("brancheneintraege_id") REFERENCES "public"."brancheneintraege"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_baugebiete_fk" FOREIGN KEY ("baugebiete_id") REFERENCES "public"."baugebiete"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_abfuhrtermine_fk" FOREIGN KEY ("abfuhrtermine_id") REFERENCES "public"."abfuhrtermine"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_abfallarten_fk" FOREIGN KEY ("abfallarten_id") REFERENCES "public"."abfallarten"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_strassen_fk" FOREIGN KEY ("strassen_id") REFERENCES "public"."strassen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schwarzes_brett_fk" FOREIGN KEY ("schwarzes_brett_id") REFERENCES "public"."schwarzes_brett"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pois_fk" FOREIGN KEY ("pois_id") REFERENCES "public"."pois"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_touren_fk" FOREIGN KEY ("touren_id") REFERENCES "public"."touren"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webcams_fk" FOREIGN KEY ("webcams_id") REFERENCES "public"."webcams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fotopunkt_bilder_fk" FOREIGN KEY ("fotopunkt_bilder_id") REFERENCES "public"."fotopunkt_bilder"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_galerien_fk" FOREIGN KEY ("galerien_id") REFERENCES "public"."galerien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sitzungen_fk" FOREIGN KEY ("sitzungen_id") REFERENCES "public"."sitzungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vorlagen_fk" FOREIGN KEY ("vorlagen_id") REFERENCES "public"."vorlagen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gremien_fk" FOREIGN KEY ("gremien_id") REFERENCES "public"."gremien"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_raete_fk" FOREIGN KEY ("raete_id") REFERENCES "public"."raete"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_intranet_rubriken_fk" FOREIGN KEY ("intranet_rubriken_id") REFERENCES "public"."intranet_rubriken"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_intranet_texte_fk" FOREIGN KEY ("intranet_texte_id") REFERENCES "public"."intranet_texte"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_intranet_archiv_fk" FOREIGN KEY ("intranet_archiv_id") REFERENCES "public"."intranet_archiv"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_intranet_archiv_themen_fk" FOREIGN KEY ("intranet_archiv_themen_id") REFERENCES "public"."intranet_archiv_themen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_anfragen_fk" FOREIGN KEY ("anfragen_id") REFERENCES "public"."anfragen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_antwortvorlagen_fk" FOREIGN KEY ("antwortvorlagen_id") REFERENCES "public"."antwortvorlagen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_unterkuenfte_fk" FOREIGN KEY ("unterkuenfte_id") REFERENCES "public"."unterkuenfte"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stellplaetze_fk" FOREIGN KEY ("stellplaetze_id") REFERENCES "public"."stellplaetze"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pauschalen_fk" FOREIGN KEY ("pauschalen_id") REFERENCES "public"."pauschalen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_portalmodule_fk" FOREIGN KEY ("portalmodule_id") REFERENCES "public"."portalmodule"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shop_artikel_fk" FOREIGN KEY ("shop_artikel_id") REFERENCES "public"."shop_artikel"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bestellungen_fk" FOREIGN KEY ("bestellungen_id") REFERENCES "public"."bestellungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dokumente_fk" FOREIGN KEY ("dokumente_id") REFERENCES "public"."dokumente"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "seiten_bearbeitungsstand_idx" ON "seiten" USING btree ("bearbeitungsstand");
  CREATE INDEX "seiten_verantwortlich_idx" ON "seiten" USING btree ("verantwortlich_id");
  CREATE INDEX "seiten_pruefen_bis_idx" ON "seiten" USING btree ("pruefen_bis");
  CREATE INDEX "_seiten_v_version_version_bearbeitungsstand_idx" ON "_seiten_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_seiten_v_version_version_verantwortlich_idx" ON "_seiten_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_seiten_v_version_version_pruefen_bis_idx" ON "_seiten_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "aktuelles_teaserbild_idx" ON "aktuelles" USING btree ("teaserbild_id");
  CREATE INDEX "aktuelles_gueltig_bis_idx" ON "aktuelles" USING btree ("gueltig_bis");
  CREATE INDEX "aktuelles_sortierung_idx" ON "aktuelles" USING btree ("sortierung");
  CREATE INDEX "aktuelles_bearbeitungsstand_idx" ON "aktuelles" USING btree ("bearbeitungsstand");
  CREATE INDEX "aktuelles_verantwortlich_idx" ON "aktuelles" USING btree ("verantwortlich_id");
  CREATE INDEX "aktuelles_pruefen_bis_idx" ON "aktuelles" USING btree ("pruefen_bis");
  CREATE INDEX "_aktuelles_v_version_version_teaserbild_idx" ON "_aktuelles_v" USING btree ("version_teaserbild_id");
  CREATE INDEX "_aktuelles_v_version_version_gueltig_bis_idx" ON "_aktuelles_v" USING btree ("version_gueltig_bis");
  CREATE INDEX "_aktuelles_v_version_version_sortierung_idx" ON "_aktuelles_v" USING btree ("version_sortierung");
  CREATE INDEX "_aktuelles_v_version_version_bearbeitungsstand_idx" ON "_aktuelles_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_aktuelles_v_version_version_verantwortlich_idx" ON "_aktuelles_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_aktuelles_v_version_version_pruefen_bis_idx" ON "_aktuelles_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "veranstaltungen_neuer_termin_neuer_termin_datum_von_idx" ON "veranstaltungen" USING btree ("neuer_termin_datum_von");
  CREATE INDEX "veranstaltungen_neuer_termin_neuer_termin_datum_bis_idx" ON "veranstaltungen" USING btree ("neuer_termin_datum_bis");
  CREATE INDEX "veranstaltungen_neuer_ort_neuer_ort_brancheneintrag_vera_idx" ON "veranstaltungen" USING btree ("neuer_ort_brancheneintrag_veranstaltungsort_id");
  CREATE INDEX "veranstaltungen_brancheneintrag_veranstaltungsort_idx" ON "veranstaltungen" USING btree ("brancheneintrag_veranstaltungsort_id");
  CREATE INDEX "veranstaltungen_saison_idx" ON "veranstaltungen" USING btree ("saison");
  CREATE UNIQUE INDEX "veranstaltungen_quelle_uid_idx" ON "veranstaltungen" USING btree ("quelle_uid");
  CREATE INDEX "veranstaltungen_bearbeitungsstand_idx" ON "veranstaltungen" USING btree ("bearbeitungsstand");
  CREATE INDEX "veranstaltungen_verantwortlich_idx" ON "veranstaltungen" USING btree ("verantwortlich_id");
  CREATE INDEX "veranstaltungen_pruefen_bis_idx" ON "veranstaltungen" USING btree ("pruefen_bis");
  CREATE INDEX "_veranstaltungen_v_version_neuer_termin_version_neuer_te_idx" ON "_veranstaltungen_v" USING btree ("version_neuer_termin_datum_von");
  CREATE INDEX "_veranstaltungen_v_version_neuer_termin_version_neuer__1_idx" ON "_veranstaltungen_v" USING btree ("version_neuer_termin_datum_bis");
  CREATE INDEX "_veranstaltungen_v_version_neuer_ort_version_neuer_ort_b_idx" ON "_veranstaltungen_v" USING btree ("version_neuer_ort_brancheneintrag_veranstaltungsort_id");
  CREATE INDEX "_veranstaltungen_v_version_version_brancheneintrag_veran_idx" ON "_veranstaltungen_v" USING btree ("version_brancheneintrag_veranstaltungsort_id");
  CREATE INDEX "_veranstaltungen_v_version_version_saison_idx" ON "_veranstaltungen_v" USING btree ("version_saison");
  CREATE INDEX "_veranstaltungen_v_version_version_quelle_uid_idx" ON "_veranstaltungen_v" USING btree ("version_quelle_uid");
  CREATE INDEX "_veranstaltungen_v_version_version_bearbeitungsstand_idx" ON "_veranstaltungen_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_veranstaltungen_v_version_version_verantwortlich_idx" ON "_veranstaltungen_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_veranstaltungen_v_version_version_pruefen_bis_idx" ON "_veranstaltungen_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "rubriken_art_idx" ON "rubriken" USING btree ("art");
  CREATE INDEX "aemter_bild_idx" ON "aemter" USING btree ("bild_id");
  CREATE INDEX "aemter_leitung_idx" ON "aemter" USING btree ("leitung_id");
  CREATE INDEX "aemter_uebergeordnet_idx" ON "aemter" USING btree ("uebergeordnet_id");
  CREATE INDEX "aemter_sortierung_idx" ON "aemter" USING btree ("sortierung");
  CREATE INDEX "aemter_bearbeitungsstand_idx" ON "aemter" USING btree ("bearbeitungsstand");
  CREATE INDEX "aemter_verantwortlich_idx" ON "aemter" USING btree ("verantwortlich_id");
  CREATE INDEX "aemter_pruefen_bis_idx" ON "aemter" USING btree ("pruefen_bis");
  CREATE INDEX "_aemter_v_version_version_bild_idx" ON "_aemter_v" USING btree ("version_bild_id");
  CREATE INDEX "_aemter_v_version_version_leitung_idx" ON "_aemter_v" USING btree ("version_leitung_id");
  CREATE INDEX "_aemter_v_version_version_uebergeordnet_idx" ON "_aemter_v" USING btree ("version_uebergeordnet_id");
  CREATE INDEX "_aemter_v_version_version_sortierung_idx" ON "_aemter_v" USING btree ("version_sortierung");
  CREATE INDEX "_aemter_v_version_version_bearbeitungsstand_idx" ON "_aemter_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_aemter_v_version_version_verantwortlich_idx" ON "_aemter_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_aemter_v_version_version_pruefen_bis_idx" ON "_aemter_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "mitarbeiter_anzeigename_idx" ON "mitarbeiter" USING btree ("anzeigename");
  CREATE INDEX "mitarbeiter_vertretung_idx" ON "mitarbeiter" USING btree ("vertretung_id");
  CREATE INDEX "mitarbeiter_sortierung_idx" ON "mitarbeiter" USING btree ("sortierung");
  CREATE INDEX "mitarbeiter_bearbeitungsstand_idx" ON "mitarbeiter" USING btree ("bearbeitungsstand");
  CREATE INDEX "mitarbeiter_verantwortlich_idx" ON "mitarbeiter" USING btree ("verantwortlich_id");
  CREATE INDEX "mitarbeiter_pruefen_bis_idx" ON "mitarbeiter" USING btree ("pruefen_bis");
  CREATE INDEX "_mitarbeiter_v_version_version_anzeigename_idx" ON "_mitarbeiter_v" USING btree ("version_anzeigename");
  CREATE INDEX "_mitarbeiter_v_version_version_vertretung_idx" ON "_mitarbeiter_v" USING btree ("version_vertretung_id");
  CREATE INDEX "_mitarbeiter_v_version_version_sortierung_idx" ON "_mitarbeiter_v" USING btree ("version_sortierung");
  CREATE INDEX "_mitarbeiter_v_version_version_bearbeitungsstand_idx" ON "_mitarbeiter_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_mitarbeiter_v_version_version_verantwortlich_idx" ON "_mitarbeiter_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_mitarbeiter_v_version_version_pruefen_bis_idx" ON "_mitarbeiter_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "medien_lizenz_idx" ON "medien" USING btree ("lizenz");
  CREATE INDEX "medien_nutzung_bis_idx" ON "medien" USING btree ("nutzung_bis");
  CREATE INDEX "payload_locked_documents_rels_interessengruppen_id_idx" ON "payload_locked_documents_rels" USING btree ("interessengruppen_id");
  CREATE INDEX "payload_locked_documents_rels_wegweiser_verfahren_id_idx" ON "payload_locked_documents_rels" USING btree ("wegweiser_verfahren_id");
  CREATE INDEX "payload_locked_documents_rels_lebenslagen_id_idx" ON "payload_locked_documents_rels" USING btree ("lebenslagen_id");
  CREATE INDEX "payload_locked_documents_rels_bekanntmachungen_id_idx" ON "payload_locked_documents_rels" USING btree ("bekanntmachungen_id");
  CREATE INDEX "payload_locked_documents_rels_hinweise_id_idx" ON "payload_locked_documents_rels" USING btree ("hinweise_id");
  CREATE INDEX "payload_locked_documents_rels_brancheneintraege_id_idx" ON "payload_locked_documents_rels" USING btree ("brancheneintraege_id");
  CREATE INDEX "payload_locked_documents_rels_baugebiete_id_idx" ON "payload_locked_documents_rels" USING btree ("baugebiete_id");
  CREATE INDEX "payload_locked_documents_rels_abfuhrtermine_id_idx" ON "payload_locked_documents_rels" USING btree ("abfuhrtermine_id");
  CREATE INDEX "payload_locked_documents_rels_abfallarten_id_idx" ON "payload_locked_documents_rels" USING btree ("abfallarten_id");
  CREATE INDEX "payload_locked_documents_rels_strassen_id_idx" ON "payload_locked_documents_rels" USING btree ("strassen_id");
  CREATE INDEX "payload_locked_documents_rels_schwarzes_brett_id_idx" ON "payload_locked_documents_rels" USING btree ("schwarzes_brett_id");
  CREATE INDEX "payload_locked_documents_rels_pois_id_idx" ON "payload_locked_documents_rels" USING btree ("pois_id");
  CREATE INDEX "payload_locked_documents_rels_touren_id_idx" ON "payload_locked_documents_rels" USING btree ("touren_id");
  CREATE INDEX "payload_locked_documents_rels_webcams_id_idx" ON "payload_locked_documents_rels" USING btree ("webcams_id");
  CREATE INDEX "payload_locked_documents_rels_fotopunkt_bilder_id_idx" ON "payload_locked_documents_rels" USING btree ("fotopunkt_bilder_id");
  CREATE INDEX "payload_locked_documents_rels_galerien_id_idx" ON "payload_locked_documents_rels" USING btree ("galerien_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_sitzungen_id_idx" ON "payload_locked_documents_rels" USING btree ("sitzungen_id");
  CREATE INDEX "payload_locked_documents_rels_vorlagen_id_idx" ON "payload_locked_documents_rels" USING btree ("vorlagen_id");
  CREATE INDEX "payload_locked_documents_rels_gremien_id_idx" ON "payload_locked_documents_rels" USING btree ("gremien_id");
  CREATE INDEX "payload_locked_documents_rels_raete_id_idx" ON "payload_locked_documents_rels" USING btree ("raete_id");
  CREATE INDEX "payload_locked_documents_rels_intranet_rubriken_id_idx" ON "payload_locked_documents_rels" USING btree ("intranet_rubriken_id");
  CREATE INDEX "payload_locked_documents_rels_intranet_texte_id_idx" ON "payload_locked_documents_rels" USING btree ("intranet_texte_id");
  CREATE INDEX "payload_locked_documents_rels_intranet_archiv_id_idx" ON "payload_locked_documents_rels" USING btree ("intranet_archiv_id");
  CREATE INDEX "payload_locked_documents_rels_intranet_archiv_themen_id_idx" ON "payload_locked_documents_rels" USING btree ("intranet_archiv_themen_id");
  CREATE INDEX "payload_locked_documents_rels_anfragen_id_idx" ON "payload_locked_documents_rels" USING btree ("anfragen_id");
  CREATE INDEX "payload_locked_documents_rels_antwortvorlagen_id_idx" ON "payload_locked_documents_rels" USING btree ("antwortvorlagen_id");
  CREATE INDEX "payload_locked_documents_rels_unterkuenfte_id_idx" ON "payload_locked_documents_rels" USING btree ("unterkuenfte_id");
  CREATE INDEX "payload_locked_documents_rels_stellplaetze_id_idx" ON "payload_locked_documents_rels" USING btree ("stellplaetze_id");
  CREATE INDEX "payload_locked_documents_rels_pauschalen_id_idx" ON "payload_locked_documents_rels" USING btree ("pauschalen_id");
  CREATE INDEX "payload_locked_documents_rels_portalmodule_id_idx" ON "payload_locked_documents_rels" USING btree ("portalmodule_id");
  CREATE INDEX "payload_locked_documents_rels_shop_artikel_id_idx" ON "payload_locked_documents_rels" USING btree ("shop_artikel_id");
  CREATE INDEX "payload_locked_documents_rels_bestellungen_id_idx" ON "payload_locked_documents_rels" USING btree ("bestellungen_id");
  CREATE INDEX "payload_locked_documents_rels_dokumente_id_idx" ON "payload_locked_documents_rels" USING btree ("dokumente_id");
  ALTER TABLE "veranstaltungen" DROP COLUMN "veranstaltungsort";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_veranstaltungsort";
  ALTER TABLE "aemter" DROP COLUMN "adresse_gebaeude";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_adresse_gebaeude";
  ALTER TABLE "mitarbeiter" DROP COLUMN "zimmer";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_zimmer";
  ALTER TABLE "benutzer" DROP COLUMN "rolle";
  ALTER TABLE "einstellungen" DROP COLUMN "tourismus_adresse_gebaeude";
  ALTER TABLE "einstellungen" DROP COLUMN "rathaus_adresse_gebaeude";
  CREATE SEQUENCE "nummer_interessengruppen" as integer;
  CREATE SEQUENCE "nummer_wegweiser_verfahren" as integer;
  CREATE SEQUENCE "nummer_lebenslagen" as integer;
  CREATE SEQUENCE "nummer_bekanntmachungen" as integer;
  CREATE SEQUENCE "nummer_hinweise" as integer;
  CREATE SEQUENCE "nummer_brancheneintraege" as integer;
  CREATE SEQUENCE "nummer_baugebiete" as integer;
  CREATE SEQUENCE "nummer_abfuhrtermine" as integer;
  CREATE SEQUENCE "nummer_abfallarten" as integer;
  CREATE SEQUENCE "nummer_strassen" as integer;
  CREATE SEQUENCE "nummer_schwarzes_brett" as integer;
  CREATE SEQUENCE "nummer_pois" as integer;
  CREATE SEQUENCE "nummer_touren" as integer;
  CREATE SEQUENCE "nummer_webcams" as integer;
  CREATE SEQUENCE "nummer_fotopunkt_bilder" as integer;
  CREATE SEQUENCE "nummer_galerien" as integer;
  CREATE SEQUENCE "nummer_videos" as integer;
  CREATE SEQUENCE "nummer_sitzungen" as integer;
  CREATE SEQUENCE "nummer_vorlagen" as integer;
  CREATE SEQUENCE "nummer_gremien" as integer;
  CREATE SEQUENCE "nummer_raete" as integer;
  CREATE SEQUENCE "nummer_intranet_rubriken" as integer;
  CREATE SEQUENCE "nummer_intranet_texte" as integer;
  CREATE SEQUENCE "nummer_intranet_archiv" as integer;
  CREATE SEQUENCE "nummer_intranet_archiv_themen" as integer;
  CREATE SEQUENCE "nummer_anfragen" as integer;
  CREATE SEQUENCE "nummer_unterkuenfte" as integer;
  CREATE SEQUENCE "nummer_stellplaetze" as integer;
  CREATE SEQUENCE "nummer_pauschalen" as integer;
  CREATE SEQUENCE "nummer_portalmodule" as integer;
  CREATE SEQUENCE "nummer_shop_artikel" as integer;
  CREATE SEQUENCE "nummer_bestellungen" as integer;
  CREATE SEQUENCE "nummer_dokumente" as integer;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "aktuelles_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_aktuelles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "interessengruppen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "interessengruppen_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "veranstaltungen_zielgruppen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_veranstaltungen_v_version_zielgruppen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wegweiser_verfahren" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wegweiser_verfahren_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wegweiser_verfahren_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wegweiser_verfahren_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wegweiser_verfahren_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wegweiser_verfahren_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wegweiser_verfahren_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wegweiser_verfahren_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lebenslagen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lebenslagen_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lebenslagen_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lebenslagen_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bekanntmachungen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bekanntmachungen_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bekanntmachungen_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bekanntmachungen_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hinweise" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hinweise_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_hinweise_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_hinweise_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brancheneintraege" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brancheneintraege_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brancheneintraege_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brancheneintraege_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brancheneintraege_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brancheneintraege_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brancheneintraege_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brancheneintraege_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "baugebiete" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "baugebiete_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_baugebiete_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_baugebiete_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "abfuhrtermine" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "abfuhrtermine_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "abfuhrtermine_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "abfallarten" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "abfallarten_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "strassen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "schwarzes_brett" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "schwarzes_brett_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_schwarzes_brett_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_schwarzes_brett_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pois" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pois_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pois_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pois_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "touren" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "touren_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "touren_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_touren_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_touren_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_touren_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webcams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webcams_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_webcams_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_webcams_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fotopunkt_bilder" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fotopunkt_bilder_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "galerien" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "galerien_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_galerien_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_galerien_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_videos_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_videos_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sitzungen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sitzungen_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vorlagen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vorlagen_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vorlagen_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vorlagen_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gremien_mitglieder" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gremien" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_gremien_v_version_mitglieder" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_gremien_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "raete" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "raete_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_raete_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_raete_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "intranet_rubriken" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "intranet_texte" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "intranet_texte_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_intranet_texte_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_intranet_texte_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "intranet_archiv" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_intranet_archiv_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "intranet_archiv_themen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "anfragen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "anfragen_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "anlagen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "antwortvorlagen_arten" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "antwortvorlagen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "antwortvorlagen_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "unterkuenfte_ausstattung" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "unterkuenfte" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "unterkuenfte_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "unterkuenfte_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_unterkuenfte_v_version_ausstattung" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_unterkuenfte_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_unterkuenfte_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_unterkuenfte_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stellplaetze_versorgung" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stellplaetze" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stellplaetze_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stellplaetze_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stellplaetze_v_version_versorgung" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stellplaetze_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stellplaetze_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_stellplaetze_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pauschalen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pauschalen_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pauschalen_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pauschalen_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "portalmodule" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "portalmodule_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_portalmodule_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_portalmodule_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_artikel" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_artikel_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_artikel_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shop_artikel_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shop_artikel_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shop_artikel_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bestellungen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "medien_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dokumente" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "benutzer_rollen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "protokoll" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "aktuelles_rels" CASCADE;
  DROP TABLE "_aktuelles_v_rels" CASCADE;
  DROP TABLE "interessengruppen" CASCADE;
  DROP TABLE "interessengruppen_locales" CASCADE;
  DROP TABLE "veranstaltungen_zielgruppen" CASCADE;
  DROP TABLE "_veranstaltungen_v_version_zielgruppen" CASCADE;
  DROP TABLE "wegweiser_verfahren" CASCADE;
  DROP TABLE "wegweiser_verfahren_locales" CASCADE;
  DROP TABLE "wegweiser_verfahren_texts" CASCADE;
  DROP TABLE "wegweiser_verfahren_rels" CASCADE;
  DROP TABLE "_wegweiser_verfahren_v" CASCADE;
  DROP TABLE "_wegweiser_verfahren_v_locales" CASCADE;
  DROP TABLE "_wegweiser_verfahren_v_texts" CASCADE;
  DROP TABLE "_wegweiser_verfahren_v_rels" CASCADE;
  DROP TABLE "lebenslagen" CASCADE;
  DROP TABLE "lebenslagen_locales" CASCADE;
  DROP TABLE "_lebenslagen_v" CASCADE;
  DROP TABLE "_lebenslagen_v_locales" CASCADE;
  DROP TABLE "bekanntmachungen" CASCADE;
  DROP TABLE "bekanntmachungen_locales" CASCADE;
  DROP TABLE "_bekanntmachungen_v" CASCADE;
  DROP TABLE "_bekanntmachungen_v_locales" CASCADE;
  DROP TABLE "hinweise" CASCADE;
  DROP TABLE "hinweise_locales" CASCADE;
  DROP TABLE "_hinweise_v" CASCADE;
  DROP TABLE "_hinweise_v_locales" CASCADE;
  DROP TABLE "brancheneintraege" CASCADE;
  DROP TABLE "brancheneintraege_locales" CASCADE;
  DROP TABLE "brancheneintraege_texts" CASCADE;
  DROP TABLE "brancheneintraege_rels" CASCADE;
  DROP TABLE "_brancheneintraege_v" CASCADE;
  DROP TABLE "_brancheneintraege_v_locales" CASCADE;
  DROP TABLE "_brancheneintraege_v_texts" CASCADE;
  DROP TABLE "_brancheneintraege_v_rels" CASCADE;
  DROP TABLE "baugebiete" CASCADE;
  DROP TABLE "baugebiete_locales" CASCADE;
  DROP TABLE "_baugebiete_v" CASCADE;
  DROP TABLE "_baugebiete_v_locales" CASCADE;
  DROP TABLE "abfuhrtermine" CASCADE;
  DROP TABLE "abfuhrtermine_locales" CASCADE;
  DROP TABLE "abfuhrtermine_numbers" CASCADE;
  DROP TABLE "abfallarten" CASCADE;
  DROP TABLE "abfallarten_locales" CASCADE;
  DROP TABLE "strassen" CASCADE;
  DROP TABLE "schwarzes_brett" CASCADE;
  DROP TABLE "schwarzes_brett_locales" CASCADE;
  DROP TABLE "_schwarzes_brett_v" CASCADE;
  DROP TABLE "_schwarzes_brett_v_locales" CASCADE;
  DROP TABLE "pois" CASCADE;
  DROP TABLE "pois_locales" CASCADE;
  DROP TABLE "_pois_v" CASCADE;
  DROP TABLE "_pois_v_locales" CASCADE;
  DROP TABLE "touren" CASCADE;
  DROP TABLE "touren_locales" CASCADE;
  DROP TABLE "touren_rels" CASCADE;
  DROP TABLE "_touren_v" CASCADE;
  DROP TABLE "_touren_v_locales" CASCADE;
  DROP TABLE "_touren_v_rels" CASCADE;
  DROP TABLE "webcams" CASCADE;
  DROP TABLE "webcams_locales" CASCADE;
  DROP TABLE "_webcams_v" CASCADE;
  DROP TABLE "_webcams_v_locales" CASCADE;
  DROP TABLE "fotopunkt_bilder" CASCADE;
  DROP TABLE "fotopunkt_bilder_locales" CASCADE;
  DROP TABLE "galerien" CASCADE;
  DROP TABLE "galerien_locales" CASCADE;
  DROP TABLE "_galerien_v" CASCADE;
  DROP TABLE "_galerien_v_locales" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_locales" CASCADE;
  DROP TABLE "_videos_v" CASCADE;
  DROP TABLE "_videos_v_locales" CASCADE;
  DROP TABLE "sitzungen" CASCADE;
  DROP TABLE "_sitzungen_v" CASCADE;
  DROP TABLE "vorlagen" CASCADE;
  DROP TABLE "vorlagen_rels" CASCADE;
  DROP TABLE "_vorlagen_v" CASCADE;
  DROP TABLE "_vorlagen_v_rels" CASCADE;
  DROP TABLE "gremien_mitglieder" CASCADE;
  DROP TABLE "gremien" CASCADE;
  DROP TABLE "_gremien_v_version_mitglieder" CASCADE;
  DROP TABLE "_gremien_v" CASCADE;
  DROP TABLE "raete" CASCADE;
  DROP TABLE "raete_texts" CASCADE;
  DROP TABLE "_raete_v" CASCADE;
  DROP TABLE "_raete_v_texts" CASCADE;
  DROP TABLE "intranet_rubriken" CASCADE;
  DROP TABLE "intranet_texte" CASCADE;
  DROP TABLE "intranet_texte_rels" CASCADE;
  DROP TABLE "_intranet_texte_v" CASCADE;
  DROP TABLE "_intranet_texte_v_rels" CASCADE;
  DROP TABLE "intranet_archiv" CASCADE;
  DROP TABLE "_intranet_archiv_v" CASCADE;
  DROP TABLE "intranet_archiv_themen" CASCADE;
  DROP TABLE "anfragen" CASCADE;
  DROP TABLE "anfragen_rels" CASCADE;
  DROP TABLE "anlagen" CASCADE;
  DROP TABLE "antwortvorlagen_arten" CASCADE;
  DROP TABLE "antwortvorlagen" CASCADE;
  DROP TABLE "antwortvorlagen_locales" CASCADE;
  DROP TABLE "unterkuenfte_ausstattung" CASCADE;
  DROP TABLE "unterkuenfte" CASCADE;
  DROP TABLE "unterkuenfte_locales" CASCADE;
  DROP TABLE "unterkuenfte_rels" CASCADE;
  DROP TABLE "_unterkuenfte_v_version_ausstattung" CASCADE;
  DROP TABLE "_unterkuenfte_v" CASCADE;
  DROP TABLE "_unterkuenfte_v_locales" CASCADE;
  DROP TABLE "_unterkuenfte_v_rels" CASCADE;
  DROP TABLE "stellplaetze_versorgung" CASCADE;
  DROP TABLE "stellplaetze" CASCADE;
  DROP TABLE "stellplaetze_locales" CASCADE;
  DROP TABLE "stellplaetze_rels" CASCADE;
  DROP TABLE "_stellplaetze_v_version_versorgung" CASCADE;
  DROP TABLE "_stellplaetze_v" CASCADE;
  DROP TABLE "_stellplaetze_v_locales" CASCADE;
  DROP TABLE "_stellplaetze_v_rels" CASCADE;
  DROP TABLE "pauschalen" CASCADE;
  DROP TABLE "pauschalen_locales" CASCADE;
  DROP TABLE "_pauschalen_v" CASCADE;
  DROP TABLE "_pauschalen_v_locales" CASCADE;
  DROP TABLE "portalmodule" CASCADE;
  DROP TABLE "portalmodule_locales" CASCADE;
  DROP TABLE "_portalmodule_v" CASCADE;
  DROP TABLE "_portalmodule_v_locales" CASCADE;
  DROP TABLE "shop_artikel" CASCADE;
  DROP TABLE "shop_artikel_locales" CASCADE;
  DROP TABLE "shop_artikel_texts" CASCADE;
  DROP TABLE "_shop_artikel_v" CASCADE;
  DROP TABLE "_shop_artikel_v_locales" CASCADE;
  DROP TABLE "_shop_artikel_v_texts" CASCADE;
  DROP TABLE "bestellungen" CASCADE;
  DROP TABLE "medien_texts" CASCADE;
  DROP TABLE "dokumente" CASCADE;
  DROP TABLE "benutzer_rollen" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "protokoll" CASCADE;
  ALTER TABLE "seiten" DROP CONSTRAINT "seiten_verantwortlich_id_benutzer_id_fk";
  
  ALTER TABLE "_seiten_v" DROP CONSTRAINT "_seiten_v_version_verantwortlich_id_benutzer_id_fk";
  
  ALTER TABLE "aktuelles" DROP CONSTRAINT "aktuelles_teaserbild_id_medien_id_fk";
  
  ALTER TABLE "aktuelles" DROP CONSTRAINT "aktuelles_verantwortlich_id_benutzer_id_fk";
  
  ALTER TABLE "_aktuelles_v" DROP CONSTRAINT "_aktuelles_v_version_teaserbild_id_medien_id_fk";
  
  ALTER TABLE "_aktuelles_v" DROP CONSTRAINT "_aktuelles_v_version_verantwortlich_id_benutzer_id_fk";
  
  ALTER TABLE "veranstaltungen" DROP CONSTRAINT "veranstaltungen_neuer_ort_brancheneintrag_veranstaltungsort_id_brancheneintraege_id_fk";
  
  ALTER TABLE "veranstaltungen" DROP CONSTRAINT "veranstaltungen_brancheneintrag_veranstaltungsort_id_brancheneintraege_id_fk";
  
  ALTER TABLE "veranstaltungen" DROP CONSTRAINT "veranstaltungen_verantwortlich_id_benutzer_id_fk";
  
  ALTER TABLE "_veranstaltungen_v" DROP CONSTRAINT "_veranstaltungen_v_version_neuer_ort_brancheneintrag_veranstaltungsort_id_brancheneintraege_id_fk";
  
  ALTER TABLE "_veranstaltungen_v" DROP CONSTRAINT "_veranstaltungen_v_version_brancheneintrag_veranstaltungsort_id_brancheneintraege_id_fk";
  
  ALTER TABLE "_veranstaltungen_v" DROP CONSTRAINT "_veranstaltungen_v_version_verantwortlich_id_benutzer_id_fk";
  
  ALTER TABLE "aemter" DROP CONSTRAINT "aemter_bild_id_medien_id_fk";
  
  ALTER TABLE "aemter" DROP CONSTRAINT "aemter_leitung_id_mitarbeiter_id_fk";
  
  ALTER TABLE "aemter" DROP CONSTRAINT "aemter_uebergeordnet_id_aemter_id_fk";
  
  ALTER TABLE "aemter" DROP CONSTRAINT "aemter_verantwortlich_id_benutzer_id_fk";
  
  ALTER TABLE "_aemter_v" DROP CONSTRAINT "_aemter_v_version_bild_id_medien_id_fk";
  
  ALTER TABLE "_aemter_v" DROP CONSTRAINT "_aemter_v_version_leitung_id_mitarbeiter_id_fk";
  
  ALTER TABLE "_aemter_v" DROP CONSTRAINT "_aemter_v_version_uebergeordnet_id_aemter_id_fk";
  
  ALTER TABLE "_aemter_v" DROP CONSTRAINT "_aemter_v_version_verantwortlich_id_benutzer_id_fk";
  
  ALTER TABLE "mitarbeiter" DROP CONSTRAINT "mitarbeiter_vertretung_id_mitarbeiter_id_fk";
  
  ALTER TABLE "mitarbeiter" DROP CONSTRAINT "mitarbeiter_verantwortlich_id_benutzer_id_fk";
  
  ALTER TABLE "_mitarbeiter_v" DROP CONSTRAINT "_mitarbeiter_v_version_vertretung_id_mitarbeiter_id_fk";
  
  ALTER TABLE "_mitarbeiter_v" DROP CONSTRAINT "_mitarbeiter_v_version_verantwortlich_id_benutzer_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_interessengruppen_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_wegweiser_verfahren_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lebenslagen_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bekanntmachungen_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_hinweise_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_brancheneintraege_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_baugebiete_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_abfuhrtermine_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_abfallarten_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_strassen_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_schwarzes_brett_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pois_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_touren_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_webcams_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fotopunkt_bilder_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_galerien_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_videos_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sitzungen_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vorlagen_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_gremien_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_raete_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_intranet_rubriken_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_intranet_texte_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_intranet_archiv_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_intranet_archiv_themen_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_anfragen_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_antwortvorlagen_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_unterkuenfte_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stellplaetze_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pauschalen_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_portalmodule_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shop_artikel_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bestellungen_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dokumente_fk";
  
  ALTER TABLE "seiten" ALTER COLUMN "detailseite_fuer" SET DATA TYPE text;
  DROP TYPE "public"."enum_seiten_detailseite_fuer";
  CREATE TYPE "public"."enum_seiten_detailseite_fuer" AS ENUM('veranstaltungen', 'aktuelles', 'aemter');
  ALTER TABLE "seiten" ALTER COLUMN "detailseite_fuer" SET DATA TYPE "public"."enum_seiten_detailseite_fuer" USING "detailseite_fuer"::"public"."enum_seiten_detailseite_fuer";
  ALTER TABLE "_seiten_v" ALTER COLUMN "version_detailseite_fuer" SET DATA TYPE text;
  DROP TYPE "public"."enum__seiten_v_version_detailseite_fuer";
  CREATE TYPE "public"."enum__seiten_v_version_detailseite_fuer" AS ENUM('veranstaltungen', 'aktuelles', 'aemter');
  ALTER TABLE "_seiten_v" ALTER COLUMN "version_detailseite_fuer" SET DATA TYPE "public"."enum__seiten_v_version_detailseite_fuer" USING "version_detailseite_fuer"::"public"."enum__seiten_v_version_detailseite_fuer";
  ALTER TABLE "benutzer" ALTER COLUMN "rolle" SET DATA TYPE text;
  ALTER TABLE "benutzer" ALTER COLUMN "rolle" SET DEFAULT 'redaktion'::text;
  DROP TYPE "public"."enum_benutzer_rolle";
  CREATE TYPE "public"."enum_benutzer_rolle" AS ENUM('redaktion', 'administration');
  ALTER TABLE "benutzer" ALTER COLUMN "rolle" SET DEFAULT 'redaktion'::"public"."enum_benutzer_rolle";
  ALTER TABLE "benutzer" ALTER COLUMN "rolle" SET DATA TYPE "public"."enum_benutzer_rolle" USING "rolle"::"public"."enum_benutzer_rolle";
  DROP INDEX "seiten_bearbeitungsstand_idx";
  DROP INDEX "seiten_verantwortlich_idx";
  DROP INDEX "seiten_pruefen_bis_idx";
  DROP INDEX "_seiten_v_version_version_bearbeitungsstand_idx";
  DROP INDEX "_seiten_v_version_version_verantwortlich_idx";
  DROP INDEX "_seiten_v_version_version_pruefen_bis_idx";
  DROP INDEX "aktuelles_teaserbild_idx";
  DROP INDEX "aktuelles_gueltig_bis_idx";
  DROP INDEX "aktuelles_sortierung_idx";
  DROP INDEX "aktuelles_bearbeitungsstand_idx";
  DROP INDEX "aktuelles_verantwortlich_idx";
  DROP INDEX "aktuelles_pruefen_bis_idx";
  DROP INDEX "_aktuelles_v_version_version_teaserbild_idx";
  DROP INDEX "_aktuelles_v_version_version_gueltig_bis_idx";
  DROP INDEX "_aktuelles_v_version_version_sortierung_idx";
  DROP INDEX "_aktuelles_v_version_version_bearbeitungsstand_idx";
  DROP INDEX "_aktuelles_v_version_version_verantwortlich_idx";
  DROP INDEX "_aktuelles_v_version_version_pruefen_bis_idx";
  DROP INDEX "veranstaltungen_neuer_termin_neuer_termin_datum_von_idx";
  DROP INDEX "veranstaltungen_neuer_termin_neuer_termin_datum_bis_idx";
  DROP INDEX "veranstaltungen_neuer_ort_neuer_ort_brancheneintrag_vera_idx";
  DROP INDEX "veranstaltungen_brancheneintrag_veranstaltungsort_idx";
  DROP INDEX "veranstaltungen_saison_idx";
  DROP INDEX "veranstaltungen_quelle_uid_idx";
  DROP INDEX "veranstaltungen_bearbeitungsstand_idx";
  DROP INDEX "veranstaltungen_verantwortlich_idx";
  DROP INDEX "veranstaltungen_pruefen_bis_idx";
  DROP INDEX "_veranstaltungen_v_version_neuer_termin_version_neuer_te_idx";
  DROP INDEX "_veranstaltungen_v_version_neuer_termin_version_neuer__1_idx";
  DROP INDEX "_veranstaltungen_v_version_neuer_ort_version_neuer_ort_b_idx";
  DROP INDEX "_veranstaltungen_v_version_version_brancheneintrag_veran_idx";
  DROP INDEX "_veranstaltungen_v_version_version_saison_idx";
  DROP INDEX "_veranstaltungen_v_version_version_quelle_uid_idx";
  DROP INDEX "_veranstaltungen_v_version_version_bearbeitungsstand_idx";
  DROP INDEX "_veranstaltungen_v_version_version_verantwortlich_idx";
  DROP INDEX "_veranstaltungen_v_version_version_pruefen_bis_idx";
  DROP INDEX "rubriken_art_idx";
  DROP INDEX "aemter_bild_idx";
  DROP INDEX "aemter_leitung_idx";
  DROP INDEX "aemter_uebergeordnet_idx";
  DROP INDEX "aemter_sortierung_idx";
  DROP INDEX "aemter_bearbeitungsstand_idx";
  DROP INDEX "aemter_verantwortlich_idx";
  DROP INDEX "aemter_pruefen_bis_idx";
  DROP INDEX "_aemter_v_version_version_bild_idx";
  DROP INDEX "_aemter_v_version_version_leitung_idx";
  DROP INDEX "_aemter_v_version_version_uebergeordnet_idx";
  DROP INDEX "_aemter_v_version_version_sortierung_idx";
  DROP INDEX "_aemter_v_version_version_bearbeitungsstand_idx";
  DROP INDEX "_aemter_v_version_version_verantwortlich_idx";
  DROP INDEX "_aemter_v_version_version_pruefen_bis_idx";
  DROP INDEX "mitarbeiter_anzeigename_idx";
  DROP INDEX "mitarbeiter_vertretung_idx";
  DROP INDEX "mitarbeiter_sortierung_idx";
  DROP INDEX "mitarbeiter_bearbeitungsstand_idx";
  DROP INDEX "mitarbeiter_verantwortlich_idx";
  DROP INDEX "mitarbeiter_pruefen_bis_idx";
  DROP INDEX "_mitarbeiter_v_version_version_anzeigename_idx";
  DROP INDEX "_mitarbeiter_v_version_version_vertretung_idx";
  DROP INDEX "_mitarbeiter_v_version_version_sortierung_idx";
  DROP INDEX "_mitarbeiter_v_version_version_bearbeitungsstand_idx";
  DROP INDEX "_mitarbeiter_v_version_version_verantwortlich_idx";
  DROP INDEX "_mitarbeiter_v_version_version_pruefen_bis_idx";
  DROP INDEX "medien_lizenz_idx";
  DROP INDEX "medien_nutzung_bis_idx";
  DROP INDEX "payload_locked_documents_rels_interessengruppen_id_idx";
  DROP INDEX "payload_locked_documents_rels_wegweiser_verfahren_id_idx";
  DROP INDEX "payload_locked_documents_rels_lebenslagen_id_idx";
  DROP INDEX "payload_locked_documents_rels_bekanntmachungen_id_idx";
  DROP INDEX "payload_locked_documents_rels_hinweise_id_idx";
  DROP INDEX "payload_locked_documents_rels_brancheneintraege_id_idx";
  DROP INDEX "payload_locked_documents_rels_baugebiete_id_idx";
  DROP INDEX "payload_locked_documents_rels_abfuhrtermine_id_idx";
  DROP INDEX "payload_locked_documents_rels_abfallarten_id_idx";
  DROP INDEX "payload_locked_documents_rels_strassen_id_idx";
  DROP INDEX "payload_locked_documents_rels_schwarzes_brett_id_idx";
  DROP INDEX "payload_locked_documents_rels_pois_id_idx";
  DROP INDEX "payload_locked_documents_rels_touren_id_idx";
  DROP INDEX "payload_locked_documents_rels_webcams_id_idx";
  DROP INDEX "payload_locked_documents_rels_fotopunkt_bilder_id_idx";
  DROP INDEX "payload_locked_documents_rels_galerien_id_idx";
  DROP INDEX "payload_locked_documents_rels_videos_id_idx";
  DROP INDEX "payload_locked_documents_rels_sitzungen_id_idx";
  DROP INDEX "payload_locked_documents_rels_vorlagen_id_idx";
  DROP INDEX "payload_locked_documents_rels_gremien_id_idx";
  DROP INDEX "payload_locked_documents_rels_raete_id_idx";
  DROP INDEX "payload_locked_documents_rels_intranet_rubriken_id_idx";
  DROP INDEX "payload_locked_documents_rels_intranet_texte_id_idx";
  DROP INDEX "payload_locked_documents_rels_intranet_archiv_id_idx";
  DROP INDEX "payload_locked_documents_rels_intranet_archiv_themen_id_idx";
  DROP INDEX "payload_locked_documents_rels_anfragen_id_idx";
  DROP INDEX "payload_locked_documents_rels_antwortvorlagen_id_idx";
  DROP INDEX "payload_locked_documents_rels_unterkuenfte_id_idx";
  DROP INDEX "payload_locked_documents_rels_stellplaetze_id_idx";
  DROP INDEX "payload_locked_documents_rels_pauschalen_id_idx";
  DROP INDEX "payload_locked_documents_rels_portalmodule_id_idx";
  DROP INDEX "payload_locked_documents_rels_shop_artikel_id_idx";
  DROP INDEX "payload_locked_documents_rels_bestellungen_id_idx";
  DROP INDEX "payload_locked_documents_rels_dokumente_id_idx";
  ALTER TABLE "veranstaltungen" ADD COLUMN "veranstaltungsort" varchar;
  ALTER TABLE "_veranstaltungen_v" ADD COLUMN "version_veranstaltungsort" varchar;
  ALTER TABLE "aemter" ADD COLUMN "adresse_gebaeude" varchar;
  ALTER TABLE "_aemter_v" ADD COLUMN "version_adresse_gebaeude" varchar;
  ALTER TABLE "mitarbeiter" ADD COLUMN "zimmer" varchar;
  ALTER TABLE "_mitarbeiter_v" ADD COLUMN "version_zimmer" varchar;
  ALTER TABLE "benutzer" ADD COLUMN "rolle" "enum_benutzer_rolle" DEFAULT 'redaktion';
  ALTER TABLE "einstellungen" ADD COLUMN "tourismus_adresse_gebaeude" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "rathaus_adresse_gebaeude" varchar;
  ALTER TABLE "seiten" DROP COLUMN "bearbeitungsstand";
  ALTER TABLE "seiten" DROP COLUMN "veroeffentlichen_am";
  ALTER TABLE "seiten" DROP COLUMN "zurueckziehen_am";
  ALTER TABLE "seiten" DROP COLUMN "verantwortlich_id";
  ALTER TABLE "seiten" DROP COLUMN "pruefen_bis";
  ALTER TABLE "seiten_locales" DROP COLUMN "seitenleiste";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_bearbeitungsstand";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_veroeffentlichen_am";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_zurueckziehen_am";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_verantwortlich_id";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_pruefen_bis";
  ALTER TABLE "_seiten_v_locales" DROP COLUMN "version_seitenleiste";
  ALTER TABLE "aktuelles" DROP COLUMN "teaserbild_id";
  ALTER TABLE "aktuelles" DROP COLUMN "dokumente";
  ALTER TABLE "aktuelles" DROP COLUMN "gueltig_bis";
  ALTER TABLE "aktuelles" DROP COLUMN "bearbeitungsstand";
  ALTER TABLE "aktuelles" DROP COLUMN "veroeffentlichen_am";
  ALTER TABLE "aktuelles" DROP COLUMN "zurueckziehen_am";
  ALTER TABLE "aktuelles" DROP COLUMN "verantwortlich_id";
  ALTER TABLE "aktuelles" DROP COLUMN "pruefen_bis";
  ALTER TABLE "aktuelles_locales" DROP COLUMN "link";
  ALTER TABLE "aktuelles_locales" DROP COLUMN "linktext";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_teaserbild_id";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_dokumente";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_gueltig_bis";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_bearbeitungsstand";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_veroeffentlichen_am";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_zurueckziehen_am";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_verantwortlich_id";
  ALTER TABLE "_aktuelles_v" DROP COLUMN "version_pruefen_bis";
  ALTER TABLE "_aktuelles_v_locales" DROP COLUMN "version_link";
  ALTER TABLE "_aktuelles_v_locales" DROP COLUMN "version_linktext";
  ALTER TABLE "veranstaltungen" DROP COLUMN "dokumente";
  ALTER TABLE "veranstaltungen" DROP COLUMN "neuer_termin_datum_von";
  ALTER TABLE "veranstaltungen" DROP COLUMN "neuer_termin_datum_bis";
  ALTER TABLE "veranstaltungen" DROP COLUMN "neuer_termin_time_from";
  ALTER TABLE "veranstaltungen" DROP COLUMN "neuer_termin_time_to";
  ALTER TABLE "veranstaltungen" DROP COLUMN "neuer_ort_brancheneintrag_veranstaltungsort_id";
  ALTER TABLE "veranstaltungen" DROP COLUMN "serie";
  ALTER TABLE "veranstaltungen" DROP COLUMN "brancheneintrag_veranstaltungsort_id";
  ALTER TABLE "veranstaltungen" DROP COLUMN "adresse_strasse";
  ALTER TABLE "veranstaltungen" DROP COLUMN "adresse_plz";
  ALTER TABLE "veranstaltungen" DROP COLUMN "adresse_ort";
  ALTER TABLE "veranstaltungen" DROP COLUMN "preise";
  ALTER TABLE "veranstaltungen" DROP COLUMN "kontakt_telefon";
  ALTER TABLE "veranstaltungen" DROP COLUMN "kontakt_email";
  ALTER TABLE "veranstaltungen" DROP COLUMN "kontakt_link";
  ALTER TABLE "veranstaltungen" DROP COLUMN "kontakt_linktext";
  ALTER TABLE "veranstaltungen" DROP COLUMN "barrierefreiheit_stufenlos";
  ALTER TABLE "veranstaltungen" DROP COLUMN "barrierefreiheit_toilette";
  ALTER TABLE "veranstaltungen" DROP COLUMN "barrierefreiheit_aufzug";
  ALTER TABLE "veranstaltungen" DROP COLUMN "barrierefreiheit_parkplatz";
  ALTER TABLE "veranstaltungen" DROP COLUMN "barrierefreiheit_hoeranlage";
  ALTER TABLE "veranstaltungen" DROP COLUMN "barrierefreiheit_assistenzhund";
  ALTER TABLE "veranstaltungen" DROP COLUMN "barrierefreiheit_gebaerdensprache";
  ALTER TABLE "veranstaltungen" DROP COLUMN "barrierefreiheit_audiodeskription";
  ALTER TABLE "veranstaltungen" DROP COLUMN "barrierefreiheit_leichte_sprache";
  ALTER TABLE "veranstaltungen" DROP COLUMN "highlight";
  ALTER TABLE "veranstaltungen" DROP COLUMN "saison";
  ALTER TABLE "veranstaltungen" DROP COLUMN "vorlage";
  ALTER TABLE "veranstaltungen" DROP COLUMN "interne_notiz";
  ALTER TABLE "veranstaltungen" DROP COLUMN "quelle_uid";
  ALTER TABLE "veranstaltungen" DROP COLUMN "quelle_stand";
  ALTER TABLE "veranstaltungen" DROP COLUMN "bearbeitungsstand";
  ALTER TABLE "veranstaltungen" DROP COLUMN "veroeffentlichen_am";
  ALTER TABLE "veranstaltungen" DROP COLUMN "zurueckziehen_am";
  ALTER TABLE "veranstaltungen" DROP COLUMN "verantwortlich_id";
  ALTER TABLE "veranstaltungen" DROP COLUMN "pruefen_bis";
  ALTER TABLE "veranstaltungen_locales" DROP COLUMN "neuer_ort_veranstaltungsort";
  ALTER TABLE "veranstaltungen_locales" DROP COLUMN "veranstaltungsort";
  ALTER TABLE "veranstaltungen_locales" DROP COLUMN "adresse_gebaeude";
  ALTER TABLE "veranstaltungen_locales" DROP COLUMN "kartenhinweis";
  ALTER TABLE "veranstaltungen_locales" DROP COLUMN "barrierefreiheit_hinweis";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_dokumente";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_neuer_termin_datum_von";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_neuer_termin_datum_bis";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_neuer_termin_time_from";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_neuer_termin_time_to";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_neuer_ort_brancheneintrag_veranstaltungsort_id";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_serie";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_brancheneintrag_veranstaltungsort_id";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_adresse_strasse";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_adresse_plz";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_adresse_ort";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_preise";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_kontakt_telefon";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_kontakt_email";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_kontakt_link";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_kontakt_linktext";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_barrierefreiheit_stufenlos";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_barrierefreiheit_toilette";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_barrierefreiheit_aufzug";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_barrierefreiheit_parkplatz";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_barrierefreiheit_hoeranlage";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_barrierefreiheit_assistenzhund";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_barrierefreiheit_gebaerdensprache";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_barrierefreiheit_audiodeskription";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_barrierefreiheit_leichte_sprache";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_highlight";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_saison";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_vorlage";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_interne_notiz";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_quelle_uid";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_quelle_stand";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_bearbeitungsstand";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_veroeffentlichen_am";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_zurueckziehen_am";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_verantwortlich_id";
  ALTER TABLE "_veranstaltungen_v" DROP COLUMN "version_pruefen_bis";
  ALTER TABLE "_veranstaltungen_v_locales" DROP COLUMN "version_neuer_ort_veranstaltungsort";
  ALTER TABLE "_veranstaltungen_v_locales" DROP COLUMN "version_veranstaltungsort";
  ALTER TABLE "_veranstaltungen_v_locales" DROP COLUMN "version_adresse_gebaeude";
  ALTER TABLE "_veranstaltungen_v_locales" DROP COLUMN "version_kartenhinweis";
  ALTER TABLE "_veranstaltungen_v_locales" DROP COLUMN "version_barrierefreiheit_hinweis";
  ALTER TABLE "rubriken" DROP COLUMN "art";
  ALTER TABLE "aemter" DROP COLUMN "bild_id";
  ALTER TABLE "aemter" DROP COLUMN "koordinaten_breite";
  ALTER TABLE "aemter" DROP COLUMN "koordinaten_laenge";
  ALTER TABLE "aemter" DROP COLUMN "barrierefrei_stufenlos";
  ALTER TABLE "aemter" DROP COLUMN "barrierefrei_toilette";
  ALTER TABLE "aemter" DROP COLUMN "barrierefrei_aufzug";
  ALTER TABLE "aemter" DROP COLUMN "barrierefrei_parkplatz";
  ALTER TABLE "aemter" DROP COLUMN "barrierefrei_hoeranlage";
  ALTER TABLE "aemter" DROP COLUMN "barrierefrei_assistenzhund";
  ALTER TABLE "aemter" DROP COLUMN "leitung_id";
  ALTER TABLE "aemter" DROP COLUMN "uebergeordnet_id";
  ALTER TABLE "aemter" DROP COLUMN "bearbeitungsstand";
  ALTER TABLE "aemter" DROP COLUMN "veroeffentlichen_am";
  ALTER TABLE "aemter" DROP COLUMN "zurueckziehen_am";
  ALTER TABLE "aemter" DROP COLUMN "verantwortlich_id";
  ALTER TABLE "aemter" DROP COLUMN "pruefen_bis";
  ALTER TABLE "aemter_locales" DROP COLUMN "adresse_gebaeude";
  ALTER TABLE "aemter_locales" DROP COLUMN "zimmer";
  ALTER TABLE "aemter_locales" DROP COLUMN "barrierefrei_hinweis";
  ALTER TABLE "aemter_locales" DROP COLUMN "seo_title";
  ALTER TABLE "aemter_locales" DROP COLUMN "seo_description";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_bild_id";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_koordinaten_breite";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_koordinaten_laenge";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_barrierefrei_stufenlos";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_barrierefrei_toilette";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_barrierefrei_aufzug";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_barrierefrei_parkplatz";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_barrierefrei_hoeranlage";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_barrierefrei_assistenzhund";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_leitung_id";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_uebergeordnet_id";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_bearbeitungsstand";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_veroeffentlichen_am";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_zurueckziehen_am";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_verantwortlich_id";
  ALTER TABLE "_aemter_v" DROP COLUMN "version_pruefen_bis";
  ALTER TABLE "_aemter_v_locales" DROP COLUMN "version_adresse_gebaeude";
  ALTER TABLE "_aemter_v_locales" DROP COLUMN "version_zimmer";
  ALTER TABLE "_aemter_v_locales" DROP COLUMN "version_barrierefrei_hinweis";
  ALTER TABLE "_aemter_v_locales" DROP COLUMN "version_seo_title";
  ALTER TABLE "_aemter_v_locales" DROP COLUMN "version_seo_description";
  ALTER TABLE "mitarbeiter" DROP COLUMN "anzeigename";
  ALTER TABLE "mitarbeiter" DROP COLUMN "namenszusatz";
  ALTER TABLE "mitarbeiter" DROP COLUMN "vertretung_id";
  ALTER TABLE "mitarbeiter" DROP COLUMN "email_oeffentlich";
  ALTER TABLE "mitarbeiter" DROP COLUMN "ansprechpartner";
  ALTER TABLE "mitarbeiter" DROP COLUMN "bearbeitungsstand";
  ALTER TABLE "mitarbeiter" DROP COLUMN "veroeffentlichen_am";
  ALTER TABLE "mitarbeiter" DROP COLUMN "zurueckziehen_am";
  ALTER TABLE "mitarbeiter" DROP COLUMN "verantwortlich_id";
  ALTER TABLE "mitarbeiter" DROP COLUMN "pruefen_bis";
  ALTER TABLE "mitarbeiter_locales" DROP COLUMN "zustaendigkeiten";
  ALTER TABLE "mitarbeiter_locales" DROP COLUMN "zimmer";
  ALTER TABLE "mitarbeiter_locales" DROP COLUMN "gebaeude";
  ALTER TABLE "mitarbeiter_locales" DROP COLUMN "sprachkenntnisse";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_anzeigename";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_namenszusatz";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_vertretung_id";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_email_oeffentlich";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_ansprechpartner";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_bearbeitungsstand";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_veroeffentlichen_am";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_zurueckziehen_am";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_verantwortlich_id";
  ALTER TABLE "_mitarbeiter_v" DROP COLUMN "version_pruefen_bis";
  ALTER TABLE "_mitarbeiter_v_locales" DROP COLUMN "version_zustaendigkeiten";
  ALTER TABLE "_mitarbeiter_v_locales" DROP COLUMN "version_zimmer";
  ALTER TABLE "_mitarbeiter_v_locales" DROP COLUMN "version_gebaeude";
  ALTER TABLE "_mitarbeiter_v_locales" DROP COLUMN "version_sprachkenntnisse";
  ALTER TABLE "medien" DROP COLUMN "titel";
  ALTER TABLE "medien" DROP COLUMN "urheber";
  ALTER TABLE "medien" DROP COLUMN "lizenz";
  ALTER TABLE "medien" DROP COLUMN "quelle";
  ALTER TABLE "medien" DROP COLUMN "nutzung_bis";
  ALTER TABLE "medien" DROP COLUMN "herkunft";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "interessengruppen_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "wegweiser_verfahren_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lebenslagen_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bekanntmachungen_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "hinweise_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "brancheneintraege_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "baugebiete_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "abfuhrtermine_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "abfallarten_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "strassen_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "schwarzes_brett_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pois_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "touren_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "webcams_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fotopunkt_bilder_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "galerien_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "videos_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sitzungen_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vorlagen_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gremien_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "raete_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "intranet_rubriken_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "intranet_texte_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "intranet_archiv_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "intranet_archiv_themen_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "anfragen_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "antwortvorlagen_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "unterkuenfte_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stellplaetze_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pauschalen_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "portalmodule_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shop_artikel_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bestellungen_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dokumente_id";
  ALTER TABLE "einstellungen" DROP COLUMN "anfragen_tage";
  ALTER TABLE "einstellungen_locales" DROP COLUMN "tourismus_adresse_gebaeude";
  ALTER TABLE "einstellungen_locales" DROP COLUMN "rathaus_adresse_gebaeude";
  DROP TYPE "public"."enum_bearbeitungsstand";
  DROP TYPE "public"."enum_veranstaltungen_zielgruppen";
  DROP TYPE "public"."enum_veranstaltungen_vorlage";
  DROP TYPE "public"."enum__veranstaltungen_v_version_zielgruppen";
  DROP TYPE "public"."enum__veranstaltungen_v_version_vorlage";
  DROP TYPE "public"."enum_rubriken_art";
  DROP TYPE "public"."enum_wegweiser_verfahren_status";
  DROP TYPE "public"."enum__wegweiser_verfahren_v_version_status";
  DROP TYPE "public"."enum__wegweiser_verfahren_v_published_locale";
  DROP TYPE "public"."enum_lebenslagen_icon";
  DROP TYPE "public"."enum_lebenslagen_status";
  DROP TYPE "public"."enum__lebenslagen_v_version_icon";
  DROP TYPE "public"."enum__lebenslagen_v_version_status";
  DROP TYPE "public"."enum__lebenslagen_v_published_locale";
  DROP TYPE "public"."enum_bekanntmachungen_art";
  DROP TYPE "public"."enum_bekanntmachungen_status";
  DROP TYPE "public"."enum__bekanntmachungen_v_version_art";
  DROP TYPE "public"."enum__bekanntmachungen_v_version_status";
  DROP TYPE "public"."enum__bekanntmachungen_v_published_locale";
  DROP TYPE "public"."enum_hinweise_stufe";
  DROP TYPE "public"."enum_hinweise_bereich";
  DROP TYPE "public"."enum_hinweise_status";
  DROP TYPE "public"."enum__hinweise_v_version_stufe";
  DROP TYPE "public"."enum__hinweise_v_version_bereich";
  DROP TYPE "public"."enum__hinweise_v_version_status";
  DROP TYPE "public"."enum__hinweise_v_published_locale";
  DROP TYPE "public"."enum_brancheneintraege_status";
  DROP TYPE "public"."enum__brancheneintraege_v_version_status";
  DROP TYPE "public"."enum__brancheneintraege_v_published_locale";
  DROP TYPE "public"."enum_baugebiete_phase";
  DROP TYPE "public"."enum_baugebiete_status";
  DROP TYPE "public"."enum__baugebiete_v_version_phase";
  DROP TYPE "public"."enum__baugebiete_v_version_status";
  DROP TYPE "public"."enum__baugebiete_v_published_locale";
  DROP TYPE "public"."enum_abfallarten_icon";
  DROP TYPE "public"."enum_schwarzes_brett_art";
  DROP TYPE "public"."enum_schwarzes_brett_stand";
  DROP TYPE "public"."enum_schwarzes_brett_status";
  DROP TYPE "public"."enum__schwarzes_brett_v_version_art";
  DROP TYPE "public"."enum__schwarzes_brett_v_version_status";
  DROP TYPE "public"."enum__schwarzes_brett_v_published_locale";
  DROP TYPE "public"."enum_pois_art";
  DROP TYPE "public"."enum_pois_status";
  DROP TYPE "public"."enum__pois_v_version_art";
  DROP TYPE "public"."enum__pois_v_version_status";
  DROP TYPE "public"."enum__pois_v_published_locale";
  DROP TYPE "public"."enum_touren_art";
  DROP TYPE "public"."enum_touren_schwierigkeit";
  DROP TYPE "public"."enum_touren_status";
  DROP TYPE "public"."enum__touren_v_version_art";
  DROP TYPE "public"."enum__touren_v_version_schwierigkeit";
  DROP TYPE "public"."enum__touren_v_version_status";
  DROP TYPE "public"."enum__touren_v_published_locale";
  DROP TYPE "public"."enum_webcams_status";
  DROP TYPE "public"."enum__webcams_v_version_status";
  DROP TYPE "public"."enum__webcams_v_published_locale";
  DROP TYPE "public"."enum_galerien_status";
  DROP TYPE "public"."enum__galerien_v_version_status";
  DROP TYPE "public"."enum__galerien_v_published_locale";
  DROP TYPE "public"."enum_videos_typ";
  DROP TYPE "public"."enum_videos_status";
  DROP TYPE "public"."enum__videos_v_version_typ";
  DROP TYPE "public"."enum__videos_v_version_status";
  DROP TYPE "public"."enum__videos_v_published_locale";
  DROP TYPE "public"."enum_sitzungen_status";
  DROP TYPE "public"."enum__sitzungen_v_version_status";
  DROP TYPE "public"."enum__sitzungen_v_published_locale";
  DROP TYPE "public"."enum_vorlagen_status";
  DROP TYPE "public"."enum__vorlagen_v_version_status";
  DROP TYPE "public"."enum__vorlagen_v_published_locale";
  DROP TYPE "public"."enum_gremien_funktion";
  DROP TYPE "public"."enum_gremien_status";
  DROP TYPE "public"."enum__gremien_v_version_status";
  DROP TYPE "public"."enum__gremien_v_published_locale";
  DROP TYPE "public"."enum_raete_status";
  DROP TYPE "public"."enum__raete_v_version_status";
  DROP TYPE "public"."enum__raete_v_published_locale";
  DROP TYPE "public"."enum_intranet_texte_status";
  DROP TYPE "public"."enum__intranet_texte_v_version_status";
  DROP TYPE "public"."enum__intranet_texte_v_published_locale";
  DROP TYPE "public"."enum_intranet_archiv_status";
  DROP TYPE "public"."enum__intranet_archiv_v_version_status";
  DROP TYPE "public"."enum__intranet_archiv_v_published_locale";
  DROP TYPE "public"."enum_anfragen_art";
  DROP TYPE "public"."enum_anfragen_sprache";
  DROP TYPE "public"."enum_anfragen_status";
  DROP TYPE "public"."enum_antwortvorlagen_arten";
  DROP TYPE "public"."enum_unterkuenfte_ausstattung";
  DROP TYPE "public"."enum_unterkuenfte_preis_je";
  DROP TYPE "public"."enum_unterkuenfte_art";
  DROP TYPE "public"."enum_unterkuenfte_status";
  DROP TYPE "public"."enum__unterkuenfte_v_version_ausstattung";
  DROP TYPE "public"."enum__unterkuenfte_v_version_preis_je";
  DROP TYPE "public"."enum__unterkuenfte_v_version_art";
  DROP TYPE "public"."enum__unterkuenfte_v_version_status";
  DROP TYPE "public"."enum__unterkuenfte_v_published_locale";
  DROP TYPE "public"."enum_stellplaetze_versorgung";
  DROP TYPE "public"."enum_stellplaetze_status";
  DROP TYPE "public"."enum__stellplaetze_v_version_versorgung";
  DROP TYPE "public"."enum__stellplaetze_v_version_status";
  DROP TYPE "public"."enum__stellplaetze_v_published_locale";
  DROP TYPE "public"."enum_pauschalen_status";
  DROP TYPE "public"."enum__pauschalen_v_version_status";
  DROP TYPE "public"."enum__pauschalen_v_published_locale";
  DROP TYPE "public"."enum_portalmodule_status";
  DROP TYPE "public"."enum__portalmodule_v_version_status";
  DROP TYPE "public"."enum__portalmodule_v_published_locale";
  DROP TYPE "public"."enum_shop_artikel_status";
  DROP TYPE "public"."enum__shop_artikel_v_version_status";
  DROP TYPE "public"."enum__shop_artikel_v_published_locale";
  DROP TYPE "public"."enum_bestellungen_land";
  DROP TYPE "public"."enum_bestellungen_stand";
  DROP TYPE "public"."enum_medien_lizenz";
  DROP TYPE "public"."enum_dokumente_bereich";
  DROP TYPE "public"."enum_mails_zustand";
  DROP TYPE "public"."enum_protokoll_vorgang";
  DROP SEQUENCE "nummer_interessengruppen";
  DROP SEQUENCE "nummer_wegweiser_verfahren";
  DROP SEQUENCE "nummer_lebenslagen";
  DROP SEQUENCE "nummer_bekanntmachungen";
  DROP SEQUENCE "nummer_hinweise";
  DROP SEQUENCE "nummer_brancheneintraege";
  DROP SEQUENCE "nummer_baugebiete";
  DROP SEQUENCE "nummer_abfuhrtermine";
  DROP SEQUENCE "nummer_abfallarten";
  DROP SEQUENCE "nummer_strassen";
  DROP SEQUENCE "nummer_schwarzes_brett";
  DROP SEQUENCE "nummer_pois";
  DROP SEQUENCE "nummer_touren";
  DROP SEQUENCE "nummer_webcams";
  DROP SEQUENCE "nummer_fotopunkt_bilder";
  DROP SEQUENCE "nummer_galerien";
  DROP SEQUENCE "nummer_videos";
  DROP SEQUENCE "nummer_sitzungen";
  DROP SEQUENCE "nummer_vorlagen";
  DROP SEQUENCE "nummer_gremien";
  DROP SEQUENCE "nummer_raete";
  DROP SEQUENCE "nummer_intranet_rubriken";
  DROP SEQUENCE "nummer_intranet_texte";
  DROP SEQUENCE "nummer_intranet_archiv";
  DROP SEQUENCE "nummer_intranet_archiv_themen";
  DROP SEQUENCE "nummer_anfragen";
  DROP SEQUENCE "nummer_unterkuenfte";
  DROP SEQUENCE "nummer_stellplaetze";
  DROP SEQUENCE "nummer_pauschalen";
  DROP SEQUENCE "nummer_portalmodule";
  DROP SEQUENCE "nummer_shop_artikel";
  DROP SEQUENCE "nummer_bestellungen";
  DROP SEQUENCE "nummer_dokumente";`)
}
