import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_bestellungen_lieferung" ADD VALUE 'mail';
  ALTER TABLE "shop_artikel" ADD COLUMN "eintrittskarte" boolean DEFAULT false;
  ALTER TABLE "_shop_artikel_v" ADD COLUMN "version_eintrittskarte" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bestellungen" ALTER COLUMN "lieferung" SET DATA TYPE text;
  ALTER TABLE "bestellungen" ALTER COLUMN "lieferung" SET DEFAULT 'versand'::text;
  DROP TYPE "public"."enum_bestellungen_lieferung";
  CREATE TYPE "public"."enum_bestellungen_lieferung" AS ENUM('versand', 'abholung');
  ALTER TABLE "bestellungen" ALTER COLUMN "lieferung" SET DEFAULT 'versand'::"public"."enum_bestellungen_lieferung";
  ALTER TABLE "bestellungen" ALTER COLUMN "lieferung" SET DATA TYPE "public"."enum_bestellungen_lieferung" USING "lieferung"::"public"."enum_bestellungen_lieferung";
  ALTER TABLE "shop_artikel" DROP COLUMN "eintrittskarte";
  ALTER TABLE "_shop_artikel_v" DROP COLUMN "version_eintrittskarte";`)
}
