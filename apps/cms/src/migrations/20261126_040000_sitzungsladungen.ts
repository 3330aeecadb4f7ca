import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Which invitations of a meeting went out, and to whom: the hash of what each said, never its words.
 * A member is in the list of an invitation once, which is why they get it once.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table sitzungsladungen (
      id uuid primary key default gen_random_uuid(),
      sitzung uuid not null references sitzungen (id) on delete cascade,
      nummer integer not null,
      art text not null check (art in ('ladung', 'aenderung', 'absage')),
      inhalt text not null,
      gesendet_am timestamptz not null default now(),
      wer text not null,
      unique (sitzung, nummer)
    );
    create table sitzungsladungen_empfaenger (
      ladung uuid not null references sitzungsladungen (id) on delete cascade,
      rat uuid not null references raete (id) on delete cascade,
      primary key (ladung, rat)
    );
    create index sitzungsladungen_rat on sitzungsladungen_empfaenger (rat);
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table sitzungsladungen_empfaenger; drop table sitzungsladungen`)
}
