import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The occurrences of public events: found by their day and an index, written with their event. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table veranstaltung_termine (
      veranstaltung uuid not null references veranstaltungen (id) on delete cascade,
      nummer integer not null,
      regeltag date not null,
      regelzeit text,
      datum_von date not null,
      datum_bis date not null,
      zeit_von text,
      zeit_bis text,
      status text not null,
      ort uuid,
      kostenlos boolean not null,
      barrierefrei boolean not null,
      familien boolean not null,
      highlight boolean not null,
      saison integer
    );
    create index veranstaltung_termine_veranstaltung on veranstaltung_termine (veranstaltung);
    create index veranstaltung_termine_bis on veranstaltung_termine (datum_bis, datum_von);
    create index veranstaltung_termine_von on veranstaltung_termine (datum_von);
    create index veranstaltung_termine_ort on veranstaltung_termine (ort) where ort is not null;
    insert into veranstaltung_termine
      select id, nummer::integer, datum_von::date, time_from, datum_von::date,
        coalesce(datum_bis, datum_von)::date, time_from, time_to, status::text, null,
        coalesce(kostenlos, false), coalesce(barrierefrei, false), coalesce(familien, false),
        false, null
      from veranstaltungen where _status = 'published' and nummer is not null;
    create index veranstaltungen_locales_suche on veranstaltungen_locales
      using gin (to_tsvector('german', coalesce(titel, '') || ' ' || coalesce(plain_text, '')));
    create index veranstaltungen_suche on veranstaltungen
      using gin (to_tsvector('german',
        coalesce(veranstaltungsort, '') || ' ' || coalesce(veranstalter, '')));
  `)
}

/** Takes them away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index veranstaltungen_suche;
    drop index veranstaltungen_locales_suche;
    drop table veranstaltung_termine;
  `)
}
