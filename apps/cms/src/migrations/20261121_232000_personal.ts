import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Staff who are there already keep what visitors see of them: their e-mail addresses were public
 * before anybody had to release one. And lists know them by their full names.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update mitarbeiter set email_oeffentlich = true,
      anzeigename = concat_ws(', ', nullif(nachname, ''), nullif(vorname, ''));
    update _mitarbeiter_v set version_email_oeffentlich = true,
      version_anzeigename = concat_ws(', ', nullif(version_nachname, ''), nullif(version_vorname, ''));
  `)
}

/** The columns go with the migration that made them. */
export async function down(): Promise<void> {
  await Promise.resolve()
}
