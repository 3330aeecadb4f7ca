import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "_shop_einstellungen_v_version_zahlungsarten" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_shop_zahlungsarten",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_shop_einstellungen_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_geaendert_von_id" uuid,
  	"version_verkaeufer_name" varchar,
  	"version_verkaeufer_vertreten" varchar,
  	"version_verkaeufer_strasse" varchar,
  	"version_verkaeufer_plz" varchar,
  	"version_verkaeufer_ort" varchar,
  	"version_verkaeufer_email" varchar,
  	"version_verkaeufer_telefon" varchar,
  	"version_verkaeufer_ust_id" varchar,
  	"version_vorkasse_tage" numeric DEFAULT 7,
  	"version_rechnung_tage" numeric DEFAULT 14,
  	"version_konto_inhaber" varchar,
  	"version_konto_iban" varchar,
  	"version_konto_bic" varchar,
  	"version_konto_bank" varchar,
  	"version_abholung_tage" numeric DEFAULT 14,
  	"version_bestand_email" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_shop_einstellungen_v_locales" (
  	"version_abholung" varchar,
  	"version_agb" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "shop_einstellungen" ADD COLUMN "geaendert_von_id" uuid;
  ALTER TABLE "_shop_einstellungen_v_version_zahlungsarten" ADD CONSTRAINT "_shop_einstellungen_v_version_zahlungsarten_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shop_einstellungen_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_einstellungen_v" ADD CONSTRAINT "_shop_einstellungen_v_version_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("version_geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shop_einstellungen_v_locales" ADD CONSTRAINT "_shop_einstellungen_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_einstellungen_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_shop_einstellungen_v_version_zahlungsarten_order_idx" ON "_shop_einstellungen_v_version_zahlungsarten" USING btree ("order");
  CREATE INDEX "_shop_einstellungen_v_version_zahlungsarten_parent_idx" ON "_shop_einstellungen_v_version_zahlungsarten" USING btree ("parent_id");
  CREATE INDEX "_shop_einstellungen_v_version_version_geaendert_von_idx" ON "_shop_einstellungen_v" USING btree ("version_geaendert_von_id");
  CREATE INDEX "_shop_einstellungen_v_created_at_idx" ON "_shop_einstellungen_v" USING btree ("created_at");
  CREATE INDEX "_shop_einstellungen_v_updated_at_idx" ON "_shop_einstellungen_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_shop_einstellungen_v_locales_locale_parent_id_unique" ON "_shop_einstellungen_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "shop_einstellungen" ADD CONSTRAINT "shop_einstellungen_geaendert_von_id_benutzer_id_fk" FOREIGN KEY ("geaendert_von_id") REFERENCES "public"."benutzer"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shop_einstellungen_geaendert_von_idx" ON "shop_einstellungen" USING btree ("geaendert_von_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_shop_einstellungen_v_version_zahlungsarten" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shop_einstellungen_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shop_einstellungen_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_shop_einstellungen_v_version_zahlungsarten" CASCADE;
  DROP TABLE "_shop_einstellungen_v" CASCADE;
  DROP TABLE "_shop_einstellungen_v_locales" CASCADE;
  ALTER TABLE "shop_einstellungen" DROP CONSTRAINT "shop_einstellungen_geaendert_von_id_benutzer_id_fk";
  
  DROP INDEX "shop_einstellungen_geaendert_von_idx";
  ALTER TABLE "shop_einstellungen" DROP COLUMN "geaendert_von_id";`)
}
