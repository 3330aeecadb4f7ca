import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "touren" ADD COLUMN "kinderwagen" boolean DEFAULT false;
  ALTER TABLE "touren" ADD COLUMN "sperrungen" jsonb;
  ALTER TABLE "touren_locales" ADD COLUMN "belag" varchar;
  ALTER TABLE "_touren_v" ADD COLUMN "version_kinderwagen" boolean DEFAULT false;
  ALTER TABLE "_touren_v" ADD COLUMN "version_sperrungen" jsonb;
  ALTER TABLE "_touren_v_locales" ADD COLUMN "version_belag" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "touren" DROP COLUMN "kinderwagen";
  ALTER TABLE "touren" DROP COLUMN "sperrungen";
  ALTER TABLE "touren_locales" DROP COLUMN "belag";
  ALTER TABLE "_touren_v" DROP COLUMN "version_kinderwagen";
  ALTER TABLE "_touren_v" DROP COLUMN "version_sperrungen";
  ALTER TABLE "_touren_v_locales" DROP COLUMN "version_belag";`)
}
