import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a mail about feedback was about outlives its address, and named it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update mails set anlass = left(anlass, 26) || id
    where anlass like 'rueckmeldungen:____-__-__:%@%'
  `)
}

/** Nobody knows the addresses any more. */
export async function down(_: MigrateDownArgs): Promise<void> {}
