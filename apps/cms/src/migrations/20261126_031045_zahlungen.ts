import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_bestellungen_zahlung" ADD VALUE 'online' BEFORE 'rechnung';
  ALTER TYPE "public"."enum_shop_zahlungsarten" ADD VALUE 'online' BEFORE 'rechnung';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bestellungen" ALTER COLUMN "zahlung" SET DATA TYPE text;
  ALTER TABLE "bestellungen" ALTER COLUMN "zahlung" SET DEFAULT 'rechnung'::text;
  DROP TYPE "public"."enum_bestellungen_zahlung";
  CREATE TYPE "public"."enum_bestellungen_zahlung" AS ENUM('vorkasse', 'rechnung', 'abholung');
  ALTER TABLE "bestellungen" ALTER COLUMN "zahlung" SET DEFAULT 'rechnung'::"public"."enum_bestellungen_zahlung";
  ALTER TABLE "bestellungen" ALTER COLUMN "zahlung" SET DATA TYPE "public"."enum_bestellungen_zahlung" USING "zahlung"::"public"."enum_bestellungen_zahlung";
  ALTER TABLE "shop_einstellungen_zahlungsarten" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_shop_zahlungsarten";
  CREATE TYPE "public"."enum_shop_zahlungsarten" AS ENUM('vorkasse', 'rechnung', 'abholung');
  ALTER TABLE "shop_einstellungen_zahlungsarten" ALTER COLUMN "value" SET DATA TYPE "public"."enum_shop_zahlungsarten" USING "value"::"public"."enum_shop_zahlungsarten";`)
}
