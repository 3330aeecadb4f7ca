import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Files that nothing may keep: announced uploads, and what was replaced or deleted. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table media_leftovers (
      store text not null,
      name text not null,
      due timestamptz not null,
      is_claimed boolean not null default false,
      primary key (store, name)
    );
    create index media_leftovers_due on media_leftovers (due);
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table media_leftovers`)
}
