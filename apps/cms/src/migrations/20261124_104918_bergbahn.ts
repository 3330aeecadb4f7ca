import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  	"bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"veroeffentlichen_am" timestamp(3) with time zone,
  	"zurueckziehen_am" timestamp(3) with time zone,
  	"verantwortlich_id" uuid,
  	"pruefen_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"version_bearbeitungsstand" "enum_bearbeitungsstand" DEFAULT 'entwurf',
  	"version_veroeffentlichen_am" timestamp(3) with time zone,
  	"version_zurueckziehen_am" timestamp(3) with time zone,
  	"version_verantwortlich_id" uuid,
  	"version_pruefen_bis" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fahrplaene_id" uuid;
  ALTER TABLE "fahrplaene" ADD CONSTRAINT "fahrplaene_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fahrplaene_locales" ADD CONSTRAINT "fahrplaene_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fahrplaene"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fahrplaene_v" ADD CONSTRAINT "_fahrplaene_v_parent_id_fahrplaene_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fahrplaene"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fahrplaene_v" ADD CONSTRAINT "_fahrplaene_v_version_verantwortlich_id_benutzer_id_fk" FOREIGN KEY ("version_verantwortlich_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fahrplaene_v_locales" ADD CONSTRAINT "_fahrplaene_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fahrplaene_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "fahrplaene_gueltig_von_idx" ON "fahrplaene" USING btree ("gueltig_von");
  CREATE INDEX "fahrplaene_gueltig_bis_idx" ON "fahrplaene" USING btree ("gueltig_bis");
  CREATE UNIQUE INDEX "fahrplaene_nummer_idx" ON "fahrplaene" USING btree ("nummer");
  CREATE INDEX "fahrplaene_bearbeitungsstand_idx" ON "fahrplaene" USING btree ("bearbeitungsstand");
  CREATE INDEX "fahrplaene_verantwortlich_idx" ON "fahrplaene" USING btree ("verantwortlich_id");
  CREATE INDEX "fahrplaene_pruefen_bis_idx" ON "fahrplaene" USING btree ("pruefen_bis");
  CREATE INDEX "fahrplaene_updated_at_idx" ON "fahrplaene" USING btree ("updated_at");
  CREATE INDEX "fahrplaene_created_at_idx" ON "fahrplaene" USING btree ("created_at");
  CREATE INDEX "fahrplaene__status_idx" ON "fahrplaene" USING btree ("_status");
  CREATE UNIQUE INDEX "fahrplaene_locales_locale_parent_id_unique" ON "fahrplaene_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_fahrplaene_v_parent_idx" ON "_fahrplaene_v" USING btree ("parent_id");
  CREATE INDEX "_fahrplaene_v_version_version_gueltig_von_idx" ON "_fahrplaene_v" USING btree ("version_gueltig_von");
  CREATE INDEX "_fahrplaene_v_version_version_gueltig_bis_idx" ON "_fahrplaene_v" USING btree ("version_gueltig_bis");
  CREATE INDEX "_fahrplaene_v_version_version_nummer_idx" ON "_fahrplaene_v" USING btree ("version_nummer");
  CREATE INDEX "_fahrplaene_v_version_version_bearbeitungsstand_idx" ON "_fahrplaene_v" USING btree ("version_bearbeitungsstand");
  CREATE INDEX "_fahrplaene_v_version_version_verantwortlich_idx" ON "_fahrplaene_v" USING btree ("version_verantwortlich_id");
  CREATE INDEX "_fahrplaene_v_version_version_pruefen_bis_idx" ON "_fahrplaene_v" USING btree ("version_pruefen_bis");
  CREATE INDEX "_fahrplaene_v_version_version_updated_at_idx" ON "_fahrplaene_v" USING btree ("version_updated_at");
  CREATE INDEX "_fahrplaene_v_version_version_created_at_idx" ON "_fahrplaene_v" USING btree ("version_created_at");
  CREATE INDEX "_fahrplaene_v_version_version__status_idx" ON "_fahrplaene_v" USING btree ("version__status");
  CREATE INDEX "_fahrplaene_v_created_at_idx" ON "_fahrplaene_v" USING btree ("created_at");
  CREATE INDEX "_fahrplaene_v_updated_at_idx" ON "_fahrplaene_v" USING btree ("updated_at");
  CREATE INDEX "_fahrplaene_v_snapshot_idx" ON "_fahrplaene_v" USING btree ("snapshot");
  CREATE INDEX "_fahrplaene_v_published_locale_idx" ON "_fahrplaene_v" USING btree ("published_locale");
  CREATE INDEX "_fahrplaene_v_latest_idx" ON "_fahrplaene_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_fahrplaene_v_locales_locale_parent_id_unique" ON "_fahrplaene_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fahrplaene_fk" FOREIGN KEY ("fahrplaene_id") REFERENCES "public"."fahrplaene"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_fahrplaene_id_idx" ON "payload_locked_documents_rels" USING btree ("fahrplaene_id");
  CREATE SEQUENCE "nummer_fahrplaene" as integer;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fahrplaene" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fahrplaene_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fahrplaene_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fahrplaene_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "fahrplaene" CASCADE;
  DROP TABLE "fahrplaene_locales" CASCADE;
  DROP TABLE "_fahrplaene_v" CASCADE;
  DROP TABLE "_fahrplaene_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fahrplaene_fk";
  
  DROP INDEX "payload_locked_documents_rels_fahrplaene_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fahrplaene_id";
  DROP TYPE "public"."enum_fahrplaene_status";
  DROP TYPE "public"."enum__fahrplaene_v_version_status";
  DROP TYPE "public"."enum__fahrplaene_v_published_locale";
  DROP SEQUENCE "nummer_fahrplaene";`)
}
