import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The log of who did what learns what happens to second factors and to accounts of the directory. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'zweitfaktor_eingerichtet';
  ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'zweitfaktor_abgeschaltet';
  ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'zweitfaktor_zurueckgesetzt';
  ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'ersatzcode_benutzt';
  ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'ersatzcodes_erneuert';
  ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'rathauskonto_verbunden';`)
}

/** Takes these lines out of the log. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "protokoll" WHERE "vorgang" IN ('zweitfaktor_eingerichtet', 'zweitfaktor_abgeschaltet', 'zweitfaktor_zurueckgesetzt', 'ersatzcode_benutzt', 'ersatzcodes_erneuert', 'rathauskonto_verbunden');
  ALTER TABLE "protokoll" ALTER COLUMN "vorgang" SET DATA TYPE text;
  DROP TYPE "public"."enum_protokoll_vorgang";
  CREATE TYPE "public"."enum_protokoll_vorgang" AS ENUM('angelegt', 'entwurf', 'geaendert', 'veroeffentlicht', 'zurueckgezogen', 'geloescht', 'gescheitert', 'exportiert', 'angemeldet', 'abgemeldet', 'anmeldung_gescheitert', 'passwort_geaendert');
  ALTER TABLE "protokoll" ALTER COLUMN "vorgang" SET DATA TYPE "public"."enum_protokoll_vorgang" USING "vorgang"::"public"."enum_protokoll_vorgang";`)
}
