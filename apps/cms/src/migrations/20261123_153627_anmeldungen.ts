import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Logins of visitors, to the intranet and to the council's pages: passwords, which no collection
 * holds and no export has, and sessions, of which only the hash of the token is kept.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'angemeldet';
  ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'abgemeldet';
  ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'anmeldung_gescheitert';
  ALTER TYPE "public"."enum_protokoll_vorgang" ADD VALUE 'passwort_geaendert';
  CREATE TABLE "intranet_konten" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"vorname" varchar NOT NULL,
  	"nachname" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"aktiv" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "intranet_konten_id" uuid;
  CREATE UNIQUE INDEX "intranet_konten_email_idx" ON "intranet_konten" USING btree ("email");
  CREATE INDEX "intranet_konten_updated_at_idx" ON "intranet_konten" USING btree ("updated_at");
  CREATE INDEX "intranet_konten_created_at_idx" ON "intranet_konten" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_intranet_konten_fk" FOREIGN KEY ("intranet_konten_id") REFERENCES "public"."intranet_konten"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_intranet_konten_id_idx" ON "payload_locked_documents_rels" USING btree ("intranet_konten_id");
  CREATE TABLE "anmeldedaten" (
    "bereich" varchar(20) NOT NULL,
    "konto" varchar(64) NOT NULL,
    "passwort" text NOT NULL,
    "einmal" boolean NOT NULL DEFAULT true,
    "gesetzt_am" timestamp(3) with time zone NOT NULL DEFAULT now(),
    PRIMARY KEY ("bereich", "konto")
  );
  CREATE TABLE "anmeldungen" (
    "schluessel" bytea PRIMARY KEY,
    "bereich" varchar(20) NOT NULL,
    "konto" varchar(64) NOT NULL,
    "begonnen_am" timestamp(3) with time zone NOT NULL DEFAULT now(),
    "gesehen_am" timestamp(3) with time zone NOT NULL DEFAULT now()
  );
  CREATE INDEX "anmeldungen_konto_idx" ON "anmeldungen" ("bereich", "konto");`)
}

/** Takes them away again; everybody is logged out, and passwords have to be set anew. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "anmeldungen";
  DROP TABLE "anmeldedaten";
  DELETE FROM "protokoll" WHERE "vorgang" IN ('angemeldet', 'abgemeldet', 'anmeldung_gescheitert', 'passwort_geaendert');
  ALTER TABLE "intranet_konten" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "intranet_konten" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_intranet_konten_fk";
  
  ALTER TABLE "protokoll" ALTER COLUMN "vorgang" SET DATA TYPE text;
  DROP TYPE "public"."enum_protokoll_vorgang";
  CREATE TYPE "public"."enum_protokoll_vorgang" AS ENUM('angelegt', 'entwurf', 'geaendert', 'veroeffentlicht', 'zurueckgezogen', 'geloescht', 'gescheitert', 'exportiert');
  ALTER TABLE "protokoll" ALTER COLUMN "vorgang" SET DATA TYPE "public"."enum_protokoll_vorgang" USING "vorgang"::"public"."enum_protokoll_vorgang";
  DROP INDEX "payload_locked_documents_rels_intranet_konten_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "intranet_konten_id";`)
}
