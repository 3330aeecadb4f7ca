import type pg from 'pg'

/** Numbers of what is made here begin above this; whatever the town has lies below. */
const from = 3_000_000

const years = 20
const meetings = 3_000
const committees = 12
/** Papers of a meeting, one for each item: 15,000 in all. */
const papersPerMeeting = 5
/** Pages of a paper: 60,000 in all, each with so many words. */
const pagesPerPaper = 4
const wordsPerPage = 350
/** Different pages that papers are made of; each paper has words of its own besides. */
const differentPages = 400

const first =
  'Abwasser Bau Brunnen Denkmal Eigen Forst Gebühren Gewerbe Haushalts Jugend Kanal Kinder Kultur Kur Lärm Markt Park Quellen Schul Straßen Tourismus Verkehrs Wald Wasser Wohn'.split(
    ' ',
  )
const second =
  'amt antrag beitrag betrieb bericht beschluss fläche förderung gebiet haus kosten leitung ordnung pflicht plan prüfung recht satzung schutz verband vergabe vertrag wesen zuschuss zweck'.split(
    ' ',
  )
const list = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join()}]`

/** One of 625 words by a number that is not negative. */
const word = (number: string) =>
  `(${list(first)})[1 + (${number}) % ${first.length}]
    || (${list(second)})[1 + (${number}) / ${first.length} % ${second.length}]`

const pages = `
  create temporary table page as
    select n, (select string_agg(${word('(n * 7919 + w * w * 31 + w * 17) % 625')}, ' ')
      from generate_series(1, ${wordsPerPage}) as w) as words
    from generate_series(0, ${differentPages - 1}) as n;`

const committeesMade = `
  create temporary table committee as
    select gen_random_uuid() as id, n from generate_series(1, ${committees}) as n;
  insert into gremien (id, titel, kuerzel, sortierung, nummer, _status)
    select id, 'Ausschuss ' || n, 'A' || n, 100 + n, ${from} + n, 'published' from committee;`

const meetingsMade = `
  create temporary table meeting as
    select gen_random_uuid() as id, n, (select id from committee c where c.n = 1 + m.n % ${committees}) as committee,
      now() - (m.n * interval '${years} years' / ${meetings}) as begins
    from generate_series(0, ${meetings - 1}) as m(n);`

const papersMade = `
  create temporary table paper as
    select gen_random_uuid() as id, gen_random_uuid() as file, m.n * ${papersPerMeeting} + place as n,
      m.id as meeting, m.committee, m.begins, place
    from meeting m, generate_series(0, ${papersPerMeeting - 1}) as place;
  insert into vorlagen (id, drucksache, art, titel, datum, oeffentlich, leserkreis, nummer, _status)
    select id, extract(year from begins)::int || '/' || lpad(n::text, 5, '0'), 'beschlussvorlage',
      initcap(${word('n % 625')}) || ' in der ' || ${word('(n * 13) % 625')} || ' ' || n, begins - interval '10 days',
      n % 10 < 8, 'rat', ${from} + n, 'published'
    from paper;
  insert into vorlagen_beratungsfolge (_order, _parent_id, id, gremium_id, zweck)
    select 1, id, id::text, committee, 'entscheidung' from paper;
  insert into dokumente (id, titel, bereich, oeffentlich, nummer, filename, mime_type, filesize)
    select file, 'Anlage zu ' || n, 'rat', n % 10 < 8, ${from} + n, 'anlage-' || n || '.pdf', 'application/pdf', 90000
    from paper;
  insert into vorlagen_rels ("order", parent_id, path, dokumente_id)
    select 1, id, 'dateien', file from paper;
  insert into dokumentworte (dokument, datei, worte)
    select p.file, 'anlage-' || p.n || '.pdf', 'Aktenzeichen' || p.n || ' ' || string_agg(g.words, ' ')
    from paper p, generate_series(0, ${pagesPerPaper - 1}) as sheet, page g
    where g.n = (p.n * 37 + sheet * 101) % ${differentPages} group by p.file, p.n;`

const agendas = `
  insert into sitzungen (id, titel, beginn, ende, ort, gremium_id, oeffentlich, leserkreis, niederschrift,
      nummer, tagesordnung, _status)
    select m.id, 'Sitzung ' || m.n, m.begins, m.begins + interval '2 hours', 'Rathaus, Sitzungssaal',
      m.committee, true, 'rat', 'oeffentlich', ${from} + m.n,
      (select jsonb_agg(jsonb_build_object('blockType', 'punkt', 'nummer', ${from} + p.n, 'punkt', (p.place + 1)::text,
          'titel', 'Beratung über ' || p.n, 'oeffentlich', p.place < 4, 'vorlagen', jsonb_build_array(p.id),
          'ergebnis', 'beschlossen', 'beschluss', 'Der Vorschlag wird angenommen.') order by p.place)
        from paper p where p.meeting = m.id), 'published'
    from meeting m;
  insert into sitzungspunkte (nummer, sitzung, stelle, punkt, titel, oeffentlich, vorlagen, ergebnis, beschluss)
    select ${from} + n, meeting, place + 1, (place + 1)::text, 'Beratung über ' || n, place < 4, array[id],
      'beschlossen', 'Der Vorschlag wird angenommen.'
    from paper;`

const tables = ['gremien', 'sitzungen', 'vorlagen', 'vorlagen_rels', 'dokumente', 'dokumentworte']

/**
 * Makes twenty years of a council: 12 committees, 3,000 meetings, 15,000 papers with 60,000 pages of
 * words. What is found of them, and open data, is written by `npm run migrate`.
 */
export async function makeLargeCouncil(client: pg.Client): Promise<void> {
  await client.query(
    `begin; ${pages} ${committeesMade} ${meetingsMade} ${papersMade} ${agendas} commit;`,
  )
  for (const table of [...tables, 'sitzungspunkte']) await client.query(`analyze ${table}`)
}

/** A meeting, a paper and a committee in the middle of them. */
export const inTheMiddle = {
  meeting: from + meetings / 2,
  paper: from + (meetings * papersPerMeeting) / 2,
  committee: from + committees / 2,
  /** A word that stands in the file of one paper alone. */
  rareWord: `Aktenzeichen${(meetings * papersPerMeeting) / 2}`,
} as const

/** Gives a member of the council a seat in the committee in the middle. */
export async function seatMember(client: pg.Client, member: number): Promise<void> {
  await client.query(
    `insert into gremien_mitglieder (_order, _parent_id, id, rat_id, funktion)
     select 1, g.id, 'bench', r.id, 'mitglied' from gremien g, raete r
     where g.nummer = $1 and r.nummer = $2`,
    [inTheMiddle.committee, member],
  )
}
