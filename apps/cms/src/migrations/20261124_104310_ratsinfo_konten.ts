import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "raete" DROP COLUMN "pw_geaendert";
  ALTER TABLE "_raete_v" DROP COLUMN "version_pw_geaendert";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "raete" ADD COLUMN "pw_geaendert" boolean DEFAULT false;
  ALTER TABLE "_raete_v" ADD COLUMN "version_pw_geaendert" boolean DEFAULT false;`)
}
