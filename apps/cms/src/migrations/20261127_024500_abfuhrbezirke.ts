import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A large town has thousands of dates, each of several districts: those of one district, and the
 * districts of one date, are looked up.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index abfuhrtermine_numbers_bezirk on abfuhrtermine_numbers (number, parent_id);
    create index abfuhrtermine_numbers_termin on abfuhrtermine_numbers (parent_id);
  `)
}

/** Takes them away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql`drop index abfuhrtermine_numbers_bezirk; drop index abfuhrtermine_numbers_termin`,
  )
}
