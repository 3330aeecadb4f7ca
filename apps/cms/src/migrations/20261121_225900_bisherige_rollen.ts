import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Keeps the role of each account for `20261121_235900_rollen` and frees the column, which goes in
 * between, from a type that gets other values.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table bisherige_rollen as select id, rolle::text from benutzer;
    alter table benutzer alter column rolle drop default, alter column rolle type text;
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update benutzer set rolle = b.rolle from bisherige_rollen b where b.id = benutzer.id;
    alter table benutzer alter column rolle type enum_benutzer_rolle using rolle::enum_benutzer_rolle,
      alter column rolle set default 'redaktion';
    drop table bisherige_rollen;
  `)
}
