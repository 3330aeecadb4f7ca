import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Errors in the browsers of editors have a place of their own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter type enum_fehler_wo add value 'back-office-browser'`)
}

/** Takes it away again; what is kept of such errors counts as of the back office. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table fehler alter column wo set data type text;
    update fehler set wo = 'back-office' where wo = 'back-office-browser';
    drop type enum_fehler_wo;
    create type enum_fehler_wo as enum('website', 'browser', 'content-api', 'job-worker', 'back-office');
    alter table fehler alter column wo set data type enum_fehler_wo using wo::enum_fehler_wo`)
}
