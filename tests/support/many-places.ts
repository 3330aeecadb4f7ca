/** Categories of which every third stands below another; all are of the business directory. */
const categories = 30
const entries = 2_000
const tours = 300
const trackPoints = 5_000

/** Numbers of what is made here begin above this; whatever the town has lies below. */
const from = 5_000_000

const usualWeek = `jsonb_build_array(jsonb_build_object('id', n, 'blockType', 'oeffnungszeit',
  'typ', 'ALLGEMEINE_OEFFNUNGSZEIT', 'regulaereZeiten', jsonb_build_array(
    jsonb_build_object('tagestyp', 'ARBEITSTAG_MO_FR', 'beginn', '09:00', 'ende', '12:30'),
    jsonb_build_object('tagestyp', 'ARBEITSTAG_MO_FR', 'beginn', '14:00', 'ende', '18:00'),
    jsonb_build_object('tagestyp', 'SAMSTAG', 'beginn', '09:00', 'ende', '13:00')),
  'abweichendeZeiten', jsonb_build_array(jsonb_build_object('beginn', now() + n * interval '1 hour',
    'ende', now() + (n + 24) * interval '1 hour', 'zusatz', 'Betriebsausflug')),
  'saisons', '[]'::jsonb))`

/** A text of an editor: a paragraph of fifty words. */
const richText = `jsonb_build_object('root', jsonb_build_object('type', 'root', 'version', 1, 'format', '',
  'indent', 0, 'direction', 'ltr', 'children', jsonb_build_array(jsonb_build_object('type', 'paragraph',
    'version', 1, 'children', jsonb_build_array(jsonb_build_object('type', 'text', 'version', 1,
      'text', repeat('Unter alten Linden. ', 20)))))))`

/** 2,000 entries of the business directory in both languages, in thirty categories of three levels. */
export const manyBusinesses = `
  create temporary table category as
    select gen_random_uuid() as id, n from generate_series(0, ${categories - 1}) as n;
  insert into rubriken (id, nummer, art, eltern_id)
    select c.id, ${from} + c.n, 'branchen', above.id
    from category c left join category above on c.n % 3 > 0 and above.n = c.n - 1 order by c.n;
  insert into rubriken_locales (rubrik, _locale, _parent_id)
    select case l when 'de' then 'Rubrik ' else 'Category ' end || chr(65 + n % 26) || n, l::_locales, id
    from category, unnest(array['de', 'en']) as l;
  create temporary table business as
    select gen_random_uuid() as id, n,
      (array['Bäckerei','Gasthof','Praxis','Schreinerei','Café','Apotheke','Blumen','Kanzlei','Öle','Ärzte'])[1 + n % 10]
        || ' ' || (array['Haug','Lohmiller','Kern','Oster','Bellmann','Mende','Vohrer','Traub','Zipperer'])[1 + n % 9]
        || ' ' || n as titel
    from generate_series(0, ${entries - 1}) as n;
  insert into brancheneintraege (id, nummer, kontakt_telefon, adresse_strasse, adresse_plz, adresse_ort,
      koordinaten_breite, koordinaten_laenge, oeffnungszeiten_strukturiert, barrierefrei_stufenlos, _status)
    select id, ${from} + n, '030 23125-' || n, 'Badgasse ' || n, '00375', 'Bad Silberbronn',
      48.68 + n % 100 * 0.0002, 8.45 + n / 100 * 0.001, ${usualWeek}, n % 4 = 0, 'published'
    from business;
  insert into brancheneintraege_locales (titel, spezialisierung, text, _locale, _parent_id)
    select titel, case l when 'de' then 'Fachbetrieb für ' else 'Specialist in ' end || n % 97, ${richText},
      l::_locales, id
    from business, unnest(array['de', 'en']) as l;
  insert into brancheneintraege_texts ("order", parent_id, path, text, locale)
    select o, id, 'stichwoerter', 'Stichwort' || (n * 7 + o) % 331, l::_locales
    from business, generate_series(1, 5) as o, unnest(array['de', 'en']) as l;
  insert into brancheneintraege_rels ("order", parent_id, path, rubriken_id)
    select o, b.id, 'rubriken', c.id from business b, generate_series(1, 2) as o
      join category c on true where c.n = (b.n * 7 + o * 11) % ${categories};
  analyze rubriken; analyze rubriken_locales; analyze brancheneintraege;
  analyze brancheneintraege_locales; analyze brancheneintraege_texts; analyze brancheneintraege_rels;
  insert into content_changes (tags) values (array['brancheneintraege', 'rubriken']);`

/** A round of so many points, as stored. */
const way = (points: number, height: string) => `(select jsonb_build_object('type', 'LineString',
  'coordinates', jsonb_agg(jsonb_build_array(
    round((8.46 + 0.03 * cos(2 * pi() * p / ${points - 1}))::numeric, 5),
    round((48.69 + 0.02 * sin(2 * pi() * p / ${points - 1}))::numeric, 5)${height}) order by p))
  from generate_series(0, ${points - 1}) as p)`

/** 300 tours in both languages, each with a way of 5,000 points and its short form. */
export const manyTours = `
  create temporary table track as
    select ${way(trackPoints, ', 430 + p % 90')} as long, ${way(100, '')} as short;
  create temporary table tour as
    select gen_random_uuid() as id, n from generate_series(0, ${tours - 1}) as n;
  insert into touren (id, nummer, art, laenge, dauer, aufstieg, abstieg, schwierigkeit, rundtour, track,
      track_kurz, sortierung, barrierefrei, kinderwagen, _status)
    select id, ${from} + n,
      (array['wandern','spazieren','rad','mountainbike','langlauf'])[1 + n % 5]::enum_touren_art, 3 + n % 40,
      60 + n, 20 + n, 20 + n, (array['leicht','mittel','schwer'])[1 + n % 3]::enum_touren_schwierigkeit,
      n % 2 = 0, track.long, track.short, n % 50, n % 7 = 0, n % 6 = 0, 'published'
    from tour, track;
  insert into touren_locales (titel, einleitung, text, wegbeschreibung, start, markierung, _locale, _parent_id)
    select case l when 'de' then 'Weg ' else 'Way ' end || n, 'Durch die Wälder über der Stadt.', ${richText},
      ${richText}, 'Bahnhof', 'Blaue Raute', l::_locales, id
    from tour, unnest(array['de', 'en']) as l;
  analyze touren; analyze touren_locales;
  insert into content_changes (tags) values (array['touren']);`
