import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the guidance system said last of each car park, and how asking it went. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table parkleitsystem (
      id integer primary key,
      quelle text not null,
      gesamt integer not null,
      aktuell integer,
      trend integer,
      geandert timestamptz not null
    );
    create table parkleitsystem_abruf (
      einzig boolean primary key default true check (einzig),
      quelle text not null,
      versucht_am timestamptz not null,
      naechster_am timestamptz not null,
      gelungen_am timestamptz,
      fehlversuche integer not null default 0,
      fehler text
    );
  `)
}

/** Takes it away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table parkleitsystem_abruf, parkleitsystem`)
}
