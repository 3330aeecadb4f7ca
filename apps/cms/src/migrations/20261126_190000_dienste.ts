import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Services of other houses that a process has switched on, for the privacy notice (decision 0115). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table dienste (
      prozess text primary key,
      angaben jsonb not null,
      seit timestamptz not null default now()
    )
  `)
}

/** Takes them away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table dienste`)
}
