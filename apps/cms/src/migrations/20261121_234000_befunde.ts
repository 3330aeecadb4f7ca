import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the checks found in what visitors see, made anew every hour and with every save. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table befunde (
      typ text not null,
      dokument text not null,
      titel text not null,
      bereich text not null,
      verantwortlich uuid,
      befunde jsonb not null,
      geprueft_am timestamptz not null default now(),
      primary key (typ, dokument)
    );
    create index befunde_verantwortlich on befunde (verantwortlich);
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table befunde`)
}
