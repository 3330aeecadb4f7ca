import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Files with all papers of a meeting, by the hash of what stands in them: whoever sees something else
 * has another one. `rat` is the number of the member for whom it was made.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table sitzungsunterlagen (
      schluessel text primary key,
      sitzung integer not null,
      rat integer not null,
      datei text,
      gemacht_am timestamptz not null default now(),
      gescheitert_am timestamptz
    );
    create index sitzungsunterlagen_wessen on sitzungsunterlagen (sitzung, rat);
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table sitzungsunterlagen`)
}
