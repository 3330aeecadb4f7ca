import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "mails" ADD COLUMN "in_menge" boolean DEFAULT false NOT NULL;
    -- In the order in which the worker asks for them, so that twenty thousand are not sorted for each four.
    create index mails_wartende on mails (in_menge, naechster_versuch) where zustand = 'wartet';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index mails_wartende;
    ALTER TABLE "mails" DROP COLUMN "in_menge";`)
}
