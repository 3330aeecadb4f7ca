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
      saison integer,
      titel_de text not null,
      titel_en text not null,
      suche tsvector not null,
      rubriken uuid[] not null
    );
    create index veranstaltung_termine_veranstaltung on veranstaltung_termine (veranstaltung);
    create index veranstaltung_termine_suche on veranstaltung_termine using gin (suche);
    create index veranstaltung_termine_tage on veranstaltung_termine
      using gist (daterange(datum_von, datum_bis, '[]'));
    create index veranstaltung_termine_bis on veranstaltung_termine (datum_bis, datum_von)
      include (status, ort, kostenlos, barrierefrei, familien, highlight, saison);
    create index veranstaltung_termine_von on veranstaltung_termine (datum_von);
    create index veranstaltung_termine_ort on veranstaltung_termine (ort, datum_bis) where ort is not null;
    insert into veranstaltung_termine
      select e.id, e.nummer::integer, e.datum_von::date, e.time_from, e.datum_von::date,
        coalesce(e.datum_bis, e.datum_von)::date, e.time_from, e.time_to, e.status::text, null,
        coalesce(e.kostenlos, false), coalesce(e.barrierefrei, false),
        coalesce(e.familien, false), false, null, coalesce(de.titel, ''),
        coalesce(nullif(en.titel, ''), de.titel, ''),
        to_tsvector('german', concat_ws(' ', de.titel, de.plain_text, en.titel, en.plain_text,
          de.veranstaltungsort, en.veranstaltungsort, e.veranstalter)),
        array(select r.rubriken_id from veranstaltungen_rels r
          where r.parent_id = e.id and r.path = 'rubriken' and r.rubriken_id is not null)
      from veranstaltungen e
      left join veranstaltungen_locales de on de._parent_id = e.id and de._locale = 'de'
      left join veranstaltungen_locales en on en._parent_id = e.id and en._locale = 'en'
      where e._status = 'published' and e.nummer is not null;
  `)
}

/** Takes them away again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table veranstaltung_termine;
  `)
}
