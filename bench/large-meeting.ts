import { writeFileSync } from 'node:fs'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import type pg from 'pg'
import { given } from './report.ts'

/** What one meeting of a full evening brings: 40 papers with 600 pages together. */
const papers = 40
const pagesPerPaper = 15
/** Numbers of what is made here begin above this. */
const from = 4_000_000

/** Pages of all papers together. */
export const pagesOfPapers = papers * pagesPerPaper

/** Number of the meeting. */
export const largeMeeting = from

/** The days before the meeting, as an interval of PostgreSQL, so that it is to come. */
const ahead = '30 days'

/** A report as offices write them: a page is a heading, two pages' worth of lines, and a table. */
async function reportOf(number: number): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 56 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  for (let page = 1; page <= pagesPerPaper; page += 1) {
    if (page > 1) document.addPage()
    document.fontSize(16).text(`Bericht ${number}, Abschnitt ${page}`).moveDown().fontSize(10)
    for (let line = 1; line <= 34; line += 1)
      document.text(
        `${line}. Kosten der Maßnahme ${number}.${page} im Haushaltsjahr: ${line * page} €`,
      )
    for (let row = 0; row < 6; row += 1) document.rect(56, 640 + row * 20, 480, 20).stroke()
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

const made = `
  create temporary table large_paper as
    select gen_random_uuid() as id, gen_random_uuid() as file, n from generate_series(1, ${papers}) as n;
  insert into dokumente (id, titel, bereich, oeffentlich, nummer, filename, mime_type, filesize)
    select file, 'Bericht ' || n, 'rat', n % 2 = 0, ${from} + n, 'bench-' || n || '.pdf', 'application/pdf', 90000
    from large_paper;
  insert into vorlagen (id, drucksache, art, titel, oeffentlich, leserkreis, nummer, _status)
    select id, '2099/' || lpad(n::text, 3, '0'), 'bericht', 'Bericht ' || n, n % 2 = 0, 'rat', ${from} + n, 'published'
    from large_paper;
  insert into vorlagen_rels ("order", parent_id, path, dokumente_id)
    select 1, id, 'dateien', file from large_paper;
  insert into sitzungen (id, titel, beginn, gremium_id, oeffentlich, leserkreis, nummer, tagesordnung, _status)
    select gen_random_uuid(), 'Vierzig Vorlagen', now() + interval '${ahead}',
      (select id from gremien where _status = 'published' order by sortierung limit 1), true, 'rat', ${from},
      (select jsonb_agg(jsonb_build_object('blockType', 'punkt', 'nummer', ${from} + n, 'punkt', n::text,
        'titel', 'Bericht ' || n, 'oeffentlich', n % 2 = 0, 'vorlagen', jsonb_build_array(id)) order by n)
        from large_paper), 'published';
  insert into sitzungspunkte (nummer, sitzung, stelle, punkt, titel, oeffentlich, vorlagen)
    select ${from} + n, (select id from sitzungen where nummer = ${from}), n, n::text, 'Bericht ' || n,
      n % 2 = 0, array[id] from large_paper;
  drop table large_paper;`

/** Makes a meeting with 40 papers and 600 pages, half of them not for everybody. */
export async function makeLargeMeeting(client: pg.Client): Promise<void> {
  for (let number = 1; number <= papers; number += 1)
    writeFileSync(path.join(given('DOCUMENT_DIR'), `bench-${number}.pdf`), await reportOf(number))
  await client.query(`begin; ${made} commit;`)
}

/** Another state of the meeting: its file has to be made anew. */
export async function touchLargeMeeting(client: pg.Client, round: number): Promise<void> {
  await client.query('update sitzungen set ort = $1 where nummer = $2', [`Saal ${round}`, from])
}
