import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_einstellungen_bundesland" AS ENUM('BW', 'BY', 'BE', 'BB', 'HB', 'HH', 'HE', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH');
  CREATE TABLE "einstellungen_schliesstage" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tag" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "einstellungen_schliesstage_locales" (
  	"anlass" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "einstellungen" ADD COLUMN "bundesland" "enum_einstellungen_bundesland" DEFAULT 'BW';
  ALTER TABLE "einstellungen_schliesstage" ADD CONSTRAINT "einstellungen_schliesstage_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."einstellungen"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "einstellungen_schliesstage_locales" ADD CONSTRAINT "einstellungen_schliesstage_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."einstellungen_schliesstage"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "einstellungen_schliesstage_order_idx" ON "einstellungen_schliesstage" USING btree ("_order");
  CREATE INDEX "einstellungen_schliesstage_parent_id_idx" ON "einstellungen_schliesstage" USING btree ("_parent_id");
  CREATE INDEX "einstellungen_schliesstage_tag_idx" ON "einstellungen_schliesstage" USING btree ("tag");
  CREATE UNIQUE INDEX "einstellungen_schliesstage_locales_locale_parent_id_unique" ON "einstellungen_schliesstage_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "einstellungen_schliesstage" CASCADE;
  DROP TABLE "einstellungen_schliesstage_locales" CASCADE;
  ALTER TABLE "einstellungen" DROP COLUMN "bundesland";
  DROP TYPE "public"."enum_einstellungen_bundesland";`)
}
