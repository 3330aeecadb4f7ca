import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Failures by class, the days for which a mail makes sense, and what the back office shows of the sending. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_fehlerart" AS ENUM('mail', 'server', 'konto');
  ALTER TABLE "mails" ALTER COLUMN "zustand" SET DATA TYPE text;
  ALTER TABLE "mails" ALTER COLUMN "zustand" SET DEFAULT 'wartet'::text;
  UPDATE "mails" SET "zustand" = 'verfallen' WHERE "zustand" = 'ohne_versand' AND "text" = '';
  DROP TYPE "public"."enum_mails_zustand";
  CREATE TYPE "public"."enum_mails_zustand" AS ENUM('wartet', 'gesendet', 'gescheitert', 'verfallen');
  UPDATE "mails" SET "zustand" = 'wartet', "versuche" = 0, "naechster_versuch" = now()
    WHERE "zustand" = 'ohne_versand';
  ALTER TABLE "mails" ALTER COLUMN "zustand" SET DEFAULT 'wartet'::"public"."enum_mails_zustand";
  ALTER TABLE "mails" ALTER COLUMN "zustand" SET DATA TYPE "public"."enum_mails_zustand" USING "zustand"::"public"."enum_mails_zustand";
  ALTER TABLE "mails" ADD COLUMN "stoerungen" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "mails" ADD COLUMN "fehlerart" "enum_mails_fehlerart";
  ALTER TABLE "mails" ADD COLUMN "gueltig_bis" timestamp(3) with time zone;
  UPDATE "mails" SET "gueltig_bis" = "created_at" + CASE WHEN "anlass" LIKE 'tagespost:%'
      THEN interval '1 day' ELSE interval '14 days' END
    WHERE "zustand" = 'wartet' AND ("anlass" LIKE 'tagespost:%' OR "anlass" LIKE 'pruefen:%'
      OR "anlass" LIKE '%:bestaetigung');
  CREATE TABLE "mailversand" (
    "id" boolean PRIMARY KEY DEFAULT true CHECK ("id"),
    "eingerichtet" boolean NOT NULL,
    "gemeldet_am" timestamptz NOT NULL,
    "gestoert_seit" timestamptz,
    "fehlerart" text,
    "fehler" text,
    "benachrichtigt_am" timestamptz,
    "geprueft_am" timestamptz,
    "ergebnis" text,
    "pruef_fehler" text
  );`)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mailversand";
  ALTER TABLE "mails" ALTER COLUMN "zustand" SET DATA TYPE text;
  UPDATE "mails" SET "zustand" = 'gescheitert' WHERE "zustand" = 'verfallen';
  ALTER TABLE "mails" ALTER COLUMN "zustand" SET DEFAULT 'wartet'::text;
  DROP TYPE "public"."enum_mails_zustand";
  CREATE TYPE "public"."enum_mails_zustand" AS ENUM('wartet', 'gesendet', 'ohne_versand', 'gescheitert');
  ALTER TABLE "mails" ALTER COLUMN "zustand" SET DEFAULT 'wartet'::"public"."enum_mails_zustand";
  ALTER TABLE "mails" ALTER COLUMN "zustand" SET DATA TYPE "public"."enum_mails_zustand" USING "zustand"::"public"."enum_mails_zustand";
  ALTER TABLE "mails" DROP COLUMN "stoerungen";
  ALTER TABLE "mails" DROP COLUMN "fehlerart";
  ALTER TABLE "mails" DROP COLUMN "gueltig_bis";
  DROP TYPE "public"."enum_mails_fehlerart";`)
}
