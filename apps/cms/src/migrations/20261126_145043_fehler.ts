import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Errors of the product itself, for the administrator. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_fehler_zustand" AS ENUM('offen', 'wieder', 'erledigt');
  CREATE TYPE "public"."enum_fehler_wo" AS ENUM('website', 'browser', 'content-api', 'job-worker', 'back-office');
  CREATE TABLE "fehler" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"meldung" varchar NOT NULL,
  	"art" varchar NOT NULL,
  	"stelle" varchar,
  	"stapel" varchar,
  	"verlauf" varchar,
  	"zustand" "enum_fehler_zustand" DEFAULT 'offen' NOT NULL,
  	"fehlernummer" varchar NOT NULL,
  	"wo" "enum_fehler_wo" NOT NULL,
  	"anzahl" numeric NOT NULL,
  	"zuerst" timestamp(3) with time zone NOT NULL,
  	"zuletzt" timestamp(3) with time zone NOT NULL,
  	"build" varchar,
  	"erledigt_am" timestamp(3) with time zone,
  	"gemeldet_bis" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "fehler_zustand_idx" ON "fehler" USING btree ("zustand");
  CREATE UNIQUE INDEX "fehler_fehlernummer_idx" ON "fehler" USING btree ("fehlernummer");
  CREATE INDEX "fehler_wo_idx" ON "fehler" USING btree ("wo");
  CREATE INDEX "fehler_zuerst_idx" ON "fehler" USING btree ("zuerst");
  CREATE INDEX "fehler_zuletzt_idx" ON "fehler" USING btree ("zuletzt");
  CREATE INDEX "fehler_updated_at_idx" ON "fehler" USING btree ("updated_at");
  CREATE INDEX "fehler_created_at_idx" ON "fehler" USING btree ("created_at");`)
}

/** Takes them away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "fehler" CASCADE;
  DROP TYPE "public"."enum_fehler_zustand";
  DROP TYPE "public"."enum_fehler_wo";`)
}
