/**
 * SQL that makes `count` public events in both languages, one a day on average and `past` of them
 * over, every tenth a series of twenty weeks; `rubrik` and `ort` are ids that some of them carry.
 */
export function manyEvents({
  count,
  past = Math.round(count / 3),
  rubrik,
  ort,
}: {
  count: number
  past?: number
  rubrik: string
  ort: string
}): string {
  return `
    create temporary table made as
      select gen_random_uuid() as id, n, 1000000 + n as nummer,
        (current_date - ${past} + (n * 7919) % ${count})::date as day,
        lpad((8 + n % 14)::text, 2, '0') || ':30' as at
      from generate_series(1, ${count}) as n;
    insert into veranstaltungen (id, nummer, datum_von, datum_bis, time_from, veranstalter, status, _status, kostenlos, barrierefrei, familien,
        brancheneintrag_veranstaltungsort_id)
      select id, nummer, day + time '12:00', day + time '12:00', at, 'Verein ' || n % 200, (case when n % 25 = 0 then 'abgesagt' else 'geplant' end)::enum_veranstaltungen_stand,
        'published', n % 3 = 0, n % 2 = 0, n % 5 = 0,
        case when n % 40 = 0 then '${ort}'::uuid end
      from made;
    insert into veranstaltungen_locales (_parent_id, _locale, titel, plain_text,
        veranstaltungsort, text)
      select id, l::_locales, case l when 'de' then 'Konzert' else 'Concert' end || ' Nummer ' || n
          || case when n % 500 = 0 then ' mit Blasorchester' else '' end,
        'Ein Abend im Kurpark mit ' || n || ' Lichtern und Musik aus dem Silbertal.',
        case l when 'de' then 'Saal ' else 'Hall ' end || n % 50,
        jsonb_build_object('root', jsonb_build_object('type', 'root', 'version', 1, 'format', '',
          'indent', 0, 'direction', 'ltr', 'children', jsonb_build_array(jsonb_build_object(
            'type', 'paragraph', 'version', 1, 'children', jsonb_build_array(jsonb_build_object(
              'type', 'text', 'version', 1, 'text', repeat('Unter alten Linden. ', 20)))))))
      from made, unnest(array['de', 'en']) as l;
    insert into veranstaltungen_rels ("order", parent_id, path, rubriken_id)
      select 1, id, 'rubriken', '${rubrik}'::uuid from made where n % 8 = 0;
    insert into veranstaltung_termine
      select m.id, m.nummer, m.day + week * 7, m.at, m.day + week * 7, m.day + week * 7, m.at, null,
        v.status::text, v.brancheneintrag_veranstaltungsort_id, v.kostenlos, v.barrierefrei,
        v.familien, n % 100 = 0, case when n % 60 = 0 then 2031 end, de.titel, en.titel,
        to_tsvector('german', concat_ws(' ', de.titel, de.plain_text, en.titel, en.plain_text,
          de.veranstaltungsort, en.veranstaltungsort, v.veranstalter)),
        case when n % 8 = 0 then array['${rubrik}'::uuid] else '{}' end
      from made m join veranstaltungen v on v.id = m.id
        join veranstaltungen_locales de on de._parent_id = m.id and de._locale = 'de'
        join veranstaltungen_locales en on en._parent_id = m.id and en._locale = 'en',
        generate_series(0, case when m.n % 10 = 0 then 19 else 0 end) as week;
    analyze veranstaltungen;
    analyze veranstaltungen_locales;
    analyze veranstaltungen_rels;
    analyze veranstaltung_termine;
    drop table made;`
}
