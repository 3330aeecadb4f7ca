import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the log says of whoever looks at, hands out or deletes what is kept of a person. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'person_gesucht';
  ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'person_auskunft';
  ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'person_geloescht';`)
}

/** Takes it away again, with what the log said of it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "protokoll" WHERE "vorgang" IN ('person_gesucht', 'person_auskunft', 'person_geloescht');
  ALTER TABLE "protokoll" ALTER COLUMN "vorgang" SET DATA TYPE text;
  DROP TYPE "public"."enum_protokoll_vorgang";
  CREATE TYPE "public"."enum_protokoll_vorgang" AS ENUM('angelegt', 'entwurf', 'geaendert', 'veroeffentlicht', 'zurueckgezogen', 'geloescht', 'gescheitert', 'exportiert', 'angemeldet', 'abgemeldet', 'anmeldung_gescheitert', 'passwort_geaendert', 'zweitfaktor_eingerichtet', 'zweitfaktor_abgeschaltet', 'zweitfaktor_zurueckgesetzt', 'ersatzcode_benutzt', 'ersatzcodes_erneuert', 'rathauskonto_verbunden', 'papierkorb', 'wiederhergestellt', 'eingeladen');
  ALTER TABLE "protokoll" ALTER COLUMN "vorgang" SET DATA TYPE "public"."enum_protokoll_vorgang" USING "vorgang"::"public"."enum_protokoll_vorgang";`)
}
