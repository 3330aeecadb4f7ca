import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How often somebody has begun with a file and not come to its end: one that ends its worker each time
 * is given up in the end.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table dokumentleser (
      dokument uuid primary key references dokumente (id) on delete cascade,
      datei text not null,
      versuche integer not null
    );
    alter table sitzungsunterlagen add column versuche integer not null default 0;
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table dokumentleser;
    alter table sitzungsunterlagen drop column versuche;
  `)
}
