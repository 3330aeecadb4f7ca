import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Pictures that the worker fetches from webcams, and how each try went. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table webcam_aufnahmen (
      nummer integer generated always as identity primary key,
      webcam uuid not null references webcams (id) on delete cascade,
      zeit timestamptz not null,
      breite integer not null,
      hoehe integer not null,
      quellen jsonb not null,
      hash text not null
    );
    create index webcam_aufnahmen_zeit on webcam_aufnahmen (webcam, zeit desc);
    create table webcam_abrufe (
      webcam uuid primary key references webcams (id) on delete cascade,
      versucht_am timestamptz not null,
      gelungen_am timestamptz,
      fehler text
    );
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table webcam_abrufe, webcam_aufnahmen`)
}
