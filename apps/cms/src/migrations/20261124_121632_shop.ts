import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the shop keeps of articles, orders, withdrawals and its own settings. An order that was paid is
 * to be packed, and says apart from that when it was paid.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shop_artikel_mwst" AS ENUM('7', '19');
  CREATE TYPE "public"."enum_shop_artikel_inhalt_einheit" AS ENUM('g', 'ml', 'cm');
  CREATE TYPE "public"."enum_shop_artikel_widerruf" AS ENUM('ja', 'termin', 'verderblich', 'hygiene', 'nach_mass');
  CREATE TYPE "public"."enum__shop_artikel_v_version_mwst" AS ENUM('7', '19');
  CREATE TYPE "public"."enum__shop_artikel_v_version_inhalt_einheit" AS ENUM('g', 'ml', 'cm');
  CREATE TYPE "public"."enum__shop_artikel_v_version_widerruf" AS ENUM('ja', 'termin', 'verderblich', 'hygiene', 'nach_mass');
  CREATE TYPE "public"."enum_bestellungen_lieferung" AS ENUM('versand', 'abholung');
  CREATE TYPE "public"."enum_bestellungen_zahlung" AS ENUM('vorkasse', 'rechnung', 'abholung');
  CREATE TYPE "public"."enum_bestellungen_sprache" AS ENUM('de', 'en');
  CREATE TYPE "public"."enum_shop_zahlungsarten" AS ENUM('vorkasse', 'rechnung', 'abholung');
  CREATE TABLE "widerrufe" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bestellnummer" varchar,
  	"name" varchar,
  	"email" varchar,
  	"umfang" varchar,
  	"eingegangen_am" timestamp(3) with time zone,
  	"bestellung_id" uuid,
  	"erledigt" boolean DEFAULT false,
  	"schluessel" varchar,
  	"sprache" varchar,
  	"nummer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shop_einstellungen_zahlungsarten" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_shop_zahlungsarten",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "shop_einstellungen" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"verkaeufer_name" varchar,
  	"verkaeufer_vertreten" varchar,
  	"verkaeufer_strasse" varchar,
  	"verkaeufer_plz" varchar,
  	"verkaeufer_ort" varchar,
  	"verkaeufer_email" varchar,
  	"verkaeufer_telefon" varchar,
  	"verkaeufer_ust_id" varchar,
  	"vorkasse_tage" numeric DEFAULT 7,
  	"rechnung_tage" numeric DEFAULT 14,
  	"konto_inhaber" varchar,
  	"konto_iban" varchar,
  	"konto_bic" varchar,
  	"konto_bank" varchar,
  	"abholung_tage" numeric DEFAULT 14,
  	"bestand_email" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "shop_einstellungen_locales" (
  	"abholung" varchar,
  	"agb" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "bestellungen" ALTER COLUMN "stand" SET DATA TYPE text;
  ALTER TABLE "bestellungen" ALTER COLUMN "stand" SET DEFAULT 'neu'::text;
  ALTER TABLE "bestellungen" ADD COLUMN "bezahlt_am" timestamp(3) with time zone;
  UPDATE "bestellungen" SET "stand" = 'neu', "bezahlt_am" = "updated_at" WHERE "stand" = 'bezahlt';
  DROP TYPE "public"."enum_bestellungen_stand";
  CREATE TYPE "public"."enum_bestellungen_stand" AS ENUM('wartet', 'neu', 'bereit', 'versandt', 'abgeholt', 'storniert', 'widerrufen');
  ALTER TABLE "bestellungen" ALTER COLUMN "stand" SET DEFAULT 'neu'::"public"."enum_bestellungen_stand";
  ALTER TABLE "bestellungen" ALTER COLUMN "stand" SET DATA TYPE "public"."enum_bestellungen_stand" USING "stand"::"public"."enum_bestellungen_stand";
  ALTER TABLE "bestellungen" ALTER COLUMN "strasse" DROP NOT NULL;
  ALTER TABLE "bestellungen" ALTER COLUMN "plz" DROP NOT NULL;
  ALTER TABLE "bestellungen" ALTER COLUMN "ort" DROP NOT NULL;
  ALTER TABLE "bestellungen" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "shop_artikel" ADD COLUMN "mwst" "enum_shop_artikel_mwst" DEFAULT '19';
  ALTER TABLE "shop_artikel" ADD COLUMN "lieferzeit" numeric DEFAULT 4;
  ALTER TABLE "shop_artikel" ADD COLUMN "meldebestand" numeric;
  ALTER TABLE "shop_artikel" ADD COLUMN "hoechstens" numeric;
  ALTER TABLE "shop_artikel" ADD COLUMN "inhalt_menge" numeric;
  ALTER TABLE "shop_artikel" ADD COLUMN "inhalt_einheit" "enum_shop_artikel_inhalt_einheit";
  ALTER TABLE "shop_artikel" ADD COLUMN "hersteller_name" varchar;
  ALTER TABLE "shop_artikel" ADD COLUMN "hersteller_anschrift" varchar;
  ALTER TABLE "shop_artikel" ADD COLUMN "hersteller_kontakt" varchar;
  ALTER TABLE "shop_artikel" ADD COLUMN "widerruf" "enum_shop_artikel_widerruf" DEFAULT 'ja';
  ALTER TABLE "shop_artikel_locales" ADD COLUMN "sicherheit" varchar;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_mwst" "enum__shop_artikel_v_version_mwst" DEFAULT '19';
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_lieferzeit" numeric DEFAULT 4;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_meldebestand" numeric;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_hoechstens" numeric;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_inhalt_menge" numeric;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_inhalt_einheit" "enum__shop_artikel_v_version_inhalt_einheit";
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_hersteller_name" varchar;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_hersteller_anschrift" varchar;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_hersteller_kontakt" varchar;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_widerruf" "enum__shop_artikel_v_version_widerruf" DEFAULT 'ja';
  ALTER TABLE "_shop_artikel_v_locales" ADD COLUMN "version_sicherheit" varchar;
  ALTER TABLE "bestellungen" ADD COLUMN "lieferung" "enum_bestellungen_lieferung" DEFAULT 'versand';
  ALTER TABLE "bestellungen" ADD COLUMN "zahlung" "enum_bestellungen_zahlung" DEFAULT 'rechnung';
  ALTER TABLE "bestellungen" ADD COLUMN "zahlbar_bis" timestamp(3) with time zone;
  ALTER TABLE "bestellungen" ADD COLUMN "versandt_am" timestamp(3) with time zone;
  ALTER TABLE "bestellungen" ADD COLUMN "erledigt_am" timestamp(3) with time zone;
  ALTER TABLE "bestellungen" ADD COLUMN "erstattet_cent" numeric;
  ALTER TABLE "bestellungen" ADD COLUMN "steuern" jsonb;
  ALTER TABLE "bestellungen" ADD COLUMN "verlauf" jsonb;
  ALTER TABLE "bestellungen" ADD COLUMN "sprache" "enum_bestellungen_sprache" DEFAULT 'de';
  ALTER TABLE "bestellungen" ADD COLUMN "schluessel" varchar;
  ALTER TABLE "bestellungen" ADD COLUMN "zugang" varchar;
  ALTER TABLE "bestellungen" ADD COLUMN "bedingungen" varchar;
  ALTER TABLE "mails" ADD COLUMN "bestellung_id" uuid;
  ALTER TABLE "mails" ADD COLUMN "anlagen" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "widerrufe_id" uuid;
  ALTER TABLE "widerrufe" ADD CONSTRAINT "widerrufe_bestellung_id_bestellungen_id_fk" FOREIGN KEY ("bestellung_id") REFERENCES "public"."bestellungen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_einstellungen_zahlungsarten" ADD CONSTRAINT "shop_einstellungen_zahlungsarten_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_einstellungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shop_einstellungen_locales" ADD CONSTRAINT "shop_einstellungen_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shop_einstellungen"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "widerrufe_bestellung_idx" ON "widerrufe" USING btree ("bestellung_id");
  CREATE INDEX "widerrufe_erledigt_idx" ON "widerrufe" USING btree ("erledigt");
  CREATE UNIQUE INDEX "widerrufe_schluessel_idx" ON "widerrufe" USING btree ("schluessel");
  CREATE UNIQUE INDEX "widerrufe_nummer_idx" ON "widerrufe" USING btree ("nummer");
  CREATE INDEX "widerrufe_updated_at_idx" ON "widerrufe" USING btree ("updated_at");
  CREATE INDEX "widerrufe_created_at_idx" ON "widerrufe" USING btree ("created_at");
  CREATE INDEX "shop_einstellungen_zahlungsarten_order_idx" ON "shop_einstellungen_zahlungsarten" USING btree ("order");
  CREATE INDEX "shop_einstellungen_zahlungsarten_parent_idx" ON "shop_einstellungen_zahlungsarten" USING btree ("parent_id");
  CREATE UNIQUE INDEX "shop_einstellungen_locales_locale_parent_id_unique" ON "shop_einstellungen_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "mails" ADD CONSTRAINT "mails_bestellung_id_bestellungen_id_fk" FOREIGN KEY ("bestellung_id") REFERENCES "public"."bestellungen"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_widerrufe_fk" FOREIGN KEY ("widerrufe_id") REFERENCES "public"."widerrufe"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "bestellungen_schluessel_idx" ON "bestellungen" USING btree ("schluessel");
  CREATE UNIQUE INDEX "bestellungen_zugang_idx" ON "bestellungen" USING btree ("zugang");
  CREATE INDEX "mails_bestellung_idx" ON "mails" USING btree ("bestellung_id");
  CREATE INDEX "payload_locked_documents_rels_widerrufe_id_idx" ON "payload_locked_documents_rels" USING btree ("widerrufe_id");
  CREATE SEQUENCE "nummer_widerrufe" as integer;`)
}

/** Takes it away again; what waits or is ready counts as new. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "widerrufe" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_einstellungen_zahlungsarten" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_einstellungen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shop_einstellungen_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "widerrufe" CASCADE;
  DROP TABLE "shop_einstellungen_zahlungsarten" CASCADE;
  DROP TABLE "shop_einstellungen" CASCADE;
  DROP TABLE "shop_einstellungen_locales" CASCADE;
  ALTER TABLE "mails" DROP CONSTRAINT "mails_bestellung_id_bestellungen_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_widerrufe_fk";
  
  ALTER TABLE "bestellungen" ALTER COLUMN "stand" SET DATA TYPE text;
  ALTER TABLE "bestellungen" ALTER COLUMN "stand" SET DEFAULT 'neu'::text;
  UPDATE "bestellungen" SET "stand" = CASE WHEN "stand" = 'neu' AND "bezahlt_am" IS NOT NULL THEN 'bezahlt'
    WHEN "stand" IN ('wartet', 'bereit') THEN 'neu' ELSE "stand" END;
  UPDATE "bestellungen" SET "strasse" = coalesce("strasse", ''), "plz" = coalesce("plz", ''),
    "ort" = coalesce("ort", ''), "email" = coalesce("email", '');
  DROP TYPE "public"."enum_bestellungen_stand";
  CREATE TYPE "public"."enum_bestellungen_stand" AS ENUM('neu', 'bezahlt', 'versandt', 'abgeholt', 'storniert', 'widerrufen');
  ALTER TABLE "bestellungen" ALTER COLUMN "stand" SET DEFAULT 'neu'::"public"."enum_bestellungen_stand";
  ALTER TABLE "bestellungen" ALTER COLUMN "stand" SET DATA TYPE "public"."enum_bestellungen_stand" USING "stand"::"public"."enum_bestellungen_stand";
  DROP INDEX "bestellungen_schluessel_idx";
  DROP INDEX "bestellungen_zugang_idx";
  DROP INDEX "mails_bestellung_idx";
  DROP INDEX "payload_locked_documents_rels_widerrufe_id_idx";
  ALTER TABLE "bestellungen" ALTER COLUMN "strasse" SET NOT NULL;
  ALTER TABLE "bestellungen" ALTER COLUMN "plz" SET NOT NULL;
  ALTER TABLE "bestellungen" ALTER COLUMN "ort" SET NOT NULL;
  ALTER TABLE "bestellungen" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "shop_artikel" DROP COLUMN "mwst";
  ALTER TABLE "shop_artikel" DROP COLUMN "lieferzeit";
  ALTER TABLE "shop_artikel" DROP COLUMN "meldebestand";
  ALTER TABLE "shop_artikel" DROP COLUMN "hoechstens";
  ALTER TABLE "shop_artikel" DROP COLUMN "inhalt_menge";
  ALTER TABLE "shop_artikel" DROP COLUMN "inhalt_einheit";
  ALTER TABLE "shop_artikel" DROP COLUMN "hersteller_name";
  ALTER TABLE "shop_artikel" DROP COLUMN "hersteller_anschrift";
  ALTER TABLE "shop_artikel" DROP COLUMN "hersteller_kontakt";
  ALTER TABLE "shop_artikel" DROP COLUMN "widerruf";
  ALTER TABLE "shop_artikel_locales" DROP COLUMN "sicherheit";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_mwst";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_lieferzeit";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_meldebestand";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_hoechstens";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_inhalt_menge";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_inhalt_einheit";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_hersteller_name";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_hersteller_anschrift";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_hersteller_kontakt";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_widerruf";
  ALTER TABLE "_shop_artikel_v_locales" DROP COLUMN "version_sicherheit";
  ALTER TABLE "bestellungen" DROP COLUMN "lieferung";
  ALTER TABLE "bestellungen" DROP COLUMN "zahlung";
  ALTER TABLE "bestellungen" DROP COLUMN "zahlbar_bis";
  ALTER TABLE "bestellungen" DROP COLUMN "bezahlt_am";
  ALTER TABLE "bestellungen" DROP COLUMN "versandt_am";
  ALTER TABLE "bestellungen" DROP COLUMN "erledigt_am";
  ALTER TABLE "bestellungen" DROP COLUMN "erstattet_cent";
  ALTER TABLE "bestellungen" DROP COLUMN "steuern";
  ALTER TABLE "bestellungen" DROP COLUMN "verlauf";
  ALTER TABLE "bestellungen" DROP COLUMN "sprache";
  ALTER TABLE "bestellungen" DROP COLUMN "schluessel";
  ALTER TABLE "bestellungen" DROP COLUMN "zugang";
  ALTER TABLE "bestellungen" DROP COLUMN "bedingungen";
  ALTER TABLE "mails" DROP COLUMN "bestellung_id";
  ALTER TABLE "mails" DROP COLUMN "anlagen";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "widerrufe_id";
  DROP TYPE "public"."enum_shop_artikel_mwst";
  DROP TYPE "public"."enum_shop_artikel_inhalt_einheit";
  DROP TYPE "public"."enum_shop_artikel_widerruf";
  DROP TYPE "public"."enum__shop_artikel_v_version_mwst";
  DROP TYPE "public"."enum__shop_artikel_v_version_inhalt_einheit";
  DROP TYPE "public"."enum__shop_artikel_v_version_widerruf";
  DROP TYPE "public"."enum_bestellungen_lieferung";
  DROP TYPE "public"."enum_bestellungen_zahlung";
  DROP TYPE "public"."enum_bestellungen_sprache";
  DROP TYPE "public"."enum_shop_zahlungsarten";
  DROP SEQUENCE "nummer_widerrufe";`)
}
