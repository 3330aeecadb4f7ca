import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  ALTER TABLE "benutzer_rollen" ADD CONSTRAINT "benutzer_rollen_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."benutzer"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "benutzer_rollen_order_idx" ON "benutzer_rollen" USING btree ("order");
  CREATE INDEX "benutzer_rollen_parent_idx" ON "benutzer_rollen" USING btree ("parent_id");
  ALTER TABLE "benutzer" DROP COLUMN "rolle";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "benutzer_rollen" CASCADE;
  ALTER TABLE "benutzer" ALTER COLUMN "rolle" SET DATA TYPE text;
  ALTER TABLE "benutzer" ALTER COLUMN "rolle" SET DEFAULT 'redaktion'::text;
  DROP TYPE "public"."enum_benutzer_rolle";
  CREATE TYPE "public"."enum_benutzer_rolle" AS ENUM('redaktion', 'administration');
  ALTER TABLE "benutzer" ALTER COLUMN "rolle" SET DEFAULT 'redaktion'::"public"."enum_benutzer_rolle";
  ALTER TABLE "benutzer" ALTER COLUMN "rolle" SET DATA TYPE "public"."enum_benutzer_rolle" USING "rolle"::"public"."enum_benutzer_rolle";
  ALTER TABLE "benutzer" ADD COLUMN "rolle" "enum_benutzer_rolle" DEFAULT 'redaktion';`)
}
