import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Of which street, which kind of waste and when somebody is reminded; nothing of it for papers. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table abos add column strasse integer, add column abfallart integer, add column zeit text;
    create index abos_erinnern on abos (zeit) where art = 'abfuhr' and bestaetigt_am is not null;
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from abos where art = 'abfuhr';
    drop index abos_erinnern;
    alter table abos drop column strasse, drop column abfallart, drop column zeit;
  `)
}
