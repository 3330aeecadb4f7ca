import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A version, or an entry in the bin, outlives what it names: the reference is emptied when that is
 * deleted for good. `required` in the form goes on asking for it with each save.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table _fotopunkt_bilder_v alter column version_bild_id drop not null;
    alter table fotopunkt_bilder alter column bild_id drop not null;
    alter table abfuhrtermine alter column abfallart_id drop not null;`)
}

/** What names nothing any more goes: nothing could be shown of it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from _fotopunkt_bilder_v where version_bild_id is null;
    delete from fotopunkt_bilder where bild_id is null;
    delete from abfuhrtermine where abfallart_id is null;
    alter table _fotopunkt_bilder_v alter column version_bild_id set not null;
    alter table fotopunkt_bilder alter column bild_id set not null;
    alter table abfuhrtermine alter column abfallart_id set not null;`)
}
