import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Numbers the links of an account, so that two made at once do not both count as the third. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "passwort_links" ADD COLUMN "nummer" integer;
   UPDATE "passwort_links" l SET "nummer" = n."nummer" FROM (
     SELECT "schluessel",
       row_number() OVER (PARTITION BY "bereich", "konto" ORDER BY "erstellt_am") AS "nummer"
     FROM "passwort_links") n WHERE n."schluessel" = l."schluessel";
   ALTER TABLE "passwort_links" ALTER COLUMN "nummer" SET NOT NULL;
   DROP INDEX "passwort_links_konto_idx";
   CREATE UNIQUE INDEX "passwort_links_konto_idx"
     ON "passwort_links" ("bereich", "konto", "nummer");`)
}

/** Takes the numbers away. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "passwort_links_konto_idx";
   ALTER TABLE "passwort_links" DROP COLUMN "nummer";
   CREATE INDEX "passwort_links_konto_idx" ON "passwort_links" ("bereich", "konto");`)
}
