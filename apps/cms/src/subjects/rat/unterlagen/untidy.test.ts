import { expect, test } from 'vitest'
import { drawnPdf, pdfOf, viewPdf } from '../../../../../../tests/support/joined-pdf.ts'
import { readPdf } from '../../../../../../tests/support/read-pdf.ts'
import { pdfWith } from '../../../../../../tests/support/sample-pdfs.ts'
import { makeUnterlagen } from './make.ts'
import { anlage, papier, punkt, unterlagen } from './unterlagen.fixtures.ts'

/** The file of a meeting with one item, one paper, and these attachments. */
async function madeWith(files: Record<string, Uint8Array | null>) {
  const anlagen = Object.keys(files).map((name) => anlage(name))
  const all = unterlagen([punkt('1', [papier(11, { anlagen })]), punkt('2', [papier(12)])])
  const bytes = await makeUnterlagen(all, (datei) => Promise.resolve(files[datei] ?? null))
  return { bytes, pdf: await readPdf(bytes), view: await viewPdf(bytes) }
}

const whole = await pdfOf('Erste Seite', 'Zweite Seite')

test('a file that cannot be joined has a page that says why, and the others stay', async () => {
  const { pdf, view } = await madeWith({
    'geschuetzt.pdf': await drawnPdf((document) => document.addPage().text('geheim'), {
      userPassword: 'kennwort',
    }),
    'gesperrt.pdf': await drawnPdf((document) => document.addPage().text('offen'), {
      ownerPassword: 'kennwort',
    }),
    'kaputt.pdf': Buffer.from('%PDF-1.4\nnichts weiter'),
    'abgeschnitten.pdf': whole.subarray(0, 400),
    'ohne-seiten.pdf': Buffer.from(
      pdfWith('').toString('latin1').replace('[3 0 R]/Count 1', '[]/Count 0'),
      'latin1',
    ),
    'bild.pdf': Buffer.from('\u0089PNG'),
    'leer.pdf': new Uint8Array(),
    'weg.pdf': null,
    'ganz.pdf': whole,
  })
  const pages = pdf.pages.filter((one) => one.includes('Diese Anlage steht nicht in dieser Datei.'))
  expect(
    pages.map((one) => /Anlage: (\S+) .*Datei ist (.*?)\. /.exec(one)?.slice(1)),
  ).toStrictEqual([
    ['geschuetzt', 'mit einem Kennwort oder gegen das Kopieren geschützt'],
    ['gesperrt', 'mit einem Kennwort oder gegen das Kopieren geschützt'],
    ['kaputt', 'beschädigt'],
    ['abgeschnitten', 'beschädigt'],
    ['ohne-seiten', 'beschädigt'],
    ['bild', 'kein PDF'],
    ['leer', 'kein PDF'],
    ['weg', 'nicht mehr in der Ablage'],
  ])
  expect(pages[0]).toContain('/de/gemeinderat/intern/dokumente/7/geschuetzt.pdf')
  expect(pdf.pages.join(' ')).toContain('Zweite Seite')
  expect(pdf.pages.join(' ')).toContain('Wortlaut 12')
  const files = view.marks.find(({ titel }) => titel.startsWith('TOP 1'))?.below[0]?.below
  expect(files?.map(({ seite }) => seite)).toStrictEqual([4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('a page whose text is cut off is not shown as a blank one', async () => {
  const text = whole.toString('latin1')
  const lost = text.replace(/\/Contents (\d+) 0 R/, '/Contents 999 0 R')
  const { pdf } = await madeWith({ 'luecke.pdf': Buffer.from(lost, 'latin1') })
  expect(pdf.pages.join(' ')).toContain('Die Datei ist beschädigt.')
})

test('tags of a file are kept, and every page stays owned by the right elements', async () => {
  const tagged = await drawnPdf(
    (document) => {
      document.addPage()
      const root = document.struct('Document')
      document.addStructure(root)
      for (const text of ['Kapitel A', 'Kapitel B']) {
        root.add(document.struct('H1', {}, () => document.text(text)))
        root.add(document.struct('BlockQuote', {}, () => document.text(`Zitat zu ${text}`)))
      }
      root.end()
    },
    { tagged: true, lang: 'en-GB' },
  )
  const { pdf, bytes } = await madeWith({
    'a.pdf': tagged,
    'plan.pdf': whole,
    'b.pdf': Buffer.concat([tagged, Buffer.from('\n')]),
  })
  expect(pdf.tags.filter((tag) => tag === 'BlockQuote')).toHaveLength(4)
  expect(pdf.unmarked).toStrictEqual([])
  expect(pdf.nested).toStrictEqual([])
  expect(await ownersOf(bytes)).toStrictEqual([])
})

test('a scan is a picture that says it has no words', async () => {
  const scan = await drawnPdf((document) => {
    document.addPage().rect(50, 50, 200, 200).fill('black')
  })
  const { pdf } = await madeWith({ 'scan.pdf': scan })
  expect(pdf.figures).toStrictEqual(['Anlage: scan, Seite 1 von 1: ein Bild ohne lesbaren Text'])
})

test('a page keeps its size and is not covered: its number stands below it, at any rotation', async () => {
  for (const rotation of [0, 90, 180, 270, -90, 450]) {
    const rotated = await drawnPdf((document) => {
      document.addPage({ size: [400, 700] }).text('Grundriss')
      Object.assign(document.page.dictionary.data, { Rotate: rotation })
    })
    const { view, pdf } = await madeWith({ 'plan.pdf': rotated })
    const [width, height] = view.sizes[3] ?? []
    expect(rotation % 180 === 0 ? [width, 700] : [width, 400]).toStrictEqual([
      rotation % 180 === 0 ? 400 : 700,
      (height ?? 0) - Math.round(Math.max(16, (width ?? 0) * 0.045)),
    ])
    expect(view.heights.get('Seite 4 von 5')).toBeGreaterThan(0.94)
    expect(pdf.pages[3]).toContain('Grundriss')
  }
})

test('links of a file lead to its own pages, and nothing in it runs', async () => {
  const linked = await drawnPdf((document) => {
    document.addPage().text('Inhalt')
    document.goTo(10, 10, 50, 20, 'ziel')
    document.link(10, 40, 50, 20, 'https://www.example.org/')
    document.addPage().text('Ziel')
    document.addNamedDestination('ziel')
  })
  const harmful = Buffer.from(
    linked.toString('latin1').replace('/S /URI', '/S /JavaScript\n/JS (app.alert\\(1\\))'),
    'latin1',
  )
  const { view, bytes } = await madeWith({ 'links.pdf': linked, 'boese.pdf': harmful })
  expect(view.links.slice(3, 7)).toStrictEqual([[5, 'https://www.example.org/'], [], [7, 0], []])
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const written = await PDFDocument.load(bytes)
  const objects = written.context.enumerateIndirectObjects().map(([, object]) => object.toString())
  expect(objects.filter((one) => one.includes('/JavaScript'))).toStrictEqual([])
})

test('files that are too much together are named, each on a page', async () => {
  const large = Buffer.concat([whole, Buffer.alloc(45_000_000)])
  const { pdf } = await madeWith({ 'eins.pdf': large, 'zwei.pdf': large, 'drei.pdf': whole })
  const text = pdf.pages.join(' ')
  expect(text).toContain('Mit ihr wäre die Datei mit allen Unterlagen zu groß.')
  expect(pdf.pages.filter((one) => one.includes('Zweite Seite'))).toHaveLength(2)
})

/** Pages whose marked content belongs to an element of another page. */
async function ownersOf(bytes: Uint8Array): Promise<string[]> {
  const { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } = await import('@cantoo/pdf-lib')
  const { catalog, context, ...document } = await PDFDocument.load(bytes).then((one) => ({
    catalog: one.catalog,
    context: one.context,
    pages: one.getPages(),
  }))
  const tree = catalog
    .lookup(PDFName.of('StructTreeRoot'), PDFDict)
    .lookup(PDFName.of('ParentTree'), PDFDict)
  const nums = tree.lookup(PDFName.of('Nums'), PDFArray).asArray()
  const owners = new Map(
    nums.flatMap((one, index) =>
      index % 2 === 0 ? [[String(one), nums[index + 1]] as const] : [],
    ),
  )
  return document.pages.flatMap(({ node, ref }, index) => {
    const key = node.lookupMaybe(PDFName.of('StructParents'), PDFNumber)
    const owned = context.lookup(owners.get(String(key)))
    if (!(owned instanceof PDFArray)) return [`page ${index + 1} has no owners`]
    return owned.asArray().flatMap((one) => {
      const element = context.lookup(one)
      const page = element instanceof PDFDict ? element.get(PDFName.of('Pg')) : undefined
      return page === ref || page === undefined ? [] : [`page ${index + 1} is owned by another`]
    })
  })
}
