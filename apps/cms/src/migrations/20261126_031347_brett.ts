import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_einstellungen_brett_pruefung" AS ENUM('vorher', 'nachher');
  ALTER TYPE "public"."enum_anfragen_art" ADD VALUE 'aushang-melden' BEFORE 'barriere';
  ALTER TYPE "public"."enum_antwortvorlagen_arten" ADD VALUE 'aushang-melden' BEFORE 'barriere';
  ALTER TABLE "schwarzes_brett" ADD COLUMN "absender_gesperrt" boolean DEFAULT false;
  ALTER TABLE "_schwarzes_brett_v" ADD COLUMN "version_absender_gesperrt" boolean DEFAULT false;
  ALTER TABLE "einstellungen" ADD COLUMN "brett_pruefung" "enum_einstellungen_brett_pruefung" DEFAULT 'vorher';
  ALTER TABLE "einstellungen" ADD COLUMN "brett_sperrwoerter" varchar;
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_brett_pruefung" "enum_einstellungen_brett_pruefung" DEFAULT 'vorher';
  ALTER TABLE "_einstellungen_v" ADD COLUMN "version_brett_sperrwoerter" varchar;
  ALTER TABLE "schwarzes_brett" DROP COLUMN "kontakt_zeige_email";
  ALTER TABLE "_schwarzes_brett_v" DROP COLUMN "version_kontakt_zeige_email";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "anfragen" ALTER COLUMN "art" SET DATA TYPE text;
  DROP TYPE "public"."enum_anfragen_art";
  CREATE TYPE "public"."enum_anfragen_art" AS ENUM('barriere', 'brancheneintrag', 'corona', 'fuehrung', 'kontakt', 'pauschale', 'schaden', 'schwarzes-brett', 'veranstaltung', 'verein');
  ALTER TABLE "anfragen" ALTER COLUMN "art" SET DATA TYPE "public"."enum_anfragen_art" USING "art"::"public"."enum_anfragen_art";
  ALTER TABLE "antwortvorlagen_arten" ALTER COLUMN "value" SET DATA TYPE text;
  ALTER TABLE "_antwortvorlagen_v_version_arten" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_antwortvorlagen_arten";
  CREATE TYPE "public"."enum_antwortvorlagen_arten" AS ENUM('barriere', 'brancheneintrag', 'corona', 'fuehrung', 'kontakt', 'pauschale', 'schaden', 'schwarzes-brett', 'veranstaltung', 'verein');
  ALTER TABLE "antwortvorlagen_arten" ALTER COLUMN "value" SET DATA TYPE "public"."enum_antwortvorlagen_arten" USING "value"::"public"."enum_antwortvorlagen_arten";
  ALTER TABLE "_antwortvorlagen_v_version_arten" ALTER COLUMN "value" SET DATA TYPE "public"."enum_antwortvorlagen_arten" USING "value"::"public"."enum_antwortvorlagen_arten";
  ALTER TABLE "schwarzes_brett" ADD COLUMN "kontakt_zeige_email" boolean DEFAULT false;
  ALTER TABLE "_schwarzes_brett_v" ADD COLUMN "version_kontakt_zeige_email" boolean DEFAULT false;
  ALTER TABLE "schwarzes_brett" DROP COLUMN "absender_gesperrt";
  ALTER TABLE "_schwarzes_brett_v" DROP COLUMN "version_absender_gesperrt";
  ALTER TABLE "einstellungen" DROP COLUMN "brett_pruefung";
  ALTER TABLE "einstellungen" DROP COLUMN "brett_sperrwoerter";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_brett_pruefung";
  ALTER TABLE "_einstellungen_v" DROP COLUMN "version_brett_sperrwoerter";
  DROP TYPE "public"."enum_einstellungen_brett_pruefung";`)
}
