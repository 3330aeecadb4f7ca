import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const tables = ['ratsinfo_suchtexte', 'ratsinfo_interne_suchtexte'] as const

/**
 * After twenty years a council has thousands of papers: its latest ones, and the years in which there is
 * something to find, are looked up and not gathered from all of them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`create index vorlagen_neueste on vorlagen (datum desc nulls last, drucksache desc)`,
  )
  for (const table of tables)
    await db.execute(sql.raw(`create index ${table}_jahr on ${table} (jahr)`))
}

/** Takes them away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index vorlagen_neueste`)
  for (const table of tables) await db.execute(sql.raw(`drop index ${table}_jahr`))
}
