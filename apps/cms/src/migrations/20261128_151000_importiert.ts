import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What came with an import, and when it was saved as the import left it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table importiert (
      eintrag text primary key,
      stand timestamptz(3) not null
    );
    insert into importiert
      select 'medien:' || nummer::int, updated_at from medien
      where herkunft is not null and nummer is not null
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table importiert`)
}
