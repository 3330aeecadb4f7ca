import { expect, test } from 'vitest'
import { pdfOf, viewPdf } from '../../../../../../tests/support/joined-pdf.ts'
import { readPdf } from '../../../../../../tests/support/read-pdf.ts'
import { makeUnterlagen } from './make.ts'
import { anlage, papier, punkt, unterlagen } from './unterlagen.fixtures.ts'

const files = { 'plan.pdf': ['Plan eins', 'Plan zwei'], 'einladung.pdf': ['Wir laden ein'] }
const stored = new Map(
  await Promise.all(
    Object.entries(files).map(async ([name, pages]) => [name, await pdfOf(...pages)] as const),
  ),
)
const read = (datei: string) => Promise.resolve(stored.get(datei) ?? null)

const plan = anlage('plan.pdf')
const whole = unterlagen(
  [
    punkt('1', [papier(11, { anlagen: [plan] }), papier(12)]),
    punkt('2', [], { beschluss: ['Beschluss: Es bleibt dabei.'] }),
    punkt('N 1', [papier(13, { istOeffentlich: false, anlagen: [plan] }), papier(12)], {
      istOeffentlich: false,
    }),
  ],
  { anlagen: [anlage('einladung.pdf')] },
)
const bytes = await makeUnterlagen(whole, read)
const pdf = await readPdf(bytes)
const view = await viewPdf(bytes)

test('the cover says whose meeting it is, when and where, and that it is not for others', () => {
  for (const words of ['Technischer Ausschuss', '14. Sitzung', '18 Uhr', 'Großer Saal', 'Stand:'])
    expect(pdf.pages[0]).toContain(words)
  expect(pdf.pages[0]).toContain('nicht öffentliche Unterlagen')
  expect(pdf.title).toBe('Unterlagen zur Sitzung: 14. Sitzung')
  expect(pdf.lang).toBe('de-DE')
})

test('what is public alone has no warning on its cover', async () => {
  const open = await readPdf(await makeUnterlagen(unterlagen([punkt('1', [])]), read))
  expect(open.pages[0]).not.toContain('nicht öffentliche')
})

test('each page, those of the files too, has its number among all', () => {
  expect(pdf.pages).toHaveLength(8)
  pdf.pages.forEach((words, index) => {
    expect(words).toContain(`Seite ${index + 1} von 8`)
  })
})

test('papers and files stand in the order of the agenda, each once', () => {
  const found = [
    'Wir laden ein',
    'Wortlaut 11',
    'Plan eins',
    'Plan zwei',
    'Wortlaut 12',
    'Wortlaut 13',
  ]
  const pages = found.map((words) => pdf.pages.findIndex((one) => one.includes(words)) + 1)
  expect(pages).toStrictEqual([4, 5, 6, 7, 8, 8])
  expect(pdf.pages.filter((one) => one.includes('Plan eins'))).toHaveLength(1)
  expect(pdf.pages[7]).toContain('Diese Vorlage steht schon auf Seite 8.')
  expect(pdf.pages.join(' ')).toContain('Es bleibt dabei.')
})

test('the agenda names the page of each item, paper and file, and leads there', () => {
  const agenda = pdf.pages[1]?.replaceAll(/\s+/g, ' ')
  expect(agenda).toContain('TOP 1: Gegenstand 1 Seite 5')
  expect(agenda).toContain('Anlage: plan Seite 6 bis 7')
  expect(agenda).toContain('TOP N 1: Gegenstand N 1 (nicht öffentlich) Seite 8')
  expect(view.links[1]).toStrictEqual([3, 5, 5, 6, 8, 8, 8, 8, 6, 8])
})

test('a bookmark leads to each item, below it to its papers, and below these to their files', () => {
  const file = { titel: 'Anlage: plan', seite: 6, below: [] }
  const second = { titel: '2026/012: Vorlage 12', seite: 8, below: [] }
  expect(view.marks).toStrictEqual([
    { titel: 'Unterlagen zur Sitzung', seite: 1, below: [] },
    { titel: 'Tagesordnung', seite: 2, below: [] },
    {
      titel: 'Einladung und Niederschrift',
      seite: 3,
      below: [{ titel: 'Anlage: einladung', seite: 4, below: [] }],
    },
    {
      titel: 'TOP 1: Gegenstand 1',
      seite: 5,
      below: [{ titel: '2026/011: Vorlage 11', seite: 5, below: [file] }, second],
    },
    { titel: 'TOP 2: Gegenstand 2', seite: 8, below: [] },
    {
      titel: 'TOP N 1: Gegenstand N 1',
      seite: 8,
      below: [{ titel: '2026/013: Vorlage 13', seite: 8, below: [file] }, second],
    },
  ])
})

test('everything is tagged or an artifact, and every link says where it leads', () => {
  expect(pdf.isMarked).toBe(true)
  expect(pdf.unmarked).toStrictEqual([])
  expect(pdf.nested).toStrictEqual([])
  expect(pdf.silentLinks).toBe(0)
  for (const tag of ['H1', 'H2', 'H3', 'TOC', 'TOCI', 'Link', 'Sect', 'P'])
    expect(pdf.tags).toContain(tag)
})

test('a meeting without an agenda says so, and without files it claims PDF/UA', async () => {
  const empty = await makeUnterlagen(unterlagen([]), read)
  const { pages } = await readPdf(empty)
  expect(pages.join(' ')).toContain('Für diese Sitzung steht keine Tagesordnung fest.')
  const claims = (made: Uint8Array) => Buffer.from(made).toString('latin1').includes('pdfuaid')
  expect([claims(empty), claims(bytes)]).toStrictEqual([true, false])
})

test('an agenda of many pages has the right numbers too', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    punkt(String(index + 1), [papier(100 + index)], {
      titel: `Ein langer Gegenstand ${'wort '.repeat(30)}`,
    }),
  )
  const made = await readPdf(await makeUnterlagen(unterlagen(many), read))
  const last = made.pages.findIndex((one) => one.includes('Wortlaut 159')) + 1
  const agenda = made.pages.slice(1, 10).join(' ').replaceAll(/\s+/g, ' ')
  expect(agenda).toContain(`Vorlage 159 Seite ${last}`)
})
