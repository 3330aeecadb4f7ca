import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Tries to log in are counted in a table that a crash may forget; no account is locked any more. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "benutzer" DROP COLUMN "login_attempts";
  ALTER TABLE "benutzer" DROP COLUMN "lock_until";
  CREATE UNLOGGED TABLE "anmeldeversuche" (
    "key" varchar(255) PRIMARY KEY,
    "points" integer NOT NULL DEFAULT 0,
    "expire" bigint
  );`)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "anmeldeversuche";
  ALTER TABLE "benutzer" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "benutzer" ADD COLUMN "lock_until" timestamp(3) with time zone;`)
}
