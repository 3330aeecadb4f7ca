import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which account of the intranet belongs to which person of the town hall's directory. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "rathauskonten" (
    "aussteller" varchar(500) NOT NULL,
    "subjekt" varchar(255) NOT NULL,
    "konto" varchar(64) NOT NULL,
    "verbunden_am" timestamp(3) with time zone NOT NULL DEFAULT now(),
    PRIMARY KEY ("aussteller", "subjekt"),
    UNIQUE ("aussteller", "konto")
  );`)
}

/** Takes it away again: at their next entry people are linked by their addresses. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "rathauskonten";`)
}
