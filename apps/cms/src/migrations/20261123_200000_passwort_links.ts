import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Links with which people set their passwords: kept as hashes, used once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "passwort_links" (
    "schluessel" bytea PRIMARY KEY,
    "bereich" varchar(20) NOT NULL,
    "konto" varchar(64) NOT NULL,
    "erstellt_am" timestamp(3) with time zone NOT NULL DEFAULT now(),
    "gueltig_bis" timestamp(3) with time zone NOT NULL
  );
  CREATE INDEX "passwort_links_konto_idx" ON "passwort_links" ("bereich", "konto");`)
}

/** Takes them away again: whoever waits for a link asks for another one. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "passwort_links";`)
}
