import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" ADD COLUMN "film_mp4_id" uuid;
  ALTER TABLE "videos" ADD COLUMN "film_webm_id" uuid;
  ALTER TABLE "_videos_v" ADD COLUMN "version_film_mp4_id" uuid;
  ALTER TABLE "_videos_v" ADD COLUMN "version_film_webm_id" uuid;
  ALTER TABLE "medien" ADD COLUMN "film_dauer" numeric;
  ALTER TABLE "medien" ADD COLUMN "film_ton" boolean;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_film_mp4_id_medien_id_fk" FOREIGN KEY ("film_mp4_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_film_webm_id_medien_id_fk" FOREIGN KEY ("film_webm_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_film_mp4_id_medien_id_fk" FOREIGN KEY ("version_film_mp4_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_film_webm_id_medien_id_fk" FOREIGN KEY ("version_film_webm_id") REFERENCES "public"."medien"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "videos_film_mp4_idx" ON "videos" USING btree ("film_mp4_id");
  CREATE INDEX "videos_film_webm_idx" ON "videos" USING btree ("film_webm_id");
  CREATE INDEX "_videos_v_version_version_film_mp4_idx" ON "_videos_v" USING btree ("version_film_mp4_id");
  CREATE INDEX "_videos_v_version_version_film_webm_idx" ON "_videos_v" USING btree ("version_film_webm_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" DROP CONSTRAINT "videos_film_mp4_id_medien_id_fk";
  
  ALTER TABLE "videos" DROP CONSTRAINT "videos_film_webm_id_medien_id_fk";
  
  ALTER TABLE "_videos_v" DROP CONSTRAINT "_videos_v_version_film_mp4_id_medien_id_fk";
  
  ALTER TABLE "_videos_v" DROP CONSTRAINT "_videos_v_version_film_webm_id_medien_id_fk";
  
  DROP INDEX "videos_film_mp4_idx";
  DROP INDEX "videos_film_webm_idx";
  DROP INDEX "_videos_v_version_version_film_mp4_idx";
  DROP INDEX "_videos_v_version_version_film_webm_idx";
  ALTER TABLE "videos" DROP COLUMN "film_mp4_id";
  ALTER TABLE "videos" DROP COLUMN "film_webm_id";
  ALTER TABLE "_videos_v" DROP COLUMN "version_film_mp4_id";
  ALTER TABLE "_videos_v" DROP COLUMN "version_film_webm_id";
  ALTER TABLE "medien" DROP COLUMN "film_dauer";
  ALTER TABLE "medien" DROP COLUMN "film_ton";`)
}
