import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Second factors of all accounts, which no collection holds and no export has: keys are sealed,
 * recovery codes kept as hashes. Logins that wait for a code or for a second factor to be set up.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "zweitfaktoren" (
    "bereich" varchar(20) NOT NULL,
    "konto" varchar(64) NOT NULL,
    "geheimnis" bytea,
    "seit" timestamp(3) with time zone,
    "letzter_schritt" bigint NOT NULL DEFAULT 0,
    "neues_geheimnis" bytea,
    "neu_seit" timestamp(3) with time zone,
    PRIMARY KEY ("bereich", "konto")
  );
  CREATE TABLE "wiederherstellungscodes" (
    "bereich" varchar(20) NOT NULL,
    "konto" varchar(64) NOT NULL,
    "schluessel" bytea NOT NULL,
    PRIMARY KEY ("bereich", "konto", "schluessel"),
    FOREIGN KEY ("bereich", "konto") REFERENCES "zweitfaktoren" ON DELETE CASCADE
  );
  CREATE TABLE "anmeldevorgaenge" (
    "schluessel" bytea PRIMARY KEY,
    "bereich" varchar(20) NOT NULL,
    "konto" varchar(64) NOT NULL,
    "schritt" varchar(20) NOT NULL,
    "begonnen_am" timestamp(3) with time zone NOT NULL DEFAULT now()
  );
  CREATE INDEX "anmeldevorgaenge_konto_idx" ON "anmeldevorgaenge" ("bereich", "konto");`)
}

/** Takes them away again: whoever had a second factor logs in with the password alone. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "anmeldevorgaenge";
  DROP TABLE "wiederherstellungscodes";
  DROP TABLE "zweitfaktoren";`)
}
