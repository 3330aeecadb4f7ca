import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the tables need besides PostgreSQL's own: words are found in the middle (`words-index.ts`).
 * Not the adapter's `extensions`: that asks for it at each start, of processes that only read, too.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP EXTENSION IF EXISTS pg_trgm`)
}
