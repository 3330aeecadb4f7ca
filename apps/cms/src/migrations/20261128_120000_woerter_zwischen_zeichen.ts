import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const tables = ['intranet_suchtexte', 'ratsinfo_suchtexte', 'ratsinfo_interne_suchtexte'] as const

/**
 * What stands behind a slash or in a number with signs was no word of its own. Without `kopf` a row is
 * written anew by `npm run migrate`, and is nothing new to anybody for that.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of tables) await db.execute(sql.raw(`update ${table} set kopf = ''`))
}

/** The version before writes nothing anew, and its search finds what these rows hold. */
export async function down(): Promise<void> {}
