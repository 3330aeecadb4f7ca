import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Kinds of requests in the order of the forms' folders, which name them now. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "anfragen" ALTER COLUMN "art" SET DATA TYPE text;
  DROP TYPE "public"."enum_anfragen_art";
  CREATE TYPE "public"."enum_anfragen_art" AS ENUM('barriere', 'brancheneintrag', 'corona', 'fuehrung', 'kontakt', 'pauschale', 'schaden', 'schwarzes-brett', 'veranstaltung', 'verein');
  ALTER TABLE "anfragen" ALTER COLUMN "art" SET DATA TYPE "public"."enum_anfragen_art" USING "art"::"public"."enum_anfragen_art";
  ALTER TABLE "antwortvorlagen_arten" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_antwortvorlagen_arten";
  CREATE TYPE "public"."enum_antwortvorlagen_arten" AS ENUM('barriere', 'brancheneintrag', 'corona', 'fuehrung', 'kontakt', 'pauschale', 'schaden', 'schwarzes-brett', 'veranstaltung', 'verein');
  ALTER TABLE "antwortvorlagen_arten" ALTER COLUMN "value" SET DATA TYPE "public"."enum_antwortvorlagen_arten" USING "value"::"public"."enum_antwortvorlagen_arten";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "anfragen" ALTER COLUMN "art" SET DATA TYPE text;
  DROP TYPE "public"."enum_anfragen_art";
  CREATE TYPE "public"."enum_anfragen_art" AS ENUM('kontakt', 'fuehrung', 'pauschale', 'veranstaltung', 'verein', 'brancheneintrag', 'schwarzes-brett', 'schaden', 'barriere', 'corona');
  ALTER TABLE "anfragen" ALTER COLUMN "art" SET DATA TYPE "public"."enum_anfragen_art" USING "art"::"public"."enum_anfragen_art";
  ALTER TABLE "antwortvorlagen_arten" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_antwortvorlagen_arten";
  CREATE TYPE "public"."enum_antwortvorlagen_arten" AS ENUM('kontakt', 'fuehrung', 'pauschale', 'veranstaltung', 'verein', 'brancheneintrag', 'schwarzes-brett', 'schaden', 'barriere', 'corona');
  ALTER TABLE "antwortvorlagen_arten" ALTER COLUMN "value" SET DATA TYPE "public"."enum_antwortvorlagen_arten" USING "value"::"public"."enum_antwortvorlagen_arten";`)
}
