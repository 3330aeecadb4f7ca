/** How many there are of each. */
export const manyOf = { hosts: 300, packages: 60, categories: 6, housesOfOne: 30 } as const
const { hosts, packages, categories, housesOfOne } = manyOf

/** Numbers of what is made here begin above this; whatever the town has lies below. */
const from = 5_000_000
/** The first of the packages. */
export const firstPackage = from + 1

/** Hosts in German, of which every third is shut at some time and every one has something else. */
export const manyHosts = `
  insert into unterkuenfte (nummer, art, sterne, betten, preis_ab, preis_je, barrierefrei_stufenlos,
      kontakt_telefon, kontakt_email, adresse_strasse, adresse_plz, adresse_ort,
      koordinaten_breite, koordinaten_laenge, schliesstage, _status)
    select ${from} + n, (array['hotel','pension','ferienwohnung','camping'])[1 + n % 4]::enum_unterkuenfte_art,
      1 + n % 5, 10 + n % 90, 40 + n % 160, 'doppelzimmer', n % 2 = 0, '030 23125-' || n,
      'haus-' || n || '@haus.example', 'Badstraße ' || n, '00375', 'Bad Silberbronn',
      48.69 + n * 0.0001, 8.46, case when n % 3 = 0 then jsonb_build_array(jsonb_build_object(
        'id', gen_random_uuid(), 'blockType', 'schliesstag', 'von', '2031-12-01T12:00:00.000Z',
        'bis', '2032-01-06T12:00:00.000Z')) end, 'published'
    from generate_series(1, ${hosts}) as n;
  insert into unterkuenfte_locales (_parent_id, _locale, titel, spezialisierung, einleitung, text)
    select id, 'de', 'Haus ' || nummer, 'Am Park, Eingang ' || nummer,
      'Vom Haus sind es ' || nummer || ' Schritte bis zum Bad.',
      jsonb_build_object('root', jsonb_build_object('type', 'root', 'version', 1, 'format', '',
        'indent', 0, 'direction', 'ltr', 'children', jsonb_build_array(jsonb_build_object(
          'type', 'paragraph', 'version', 1, 'children', jsonb_build_array(jsonb_build_object(
            'type', 'text', 'version', 1, 'text', repeat('Unter alten Linden. ', 15)))))))
    from unterkuenfte where nummer > ${from};
  insert into unterkuenfte_ausstattung ("order", parent_id, value)
    select place, id, (array['sauna','wlan','hunde','fruehstueck','parkplatz'])[
      1 + (nummer::int + place) % 5]::enum_unterkuenfte_ausstattung
    from unterkuenfte, generate_series(1, 3) as place where nummer > ${from};
  analyze unterkuenfte; analyze unterkuenfte_locales; analyze unterkuenfte_ausstattung;
  insert into content_changes (tags) values (array['unterkuenfte']);`

/** Packages in German after `manyHosts`: six categories of thirty houses each, from another house on. */
export const manyPackages = `
  create temporary table house as
    select id, nummer - ${from} - 1 as n from unterkuenfte where nummer > ${from};
  create temporary table package as
    select p, (select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'blockType', 'preiskategorie',
        'titel', jsonb_build_object('de', 'Kategorie ' || c), 'hotels', (
          select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'unterkunft', house.id,
            'preis_dz', 200 + house.n, 'preis_ez', 240 + house.n) order by house.n)
          from house where (house.n + p * 7) % ${hosts} between
            (c - 1) * ${housesOfOne} and c * ${housesOfOne} - 1)) order by c)
      from generate_series(1, ${categories}) as c) as kategorien
    from generate_series(1, ${packages}) as p;
  insert into pauschalen (nummer, naechte, preis_ab, preiskategorien, sortierung, _status)
    select ${from} + p, 3, 200, kategorien, p, 'published' from package;
  insert into pauschalen_locales (_parent_id, _locale, titel, einleitung)
    select id, 'de', 'Angebot ' || nummer, 'Drei Nächte und Bad.' from pauschalen where nummer > ${from};
  drop table house; drop table package;
  analyze pauschalen; analyze pauschalen_locales;
  insert into content_changes (tags) values (array['pauschalen']);`
