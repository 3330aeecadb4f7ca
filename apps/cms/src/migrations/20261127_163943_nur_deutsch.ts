import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "seiten" ADD COLUMN "nur_deutsch" boolean DEFAULT false;
    ALTER TABLE "_seiten_v" ADD COLUMN "version_nur_deutsch" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "seiten" DROP COLUMN "nur_deutsch";
    ALTER TABLE "_seiten_v" DROP COLUMN "version_nur_deutsch";`)
}
