import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'mitgeteilt' BEFORE 'person_gesucht';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "protokoll" ALTER COLUMN "vorgang" SET DATA TYPE text;
  DROP TYPE "public"."enum_protokoll_vorgang";
  CREATE TYPE "public"."enum_protokoll_vorgang" AS ENUM('angelegt', 'entwurf', 'geaendert', 'veroeffentlicht', 'zurueckgezogen', 'geloescht', 'gescheitert', 'exportiert', 'angemeldet', 'abgemeldet', 'anmeldung_gescheitert', 'passwort_geaendert', 'zweitfaktor_eingerichtet', 'zweitfaktor_abgeschaltet', 'zweitfaktor_zurueckgesetzt', 'ersatzcode_benutzt', 'ersatzcodes_erneuert', 'rathauskonto_verbunden', 'papierkorb', 'wiederhergestellt', 'eingeladen', 'person_gesucht', 'person_auskunft', 'person_geloescht');
  ALTER TABLE "protokoll" ALTER COLUMN "vorgang" SET DATA TYPE "public"."enum_protokoll_vorgang" USING "vorgang"::"public"."enum_protokoll_vorgang";`)
}
