import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_seiten_leichte_zustand" AS ENUM('aktuell', 'geaendert');
  CREATE TYPE "public"."enum_barrierefreiheit_website_ausnahmen_grund" AS ENUM('offen', 'belastung', 'ausnahme');
  CREATE TYPE "public"."enum_barrierefreiheit_app_ausnahmen_grund" AS ENUM('offen', 'belastung', 'ausnahme');
  CREATE TYPE "public"."enum_barrierefreiheit_rat_ausnahmen_grund" AS ENUM('offen', 'belastung', 'ausnahme');
  CREATE TYPE "public"."enum_barrierefreiheit_intranet_ausnahmen_grund" AS ENUM('offen', 'belastung', 'ausnahme');
  CREATE TYPE "public"."enum_barrierefreiheit_website_status" AS ENUM('vollstaendig', 'teilweise', 'nicht');
  CREATE TYPE "public"."enum_barrierefreiheit_website_methode" AS ENUM('selbst', 'extern');
  CREATE TYPE "public"."enum_barrierefreiheit_app_status" AS ENUM('vollstaendig', 'teilweise', 'nicht');
  CREATE TYPE "public"."enum_barrierefreiheit_app_methode" AS ENUM('selbst', 'extern');
  CREATE TYPE "public"."enum_barrierefreiheit_rat_status" AS ENUM('vollstaendig', 'teilweise', 'nicht');
  CREATE TYPE "public"."enum_barrierefreiheit_rat_methode" AS ENUM('selbst', 'extern');
  CREATE TYPE "public"."enum_barrierefreiheit_intranet_status" AS ENUM('vollstaendig', 'teilweise', 'nicht');
  CREATE TYPE "public"."enum_barrierefreiheit_intranet_methode" AS ENUM('selbst', 'extern');
  CREATE TYPE "public"."enum__barrierefreiheit_v_version_website_ausnahmen_grund" AS ENUM('offen', 'belastung', 'ausnahme');
  CREATE TYPE "public"."enum__barrierefreiheit_v_version_app_ausnahmen_grund" AS ENUM('offen', 'belastung', 'ausnahme');
  CREATE TYPE "public"."enum__barrierefreiheit_v_version_rat_ausnahmen_grund" AS ENUM('offen', 'belastung', 'ausnahme');
  CREATE TYPE "public"."enum__barrierefreiheit_v_version_intranet_ausnahmen_grund" AS ENUM('offen', 'belastung', 'ausnahme');
  CREATE TYPE "public"."enum__barrierefreiheit_v_version_website_status" AS ENUM('vollstaendig', 'teilweise', 'nicht');
  CREATE TYPE "public"."enum__barrierefreiheit_v_version_website_methode" AS ENUM('selbst', 'extern');
  CREATE TYPE "public"."enum__barrierefreiheit_v_version_app_status" AS ENUM('vollstaendig', 'teilweise', 'nicht');
  CREATE TYPE "public"."enum__barrierefreiheit_v_version_app_methode" AS ENUM('selbst', 'extern');
  CREATE TYPE "public"."enum__barrierefreiheit_v_version_rat_status" AS ENUM('vollstaendig', 'teilweise', 'nicht');
  CREATE TYPE "public"."enum__barrierefreiheit_v_version_rat_methode" AS ENUM('selbst', 'extern');
  CREATE TYPE "public"."enum__barrierefreiheit_v_version_intranet_status" AS ENUM('vollstaendig', 'teilweise', 'nicht');
  CREATE TYPE "public"."enum__barrierefreiheit_v_version_intranet_methode" AS ENUM('selbst', 'extern');
  CREATE TABLE "barrierefreiheit_website_ausnahmen" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"grund" "enum_barrierefreiheit_website_ausnahmen_grund" DEFAULT 'offen' NOT NULL,
  	"bis" timestamp(3) with time zone
  );
  
  CREATE TABLE "barrierefreiheit_website_ausnahmen_locales" (
  	"was" varchar,
  	"warum" varchar,
  	"alternative" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "barrierefreiheit_app_ausnahmen" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"grund" "enum_barrierefreiheit_app_ausnahmen_grund" DEFAULT 'offen' NOT NULL,
  	"bis" timestamp(3) with time zone
  );
  
  CREATE TABLE "barrierefreiheit_app_ausnahmen_locales" (
  	"was" varchar,
  	"warum" varchar,
  	"alternative" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "barrierefreiheit_rat_ausnahmen" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"grund" "enum_barrierefreiheit_rat_ausnahmen_grund" DEFAULT 'offen' NOT NULL,
  	"bis" timestamp(3) with time zone
  );
  
  CREATE TABLE "barrierefreiheit_rat_ausnahmen_locales" (
  	"was" varchar,
  	"warum" varchar,
  	"alternative" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "barrierefreiheit_intranet_ausnahmen" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"grund" "enum_barrierefreiheit_intranet_ausnahmen_grund" DEFAULT 'offen' NOT NULL,
  	"bis" timestamp(3) with time zone
  );
  
  CREATE TABLE "barrierefreiheit_intranet_ausnahmen_locales" (
  	"was" varchar,
  	"warum" varchar,
  	"alternative" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "barrierefreiheit" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"geaendert_von_id" uuid,
  	"website_status" "enum_barrierefreiheit_website_status",
  	"website_geprueft" timestamp(3) with time zone,
  	"website_erstellt" timestamp(3) with time zone,
  	"website_methode" "enum_barrierefreiheit_website_methode",
  	"website_pruefer" varchar,
  	"app_status" "enum_barrierefreiheit_app_status",
  	"app_geprueft" timestamp(3) with time zone,
  	"app_erstellt" timestamp(3) with time zone,
  	"app_methode" "enum_barrierefreiheit_app_methode",
  	"app_pruefer" varchar,
  	"rat_status" "enum_barrierefreiheit_rat_status",
  	"rat_geprueft" timestamp(3) with time zone,
  	"rat_erstellt" timestamp(3) with time zone,
  	"rat_methode" "enum_barrierefreiheit_rat_methode",
  	"rat_pruefer" varchar,
  	"intranet_status" "enum_barrierefreiheit_intranet_status",
  	"intranet_geprueft" timestamp(3) with time zone,
  	"intranet_erstellt" timestamp(3) with time zone,
  	"intranet_methode" "enum_barrierefreiheit_intranet_methode",
  	"intranet_pruefer" varchar,
  	"rueckmeldung_telefon" varchar,
  	"rueckmeldung_email" varchar,
  	"schlichtung_adresse_strasse" varchar,
  	"schlichtung_adresse_plz" varchar,
  	"schlichtung_adresse_ort" varchar,
  	"schlichtung_kontakt_telefon" varchar,
  	"schlichtung_kontakt_email" varchar,
  	"schlichtung_kontakt_link" varchar,
  	"schlichtung_kontakt_linktext" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "barrierefreiheit_locales" (
  	"schlichtung_name" varchar,
  	"schlichtung_adresse_gebaeude" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_barrierefreiheit_v_version_website_ausnahmen" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"grund" "enum__barrierefreiheit_v_version_website_ausnahmen_grund" DEFAULT 'offen' NOT NULL,
  	"bis" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_barrierefreiheit_v_version_website_ausnahmen_locales" (
  	"was" varchar,
  	"warum" varchar,
  	"alternative" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_barrierefreiheit_v_version_app_ausnahmen" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"grund" "enum__barrierefreiheit_v_version_app_ausnahmen_grund" DEFAULT 'offen' NOT NULL,
  	"bis" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_barrierefreiheit_v_version_app_ausnahmen_locales" (
  	"was" varchar,
  	"warum" varchar,
  	"alternative" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_barrierefreiheit_v_version_rat_ausnahmen" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"grund" "enum__barrierefreiheit_v_version_rat_ausnahmen_grund" DEFAULT 'offen' NOT NULL,
  	"bis" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_barrierefreiheit_v_version_rat_ausnahmen_locales" (
  	"was" varchar,
  	"warum" varchar,
  	"alternative" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_barrierefreiheit_v_version_intranet_ausnahmen" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"grund" "enum__barrierefreiheit_v_version_intranet_ausnahmen_grund" DEFAULT 'offen' NOT NULL,
  	"bis" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_barrierefreiheit_v_version_intranet_ausnahmen_locales" (
  	"was" varchar,
  	"warum" varchar,
  	"alternative" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_barrierefreiheit_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_geaendert_von_id" uuid,
  	"version_website_status" "enum__barrierefreiheit_v_version_website_status",
  	"version_website_geprueft" timestamp(3) with time zone,
  	"version_website_erstellt" timestamp(3) with time zone,
  	"version_website_methode" "enum__barrierefreiheit_v_version_website_methode",
  	"version_website_pruefer" varchar,
  	"version_app_status" "enum__barrierefreiheit_v_version_app_status",
  	"version_app_geprueft" timestamp(3) with time zone,
  	"version_app_erstellt" timestamp(3) with time zone,
  	"version_app_methode" "enum__barrierefreiheit_v_version_app_methode",
  	"version_app_pruefer" varchar,
  	"version_rat_status" "enum__barrierefreiheit_v_version_rat_status",
  	"version_rat_geprueft" timestamp(3) with time zone,
  	"version_rat_erstellt" timestamp(3) with time zone,
  	"version_rat_methode" "enum__barrierefreiheit_v_version_rat_methode",
  	"version_rat_pruefer" varchar,
  	"version_intranet_status" "enum__barrierefreiheit_v_version_intranet_status",
  	"version_intranet_geprueft" timestamp(3) with time zone,
  	"version_intranet_erstellt" timestamp(3) with time zone,
  	"version_intranet_methode" "enum__barrierefreiheit_v_version_intranet_methode",
  	"version_intranet_pruefer" varchar,
  	"version_rueckmeldung_telefon" varchar,
  	"version_rueckmeldung_email" varchar,
  	"version_schlichtung_adresse_strasse" varchar,
  	"version_schlichtung_adresse_plz" varchar,
  	"version_schlichtung_adresse_ort" varchar,
  	"version_schlichtung_kontakt_telefon" varchar,
  	"version_schlichtung_kontakt_email" varchar,
  	"version_schlichtung_kontakt_link" varchar,
  	"version_schlichtung_kontakt_linktext" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_barrierefreiheit_v_locales" (
  	"version_schlichtung_name" varchar,
  	"version_schlichtung_adresse_gebaeude" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "seiten" ADD COLUMN "leichte_fassung_id" uuid;
  ALTER TABLE "seiten" ADD COLUMN "leichte_zustand" "enum_seiten_leichte_zustand";
  ALTER TABLE "seiten" ADD COLUMN "leichte_stand" varchar;
  ALTER TABLE "_seiten_v" ADD COLUMN "version_leichte_fassung_id" uuid;
  ALTER TABLE "_seiten_v" ADD COLUMN "version_leichte_zustand" "enum_seiten_leichte_zustand";
  ALTER TABLE "_seiten_v" ADD COLUMN "version_leichte_stand" varchar;
  ALTER TABLE "barrierefreiheit_website_ausnahmen" ADD CONSTRAINT "barrierefreiheit_website_ausnahmen_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."barrierefreiheit"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "barrierefreiheit_website_ausnahmen_locales" ADD CONSTRAINT "barrierefreiheit_website_ausnahmen_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."barrierefreiheit_website_ausnahmen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "barrierefreiheit_app_ausnahmen" ADD CONSTRAINT "barrierefreiheit_app_ausnahmen_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."barrierefreiheit"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "barrierefreiheit_app_ausnahmen_locales" ADD CONSTRAINT "barrierefreiheit_app_ausnahmen_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."barrierefreiheit_app_ausnahmen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "barrierefreiheit_rat_ausnahmen" ADD CONSTRAINT "barrierefreiheit_rat_ausnahmen_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."barrierefreiheit"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "barrierefreiheit_rat_ausnahmen_locales" ADD CONSTRAINT "barrierefreiheit_rat_ausnahmen_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."barrierefreiheit_rat_ausnahmen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "barrierefreiheit_intranet_ausnahmen" ADD CONSTRAINT "barrierefreiheit_intranet_ausnahmen_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."barrierefreiheit"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "barrierefreiheit_intranet_ausnahmen_locales" ADD CONSTRAINT "barrierefreiheit_intranet_ausnahmen_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."barrierefreiheit_intranet_ausnahmen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "barrierefreiheit" ADD CONSTRAINT "barrierefreiheit_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "barrierefreiheit_locales" ADD CONSTRAINT "barrierefreiheit_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."barrierefreiheit"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_barrierefreiheit_v_version_website_ausnahmen" ADD CONSTRAINT "_barrierefreiheit_v_version_website_ausnahmen_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_barrierefreiheit_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_barrierefreiheit_v_version_website_ausnahmen_locales" ADD CONSTRAINT "_barrierefreiheit_v_version_website_ausnahmen_locales_par_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_barrierefreiheit_v_version_website_ausnahmen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_barrierefreiheit_v_version_app_ausnahmen" ADD CONSTRAINT "_barrierefreiheit_v_version_app_ausnahmen_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_barrierefreiheit_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_barrierefreiheit_v_version_app_ausnahmen_locales" ADD CONSTRAINT "_barrierefreiheit_v_version_app_ausnahmen_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_barrierefreiheit_v_version_app_ausnahmen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_barrierefreiheit_v_version_rat_ausnahmen" ADD CONSTRAINT "_barrierefreiheit_v_version_rat_ausnahmen_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_barrierefreiheit_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_barrierefreiheit_v_version_rat_ausnahmen_locales" ADD CONSTRAINT "_barrierefreiheit_v_version_rat_ausnahmen_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_barrierefreiheit_v_version_rat_ausnahmen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_barrierefreiheit_v_version_intranet_ausnahmen" ADD CONSTRAINT "_barrierefreiheit_v_version_intranet_ausnahmen_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_barrierefreiheit_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_barrierefreiheit_v_version_intranet_ausnahmen_locales" ADD CONSTRAINT "_barrierefreiheit_v_version_intranet_ausnahmen_locales_pa_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_barrierefreiheit_v_version_intranet_ausnahmen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_barrierefreiheit_v" ADD CONSTRAINT "_barrierefreiheit_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_barrierefreiheit_v_locales" ADD CONSTRAINT "_barrierefreiheit_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_barrierefreiheit_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "barrierefreiheit_website_ausnahmen_order_idx" ON "barrierefreiheit_website_ausnahmen" USING btree ("_order");
  CREATE INDEX "barrierefreiheit_website_ausnahmen_parent_id_idx" ON "barrierefreiheit_website_ausnahmen" USING btree ("_parent_id");
  CREATE INDEX "barrierefreiheit_website_ausnahmen_bis_idx" ON "barrierefreiheit_website_ausnahmen" USING btree ("bis");
  CREATE UNIQUE INDEX "barrierefreiheit_website_ausnahmen_locales_locale_parent_id_" ON "barrierefreiheit_website_ausnahmen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "barrierefreiheit_app_ausnahmen_order_idx" ON "barrierefreiheit_app_ausnahmen" USING btree ("_order");
  CREATE INDEX "barrierefreiheit_app_ausnahmen_parent_id_idx" ON "barrierefreiheit_app_ausnahmen" USING btree ("_parent_id");
  CREATE INDEX "barrierefreiheit_app_ausnahmen_bis_idx" ON "barrierefreiheit_app_ausnahmen" USING btree ("bis");
  CREATE UNIQUE INDEX "barrierefreiheit_app_ausnahmen_locales_locale_parent_id_uniq" ON "barrierefreiheit_app_ausnahmen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "barrierefreiheit_rat_ausnahmen_order_idx" ON "barrierefreiheit_rat_ausnahmen" USING btree ("_order");
  CREATE INDEX "barrierefreiheit_rat_ausnahmen_parent_id_idx" ON "barrierefreiheit_rat_ausnahmen" USING btree ("_parent_id");
  CREATE INDEX "barrierefreiheit_rat_ausnahmen_bis_idx" ON "barrierefreiheit_rat_ausnahmen" USING btree ("bis");
  CREATE UNIQUE INDEX "barrierefreiheit_rat_ausnahmen_locales_locale_parent_id_uniq" ON "barrierefreiheit_rat_ausnahmen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "barrierefreiheit_intranet_ausnahmen_order_idx" ON "barrierefreiheit_intranet_ausnahmen" USING btree ("_order");
  CREATE INDEX "barrierefreiheit_intranet_ausnahmen_parent_id_idx" ON "barrierefreiheit_intranet_ausnahmen" USING btree ("_parent_id");
  CREATE INDEX "barrierefreiheit_intranet_ausnahmen_bis_idx" ON "barrierefreiheit_intranet_ausnahmen" USING btree ("bis");
  CREATE UNIQUE INDEX "barrierefreiheit_intranet_ausnahmen_locales_locale_parent_id" ON "barrierefreiheit_intranet_ausnahmen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "barrierefreiheit_geaendert_von_idx" ON "barrierefreiheit" USING btree ("geaendert_von_id");
  CREATE INDEX "barrierefreiheit_website_website_geprueft_idx" ON "barrierefreiheit" USING btree ("website_geprueft");
  CREATE INDEX "barrierefreiheit_website_website_erstellt_idx" ON "barrierefreiheit" USING btree ("website_erstellt");
  CREATE INDEX "barrierefreiheit_app_app_geprueft_idx" ON "barrierefreiheit" USING btree ("app_geprueft");
  CREATE INDEX "barrierefreiheit_app_app_erstellt_idx" ON "barrierefreiheit" USING btree ("app_erstellt");
  CREATE INDEX "barrierefreiheit_rat_rat_geprueft_idx" ON "barrierefreiheit" USING btree ("rat_geprueft");
  CREATE INDEX "barrierefreiheit_rat_rat_erstellt_idx" ON "barrierefreiheit" USING btree ("rat_erstellt");
  CREATE INDEX "barrierefreiheit_intranet_intranet_geprueft_idx" ON "barrierefreiheit" USING btree ("intranet_geprueft");
  CREATE INDEX "barrierefreiheit_intranet_intranet_erstellt_idx" ON "barrierefreiheit" USING btree ("intranet_erstellt");
  CREATE UNIQUE INDEX "barrierefreiheit_locales_locale_parent_id_unique" ON "barrierefreiheit_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_barrierefreiheit_v_version_website_ausnahmen_order_idx" ON "_barrierefreiheit_v_version_website_ausnahmen" USING btree ("_order");
  CREATE INDEX "_barrierefreiheit_v_version_website_ausnahmen_parent_id_idx" ON "_barrierefreiheit_v_version_website_ausnahmen" USING btree ("_parent_id");
  CREATE INDEX "_barrierefreiheit_v_version_website_ausnahmen_bis_idx" ON "_barrierefreiheit_v_version_website_ausnahmen" USING btree ("bis");
  CREATE UNIQUE INDEX "_barrierefreiheit_v_version_website_ausnahmen_locales_locale" ON "_barrierefreiheit_v_version_website_ausnahmen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_barrierefreiheit_v_version_app_ausnahmen_order_idx" ON "_barrierefreiheit_v_version_app_ausnahmen" USING btree ("_order");
  CREATE INDEX "_barrierefreiheit_v_version_app_ausnahmen_parent_id_idx" ON "_barrierefreiheit_v_version_app_ausnahmen" USING btree ("_parent_id");
  CREATE INDEX "_barrierefreiheit_v_version_app_ausnahmen_bis_idx" ON "_barrierefreiheit_v_version_app_ausnahmen" USING btree ("bis");
  CREATE UNIQUE INDEX "_barrierefreiheit_v_version_app_ausnahmen_locales_locale_par" ON "_barrierefreiheit_v_version_app_ausnahmen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_barrierefreiheit_v_version_rat_ausnahmen_order_idx" ON "_barrierefreiheit_v_version_rat_ausnahmen" USING btree ("_order");
  CREATE INDEX "_barrierefreiheit_v_version_rat_ausnahmen_parent_id_idx" ON "_barrierefreiheit_v_version_rat_ausnahmen" USING btree ("_parent_id");
  CREATE INDEX "_barrierefreiheit_v_version_rat_ausnahmen_bis_idx" ON "_barrierefreiheit_v_version_rat_ausnahmen" USING btree ("bis");
  CREATE UNIQUE INDEX "_barrierefreiheit_v_version_rat_ausnahmen_locales_locale_par" ON "_barrierefreiheit_v_version_rat_ausnahmen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_barrierefreiheit_v_version_intranet_ausnahmen_order_idx" ON "_barrierefreiheit_v_version_intranet_ausnahmen" USING btree ("_order");
  CREATE INDEX "_barrierefreiheit_v_version_intranet_ausnahmen_parent_id_idx" ON "_barrierefreiheit_v_version_intranet_ausnahmen" USING btree ("_parent_id");
  CREATE INDEX "_barrierefreiheit_v_version_intranet_ausnahmen_bis_idx" ON "_barrierefreiheit_v_version_intranet_ausnahmen" USING btree ("bis");
  CREATE UNIQUE INDEX "_barrierefreiheit_v_version_intranet_ausnahmen_locales_local" ON "_barrierefreiheit_v_version_intranet_ausnahmen_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_barrierefreiheit_v_version_version_geaendert_von_idx" ON "_barrierefreiheit_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_barrierefreiheit_v_version_website_version_website_gepr_idx" ON "_barrierefreiheit_v" USING btree ("version_website_geprueft");
  CREATE INDEX "_barrierefreiheit_v_version_website_version_website_erst_idx" ON "_barrierefreiheit_v" USING btree ("version_website_erstellt");
  CREATE INDEX "_barrierefreiheit_v_version_app_version_app_geprueft_idx" ON "_barrierefreiheit_v" USING btree ("version_app_geprueft");
  CREATE INDEX "_barrierefreiheit_v_version_app_version_app_erstellt_idx" ON "_barrierefreiheit_v" USING btree ("version_app_erstellt");
  CREATE INDEX "_barrierefreiheit_v_version_rat_version_rat_geprueft_idx" ON "_barrierefreiheit_v" USING btree ("version_rat_geprueft");
  CREATE INDEX "_barrierefreiheit_v_version_rat_version_rat_erstellt_idx" ON "_barrierefreiheit_v" USING btree ("version_rat_erstellt");
  CREATE INDEX "_barrierefreiheit_v_version_intranet_version_intranet_ge_idx" ON "_barrierefreiheit_v" USING btree ("version_intranet_geprueft");
  CREATE INDEX "_barrierefreiheit_v_version_intranet_version_intranet_er_idx" ON "_barrierefreiheit_v" USING btree ("version_intranet_erstellt");
  CREATE INDEX "_barrierefreiheit_v_created_at_idx" ON "_barrierefreiheit_v" USING btree ("created_at");
  CREATE INDEX "_barrierefreiheit_v_updated_at_idx" ON "_barrierefreiheit_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_barrierefreiheit_v_locales_locale_parent_id_unique" ON "_barrierefreiheit_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "seiten" ADD CONSTRAINT "seiten_leichte_fassung_id_seiten_id_fk" FOREIGN KEY ("leichte_fassung_id") REFERENCES "public"."seiten"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seiten_v" ADD CONSTRAINT "_seiten_v_version_leichte_fassung_id_seiten_id_fk" FOREIGN KEY ("version_leichte_fassung_id") REFERENCES "public"."seiten"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "seiten_leichte_fassung_idx" ON "seiten" USING btree ("leichte_fassung_id");
  CREATE INDEX "_seiten_v_version_version_leichte_fassung_idx" ON "_seiten_v" USING btree ("version_leichte_fassung_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "barrierefreiheit_website_ausnahmen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "barrierefreiheit_website_ausnahmen_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "barrierefreiheit_app_ausnahmen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "barrierefreiheit_app_ausnahmen_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "barrierefreiheit_rat_ausnahmen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "barrierefreiheit_rat_ausnahmen_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "barrierefreiheit_intranet_ausnahmen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "barrierefreiheit_intranet_ausnahmen_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "barrierefreiheit" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "barrierefreiheit_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_barrierefreiheit_v_version_website_ausnahmen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_barrierefreiheit_v_version_website_ausnahmen_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_barrierefreiheit_v_version_app_ausnahmen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_barrierefreiheit_v_version_app_ausnahmen_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_barrierefreiheit_v_version_rat_ausnahmen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_barrierefreiheit_v_version_rat_ausnahmen_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_barrierefreiheit_v_version_intranet_ausnahmen" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_barrierefreiheit_v_version_intranet_ausnahmen_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_barrierefreiheit_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_barrierefreiheit_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "barrierefreiheit_website_ausnahmen" CASCADE;
  DROP TABLE "barrierefreiheit_website_ausnahmen_locales" CASCADE;
  DROP TABLE "barrierefreiheit_app_ausnahmen" CASCADE;
  DROP TABLE "barrierefreiheit_app_ausnahmen_locales" CASCADE;
  DROP TABLE "barrierefreiheit_rat_ausnahmen" CASCADE;
  DROP TABLE "barrierefreiheit_rat_ausnahmen_locales" CASCADE;
  DROP TABLE "barrierefreiheit_intranet_ausnahmen" CASCADE;
  DROP TABLE "barrierefreiheit_intranet_ausnahmen_locales" CASCADE;
  DROP TABLE "barrierefreiheit" CASCADE;
  DROP TABLE "barrierefreiheit_locales" CASCADE;
  DROP TABLE "_barrierefreiheit_v_version_website_ausnahmen" CASCADE;
  DROP TABLE "_barrierefreiheit_v_version_website_ausnahmen_locales" CASCADE;
  DROP TABLE "_barrierefreiheit_v_version_app_ausnahmen" CASCADE;
  DROP TABLE "_barrierefreiheit_v_version_app_ausnahmen_locales" CASCADE;
  DROP TABLE "_barrierefreiheit_v_version_rat_ausnahmen" CASCADE;
  DROP TABLE "_barrierefreiheit_v_version_rat_ausnahmen_locales" CASCADE;
  DROP TABLE "_barrierefreiheit_v_version_intranet_ausnahmen" CASCADE;
  DROP TABLE "_barrierefreiheit_v_version_intranet_ausnahmen_locales" CASCADE;
  DROP TABLE "_barrierefreiheit_v" CASCADE;
  DROP TABLE "_barrierefreiheit_v_locales" CASCADE;
  ALTER TABLE "seiten" DROP CONSTRAINT "seiten_leichte_fassung_id_seiten_id_fk";
  
  ALTER TABLE "_seiten_v" DROP CONSTRAINT "_seiten_v_version_leichte_fassung_id_seiten_id_fk";
  
  DROP INDEX "seiten_leichte_fassung_idx";
  DROP INDEX "_seiten_v_version_version_leichte_fassung_idx";
  ALTER TABLE "seiten" DROP COLUMN "leichte_fassung_id";
  ALTER TABLE "seiten" DROP COLUMN "leichte_zustand";
  ALTER TABLE "seiten" DROP COLUMN "leichte_stand";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_leichte_fassung_id";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_leichte_zustand";
  ALTER TABLE "_seiten_v" DROP COLUMN "version_leichte_stand";
  DROP TYPE "public"."enum_seiten_leichte_zustand";
  DROP TYPE "public"."enum_barrierefreiheit_website_ausnahmen_grund";
  DROP TYPE "public"."enum_barrierefreiheit_app_ausnahmen_grund";
  DROP TYPE "public"."enum_barrierefreiheit_rat_ausnahmen_grund";
  DROP TYPE "public"."enum_barrierefreiheit_intranet_ausnahmen_grund";
  DROP TYPE "public"."enum_barrierefreiheit_website_status";
  DROP TYPE "public"."enum_barrierefreiheit_website_methode";
  DROP TYPE "public"."enum_barrierefreiheit_app_status";
  DROP TYPE "public"."enum_barrierefreiheit_app_methode";
  DROP TYPE "public"."enum_barrierefreiheit_rat_status";
  DROP TYPE "public"."enum_barrierefreiheit_rat_methode";
  DROP TYPE "public"."enum_barrierefreiheit_intranet_status";
  DROP TYPE "public"."enum_barrierefreiheit_intranet_methode";
  DROP TYPE "public"."enum__barrierefreiheit_v_version_website_ausnahmen_grund";
  DROP TYPE "public"."enum__barrierefreiheit_v_version_app_ausnahmen_grund";
  DROP TYPE "public"."enum__barrierefreiheit_v_version_rat_ausnahmen_grund";
  DROP TYPE "public"."enum__barrierefreiheit_v_version_intranet_ausnahmen_grund";
  DROP TYPE "public"."enum__barrierefreiheit_v_version_website_status";
  DROP TYPE "public"."enum__barrierefreiheit_v_version_website_methode";
  DROP TYPE "public"."enum__barrierefreiheit_v_version_app_status";
  DROP TYPE "public"."enum__barrierefreiheit_v_version_app_methode";
  DROP TYPE "public"."enum__barrierefreiheit_v_version_rat_status";
  DROP TYPE "public"."enum__barrierefreiheit_v_version_rat_methode";
  DROP TYPE "public"."enum__barrierefreiheit_v_version_intranet_status";
  DROP TYPE "public"."enum__barrierefreiheit_v_version_intranet_methode";`)
}
