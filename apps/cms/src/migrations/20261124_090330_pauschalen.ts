import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pauschalen_anfrageart" AS ENUM('formular', 'email');
  CREATE TYPE "public"."enum__pauschalen_v_version_anfrageart" AS ENUM('formular', 'email');
  ALTER TABLE "pauschalen" ADD COLUMN "jaehrlich" boolean DEFAULT false;
  ALTER TABLE "pauschalen" ADD COLUMN "jahr_von" numeric;
  ALTER TABLE "pauschalen" ADD COLUMN "jahr_bis" numeric;
  ALTER TABLE "pauschalen" ADD COLUMN "anfrageart" "enum_pauschalen_anfrageart" DEFAULT 'formular';
  ALTER TABLE "_pauschalen_v" ADD COLUMN "version_jaehrlich" boolean DEFAULT false;
  ALTER TABLE "_pauschalen_v" ADD COLUMN "version_jahr_von" numeric;
  ALTER TABLE "_pauschalen_v" ADD COLUMN "version_jahr_bis" numeric;
  ALTER TABLE "_pauschalen_v" ADD COLUMN "version_anfrageart" "enum__pauschalen_v_version_anfrageart" DEFAULT 'formular';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pauschalen" DROP COLUMN "jaehrlich";
  ALTER TABLE "pauschalen" DROP COLUMN "jahr_von";
  ALTER TABLE "pauschalen" DROP COLUMN "jahr_bis";
  ALTER TABLE "pauschalen" DROP COLUMN "anfrageart";
  ALTER TABLE "_pauschalen_v" DROP COLUMN "version_jaehrlich";
  ALTER TABLE "_pauschalen_v" DROP COLUMN "version_jahr_von";
  ALTER TABLE "_pauschalen_v" DROP COLUMN "version_jahr_bis";
  ALTER TABLE "_pauschalen_v" DROP COLUMN "version_anfrageart";
  DROP TYPE "public"."enum_pauschalen_anfrageart";
  DROP TYPE "public"."enum__pauschalen_v_version_anfrageart";`)
}
