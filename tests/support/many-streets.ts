/** Numbers of what is made here begin above this; whatever the town has lies below. */
const from = 6_000_000

const first =
  'Ahorn Birken Buchen Brunnen Dachs Distel Eichen Erlen Eschen Falken Farn Fichten Flieder Forellen Fuchs Ginster Hasel Heide Hirsch Holunder Iltis Kastanien Kiefern Kirsch Lärchen Lerchen Linden Luchs Meisen Mohn Mühl Nuss Otter Pappel Quell Reh Reiher Rosen Salbei Schlehen Specht Tannen Thymian Ulmen Veilchen Wacholder Weiden Wiesel Zander Zeder'.split(
    ' ',
  )
const middle = ['', 'bach', 'berg', 'busch', 'feld', 'grund', 'hain', 'hof', 'rain', 'tal', 'tor']
const last = [
  'straße',
  'weg',
  'gasse',
  'platz',
  'allee',
  'ring',
  'steige',
  'halde',
  'ufer',
  'pfad',
] as const

/** The name of a street by its place: each of five and a half thousand is another one. */
export const streetName = (n: number): string =>
  (first[n % first.length] ?? '') +
  (middle[Math.floor(n / first.length) % middle.length] ?? '') +
  (last[Math.floor(n / (first.length * middle.length)) % last.length] ?? '')

/** The wire number of a street by its place. */
export const streetNumber = (n: number): number => from + n

const districts = 50
const list = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join()}]`

const streets = (count: number) => `
  insert into strassen (name, bezirk, nummer)
    select (${list(first)})[1 + n % ${first.length}]
        || (${list(middle)})[1 + n / ${first.length} % ${middle.length}]
        || (${list(last)})[1 + n / ${first.length * middle.length} % ${last.length}],
      1000 + n % ${districts}, ${from} + n
    from generate_series(0, ${count - 1}) as n;`

const kindsMade = (count: number) => `
  create temporary table kind_made as
    select gen_random_uuid() as id, n from generate_series(0, ${count - 1}) as n;
  insert into abfallarten (id, farbe, icon, sortierung, nummer)
    select id, '#3a6b35', 'tonne', 100 + n, ${from} + n from kind_made;
  insert into abfallarten_locales (titel, _locale, _parent_id)
    select case l when 'de' then 'Sammlung ' else 'Collection ' end || chr(65 + n), l::_locales, id
    from kind_made, unnest(array['de', 'en']) as l;`

/** Every kind once in two weeks in each district, in this year and the next; ten districts a day. */
const dates = `
  create temporary table date_made as
    select gen_random_uuid() as id, k.id as kind, k.n as kind_n, part, round,
      (date_trunc('year', current_date)::date + round * 14 + part + (k.n % 2) * 7) as day
    from kind_made k, generate_series(0, 4) as part, generate_series(0, 51) as round;
  insert into abfuhrtermine (id, datum, abfallart_id, nummer)
    select id, day + time '12:00', kind, ${from} + kind_n * 1000 + part * 100 + round from date_made;
  insert into abfuhrtermine_numbers (number, "order", parent_id, path)
    select 1000 + part * 10 + place, place + 1, id, 'bezirke'
    from date_made, generate_series(0, 9) as place;`

/**
 * SQL that makes a large town: so many streets in fifty districts, and so many kinds of waste, of which
 * each is collected once in two weeks.
 */
export function manyStreets({ arten, strassen }: { arten: number; strassen: number }): string {
  return `
    set time zone 'UTC';
    begin;
    ${streets(strassen)}
    ${kindsMade(arten)}
    ${dates}
    insert into content_changes (tags)
      values (array['strassen', 'abfallarten', 'abfuhrtermine']);
    drop table kind_made, date_made;
    commit;
    analyze strassen; analyze abfallarten; analyze abfuhrtermine; analyze abfuhrtermine_numbers;`
}

/**
 * SQL that makes so many people who are reminded by mail of all that is collected from their street, in
 * the evening before at four. Nothing is collected tomorrow: who measures in the evening would find
 * that due as well.
 */
export function manyReminded({ leute, strassen }: { leute: number; strassen: number }): string {
  return `
    delete from abfuhrtermine where nummer >= ${from}
      and datum::date = (now() at time zone 'Europe/Berlin')::date + 1;
    create temporary table reader_made as
      select gen_random_uuid() as id, n from generate_series(0, ${leute - 1}) as n;
    insert into abo_bezieher (id, email, zugang)
      select id, 'viele-' || n || '@post.example', md5(id::text) from reader_made;
    insert into abos (bezieher, art, wort, strasse, abfallart, zeit, bestaetigt_am)
      select r.id, 'abfuhr', ${from} + r.n % ${strassen} || '/' || a.nummer, ${from} + r.n % ${strassen},
        a.nummer::int, 'abend-16', now()
      from reader_made r, abfallarten a where a.nummer between ${from} and ${from} + 1;
    drop table reader_made;
    analyze abo_bezieher; analyze abos;`
}

/** SQL that has two kinds collected everywhere today until midnight, so that all reminders are due now. */
export const dueToday = `
  with made as (
    insert into abfuhrtermine (datum, abfallart_id, nummer, ende)
      select (now() at time zone 'Europe/Berlin')::date + time '12:00' at time zone 'UTC', a.id,
        ${from} + 900000 + a.nummer - ${from}, '23:59'
      from abfallarten a where a.nummer between ${from} and ${from} + 1
    returning id
  )
  insert into abfuhrtermine_numbers (number, "order", parent_id, path)
    select 1000 + place, place + 1, id, 'bezirke' from made, generate_series(0, ${districts - 1}) as place;`

/** SQL that takes all of it away again. */
export const withoutManyStreets = `
  delete from abo_bezieher where email like 'viele-%@post.example';
  delete from mails where an like 'viele-%@post.example';
  delete from abfuhrtermine where nummer >= ${from};
  delete from abfallarten where nummer >= ${from};
  delete from strassen where nummer >= ${from};
  insert into content_changes (tags) values (array['strassen', 'abfallarten', 'abfuhrtermine']);`
