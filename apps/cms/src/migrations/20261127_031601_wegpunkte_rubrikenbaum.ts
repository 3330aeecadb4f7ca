import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "rubriken" ADD COLUMN "eltern_id" uuid;
  ALTER TABLE "_rubriken_v" ADD COLUMN "version_eltern_id" uuid;
  ALTER TABLE "touren" ADD COLUMN "wegpunkte" jsonb;
  ALTER TABLE "_touren_v" ADD COLUMN "version_wegpunkte" jsonb;
  ALTER TABLE "rubriken" ADD CONSTRAINT "rubriken_eltern_id_rubriken_id_fk" FOREIGN KEY ("eltern_id") REFERENCES "public"."rubriken"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rubriken_v" ADD CONSTRAINT "_rubriken_v_version_eltern_id_rubriken_id_fk" FOREIGN KEY ("version_eltern_id") REFERENCES "public"."rubriken"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "rubriken_eltern_idx" ON "rubriken" USING btree ("eltern_id");
  CREATE INDEX "_rubriken_v_version_version_eltern_idx" ON "_rubriken_v" USING btree ("version_eltern_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "rubriken" DROP CONSTRAINT "rubriken_eltern_id_rubriken_id_fk";
  
  ALTER TABLE "_rubriken_v" DROP CONSTRAINT "_rubriken_v_version_eltern_id_rubriken_id_fk";
  
  DROP INDEX "rubriken_eltern_idx";
  DROP INDEX "_rubriken_v_version_version_eltern_idx";
  ALTER TABLE "rubriken" DROP COLUMN "eltern_id";
  ALTER TABLE "_rubriken_v" DROP COLUMN "version_eltern_id";
  ALTER TABLE "touren" DROP COLUMN "wegpunkte";
  ALTER TABLE "_touren_v" DROP COLUMN "version_wegpunkte";`)
}
