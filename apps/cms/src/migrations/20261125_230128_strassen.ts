import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "strassen" ADD COLUMN "weitere_namen" varchar;
  ALTER TABLE "strassen" ADD COLUMN "gehoert_zu_id" uuid;
  ALTER TABLE "strassen" ADD CONSTRAINT "strassen_gehoert_zu_id_strassen_id_fk" FOREIGN KEY ("gehoert_zu_id") REFERENCES "public"."strassen"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "strassen_gehoert_zu_idx" ON "strassen" USING btree ("gehoert_zu_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "strassen" DROP CONSTRAINT "strassen_gehoert_zu_id_strassen_id_fk";
  
  DROP INDEX "strassen_gehoert_zu_idx";
  ALTER TABLE "strassen" DROP COLUMN "weitere_namen";
  ALTER TABLE "strassen" DROP COLUMN "gehoert_zu_id";`)
}
