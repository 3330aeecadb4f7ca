import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which address a link was mailed to, as a hash; those whose mail is gone open nothing any more. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "passwort_links" ADD COLUMN "adresse" bytea;
    UPDATE "passwort_links" l SET "adresse" = sha256(convert_to(m."an", 'UTF8')) FROM "mails" m
      WHERE m."anlass" = 'passwort:' || encode(l."schluessel", 'hex');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "passwort_links" DROP COLUMN "adresse";`)
}
