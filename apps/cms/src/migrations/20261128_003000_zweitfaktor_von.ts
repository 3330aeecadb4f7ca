import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Which session or login sets a second factor up, as a hash: nobody else is shown its key. Keys that
 * were shown before this and not confirmed yet are forgotten, since nobody knows whose they are.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "zweitfaktoren" ADD COLUMN "neu_von" bytea;
    UPDATE "zweitfaktoren" SET "neues_geheimnis" = null, "neu_seit" = null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "zweitfaktoren" SET "neues_geheimnis" = null, "neu_seit" = null;
    ALTER TABLE "zweitfaktoren" DROP COLUMN "neu_von";`)
}
