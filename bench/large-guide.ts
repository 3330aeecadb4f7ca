import type pg from 'pg'

/** Numbers of what is made here begin above this; whatever the town has lies below. */
const from = 2_000_000

const subjects =
  'Abfall Anwohner Abwasser Bau Betreuungs Brandschutz Brunnen Camping Denkmal Dolmetscher Ehe Einbürgerungs Erbbau Fahrrad Fischerei Friedhofs Garten Gaststätten Gewerbe Grundstücks Haus Hunde Jagd Jugend Kanal Kinder Kur Lärmschutz Markt Melde Musikschul Namens Obst Ökokonto Parkplatz Pflege Quellen Reise Schul Straßen Tierschutz Umwelt Vereins Wald Wasser Wohn Zelt Zuwendungs Übergangs Ärzte'.split(
    ' ',
  )
const papers =
  'anzeige auskunft ausweis befreiung beihilfe bescheinigung beschwerde erklärung erlaubnis ermäßigung förderung gebühr genehmigung karte nachweis pass prüfung registrierung urkunde zulassung'.split(
    ' ',
  )
const acts =
  'anmelden abmelden ändern beantragen berichtigen erneuern verlängern widerrufen übertragen zurückgeben'.split(
    ' ',
  )

const list = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join()}]`

/** 10,000 different titles, of which all but one are used. */
const title = `(${list(subjects)})[1 + n % ${subjects.length}]
  || (${list(papers)})[1 + n / ${subjects.length} % ${papers.length}] || ' '
  || (${list(acts)})[1 + n / ${subjects.length * papers.length} % ${acts.length}]`

const number = (n: string) => `'030 23125-' || lpad((${n} % 1000)::text, 3, '0')`

const offices = (count: number) => `
  create temporary table office as
    select gen_random_uuid() as id, n, (select oeffnungszeiten_strukturiert from aemter
      where oeffnungszeiten_strukturiert is not null order by nummer limit 1) as hours
    from generate_series(1, ${count}) as n;
  insert into aemter (id, nummer, sortierung, kontakt_telefon, kontakt_email,
      adresse_strasse, adresse_plz, adresse_ort, oeffnungszeiten_strukturiert, _status)
    select id, ${from} + n, 1000 + n, ${number('n')}, 'amt-' || n || '@bad-silberbronn.example',
      'Marktplatz ' || n % 40, '00375', 'Bad Silberbronn', hours, 'published'
    from office;
  insert into aemter_locales (_parent_id, _locale, titel, adresse_gebaeude, zimmer)
    select id, 'de', 'Amt für ' || (${list(subjects)})[1 + n % ${subjects.length}] || 'wesen '
      || n, 'Haus ' || n % 7, n % 4 || '. Stock, Zimmer ' || n % 4 || '.' || lpad((n % 30)::text, 2, '0')
    from office;
  create temporary table person as
    select gen_random_uuid() as id, o.id as office, o.n * 2 + place as n, place
    from office o, generate_series(0, 1) as place;
  insert into mitarbeiter (id, nummer, sortierung, vorname, nachname, kontakt_telefon,
      kontakt_email, email_oeffentlich, ansprechpartner, _status)
    select id, ${from} + n, n, (${list(['Ada', 'Bela', 'Cem', 'Dora', 'Emil'])})[1 + n % 5],
      (${list(subjects)})[1 + n % ${subjects.length}] || 'mann ' || n, ${number('n')},
      'person-' || n || '@bad-silberbronn.example', true, true, 'published'
    from person;
  insert into mitarbeiter_locales (_parent_id, _locale, funktion, zimmer)
    select id, 'de', 'Sachbearbeitung ' || n % 90, '1.' || n % 40 from person;
  insert into aemter_rels ("order", parent_id, path, mitarbeiter_id)
    select place + 1, office, 'mitarbeiter', id from person;`

const procedures = (count: number, perOffice: number) => `
  create temporary table procedure_made as
    select gen_random_uuid() as id, n from generate_series(0, ${count - 1}) as n;
  insert into wegweiser_verfahren (id, nummer, _status)
    select id, ${from} + n, 'published' from procedure_made;
  insert into wegweiser_verfahren_locales (_parent_id, _locale, titel, kurztext)
    select id, 'de', ${title}, 'Was Sie dazu brauchen und was es kostet, Merkblatt ' || n
    from procedure_made;
  insert into wegweiser_verfahren_texts ("order", parent_id, path, text, locale)
    select 1, id, 'synonyme', 'Formblatt ' || n, 'de' from procedure_made where n % 3 = 0;
  insert into wegweiser_verfahren_rels ("order", parent_id, path, aemter_id)
    select 1, p.id, 'amt', o.id from procedure_made p join office o on o.n = 1 + p.n / ${perOffice};
  insert into wegweiser_verfahren_rels ("order", parent_id, path, mitarbeiter_id)
    select 1, p.id, 'mitarbeiter', m.id from procedure_made p
      join person m on m.n = 2 + p.n / ${perOffice} * 2;`

const tables = ['wegweiser_verfahren', 'aemter', 'mitarbeiter'] as const

/** Tells every website that the guide has changed, as a save in the back office does. */
const changed = `insert into content_changes (tags) values (array['wegweiser_verfahren', 'aemter', 'mitarbeiter']);`

/** Makes a guide of so many offices, two people in each, and so many procedures. */
export async function makeLargeGuide(
  client: pg.Client,
  { aemter, verfahren }: { aemter: number; verfahren: number },
): Promise<void> {
  await client.query(`begin;
    ${offices(aemter)}
    ${procedures(verfahren, Math.ceil(verfahren / aemter))}
    ${changed}
    commit;
    ${tables.map((table) => `analyze ${table}; analyze ${table}_locales;`).join('\n')}
    analyze wegweiser_verfahren_rels; analyze wegweiser_verfahren_texts; analyze aemter_rels;
    drop table office, person, procedure_made;`)
}

/** Takes everything away again that was made. */
export async function removeLargeGuide(client: pg.Client): Promise<void> {
  const gone = tables.map((table) => `delete from ${table} where nummer >= ${from};`)
  await client.query(`begin; ${gone.join(' ')} ${changed} commit;`)
}
