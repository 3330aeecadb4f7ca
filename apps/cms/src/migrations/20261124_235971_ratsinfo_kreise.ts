import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Rows that all members find held words of files and drafts that are for one committee alone. They go
 * here, and `npm run migrate` writes them again without these words (decision 0070); members are told
 * of them as new once more.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    delete from ratsinfo_interne_suchtexte where kreis is null and (
      typ = 'vorlagen' and eintrag in (select id from vorlagen where leserkreis = 'gremium')
      or typ <> 'vorlagen' and eintrag in (select id from sitzungen where leserkreis = 'gremium'))`)
}

/** What is written again needs nothing taken back. */
export async function down(): Promise<void> {}
