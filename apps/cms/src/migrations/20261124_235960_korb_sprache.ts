import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Lines of carts keep the language of the name that they were put in with: the name in another
 * language is no new one. Lines that are there count as German, as most are.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table warenkorb_positionen add column sprache text not null default 'de'
      check (sprache in ('de', 'en'));
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table warenkorb_positionen drop column sprache`)
}
