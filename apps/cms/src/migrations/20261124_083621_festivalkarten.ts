import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "einstellungen" ADD COLUMN "festival_email" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "festival_adresse_strasse" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "festival_adresse_plz" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "festival_adresse_ort" varchar;
  ALTER TABLE "einstellungen" ADD COLUMN "festival_sommer_werktags_von" varchar DEFAULT '09:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_sommer_werktags_bis" varchar DEFAULT '17:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_sommer_wochenende_von" varchar DEFAULT '10:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_sommer_wochenende_bis" varchar DEFAULT '15:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_winter_werktags_von" varchar DEFAULT '09:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_winter_werktags_bis" varchar DEFAULT '17:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_winter_wochenende_von" varchar DEFAULT '10:00';
  ALTER TABLE "einstellungen" ADD COLUMN "festival_winter_wochenende_bis" varchar DEFAULT '12:00';
  ALTER TABLE "einstellungen_locales" ADD COLUMN "festival_adresse_gebaeude" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "einstellungen" DROP COLUMN "festival_email";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_adresse_strasse";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_adresse_plz";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_adresse_ort";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_sommer_werktags_von";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_sommer_werktags_bis";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_sommer_wochenende_von";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_sommer_wochenende_bis";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_winter_werktags_von";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_winter_werktags_bis";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_winter_wochenende_von";
  ALTER TABLE "einstellungen" DROP COLUMN "festival_winter_wochenende_bis";
  ALTER TABLE "einstellungen_locales" DROP COLUMN "festival_adresse_gebaeude";`)
}
