import PDFDocument from 'pdfkit'
import { schrift } from './schrift.ts'

/** What a printed leaflet or by-law is made of. */
export type Dokument = {
  titel: string
  untertitel: string
  stand: string
  abschnitte: {
    titel: string
    absaetze?: string[]
    liste?: string[]
    /** Two columns: what, and how much or when. */
    zeilen?: (readonly [string, string])[]
  }[]
}

type Pdf = InstanceType<typeof PDFDocument>
type Struktur = ReturnType<Pdf['struct']>

const ink = { text: '#1f2b2a', accent: '#1c4439', rule: '#c9974f', pale: '#5b6a68' }
const margin = 62

function open({ titel, untertitel }: Dokument): Pdf {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: 70, left: margin, right: margin },
    lang: 'de-DE',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: {
      Title: titel,
      Subject: untertitel,
      Author: 'Stadt Bad Silberbronn',
      CreationDate: new Date('2026-01-01T00:00:00Z'),
    },
  })
  doc.registerFont('text', schrift(400))
  doc.registerFont('strong', schrift(600))
  return doc
}

/** Writes a tagged piece of text. */
function write(doc: Pdf, parent: Struktur, tag: string, put: () => void): void {
  parent.add(doc.struct(tag, {}, put))
}

function head(doc: Pdf, root: Struktur, { titel, untertitel }: Dokument): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, doc.page.width, 26).fill(ink.accent)
  doc.rect(0, 26, doc.page.width, 3).fill(ink.rule)
  doc.endMarkedContent()
  doc.y = margin
  write(doc, root, 'P', () =>
    doc
      .font('strong')
      .fontSize(10)
      .fillColor(ink.pale)
      .text('Bad Silberbronn', { characterSpacing: 0.6 }),
  )
  doc.moveDown(0.4)
  write(doc, root, 'H1', () =>
    doc.font('strong').fontSize(25).fillColor(ink.accent).text(titel, { lineGap: 1 }),
  )
  doc.moveDown(0.2)
  write(doc, root, 'P', () => doc.font('text').fontSize(12.5).fillColor(ink.pale).text(untertitel))
  doc.moveDown(1)
}

/** The library knows `scope`, its types do not yet. */
const ofRow: NonNullable<Parameters<Pdf['struct']>[1]> & { scope: string } = { scope: 'Row' }

/** A table of two columns: a reader's program says what a row is about before it says how much. */
function rows(doc: Pdf, root: Struktur, zeilen: (readonly [string, string])[]): void {
  const width = doc.page.width - margin * 2
  const left = width * 0.6
  const table = doc.struct('Table')
  root.add(table)
  for (const [name, value] of zeilen) {
    const y = doc.y
    const row = doc.struct('TR')
    table.add(row)
    row.add(
      doc.struct('TH', ofRow, () => {
        doc
          .font('text')
          .fontSize(11)
          .fillColor(ink.text)
          .text(name, margin, y, { width: left - 14 })
      }),
    )
    const bottom = doc.y
    write(doc, row, 'TD', () =>
      doc.font('strong').text(value, margin + left, y, { width: width - left }),
    )
    row.end()
    doc.y = Math.max(bottom, doc.y)
    doc.markContent('Artifact', { type: 'Layout' })
    doc
      .moveTo(margin, doc.y + 3)
      .lineTo(margin + width, doc.y + 3)
      .lineWidth(0.5)
      .strokeColor('#d8d2c4')
      .stroke()
    doc.endMarkedContent()
    doc.x = margin
    doc.y += 8
  }
  table.end()
}

/** Roughly how much room a section takes, so that none is torn apart. */
function heightOf({
  absaetze = [],
  liste = [],
  zeilen = [],
}: Dokument['abschnitte'][number]): number {
  const lines = absaetze.reduce((sum, text) => sum + Math.ceil(text.length / 92), 0)
  return 24 + lines * 17 + absaetze.length * 7 + liste.length * 17 + zeilen.length * 23
}

function section(doc: Pdf, root: Struktur, abschnitt: Dokument['abschnitte'][number]): void {
  if (doc.y + heightOf(abschnitt) > doc.page.height - 74) doc.addPage()
  write(doc, root, 'H2', () =>
    doc.font('strong').fontSize(14).fillColor(ink.accent).text(abschnitt.titel),
  )
  doc.moveDown(0.35)
  for (const absatz of abschnitt.absaetze ?? []) {
    write(doc, root, 'P', () =>
      doc.font('text').fontSize(11).fillColor(ink.text).text(absatz, { lineGap: 2.5 }),
    )
    doc.moveDown(0.5)
  }
  for (const punkt of abschnitt.liste ?? []) {
    write(doc, root, 'P', () =>
      doc
        .font('text')
        .fontSize(11)
        .fillColor(ink.text)
        .text(`–  ${punkt}`, { indent: 0, lineGap: 2.5 }),
    )
  }
  if (abschnitt.zeilen) rows(doc, root, abschnitt.zeilen)
  doc.moveDown(0.9)
}

function footers(doc: Pdf, { stand }: Dokument): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    const line = `Stand ${stand}  ·  Marktplatz 1, 00375 Bad Silberbronn  ·  Seite ${page + 1} von ${count}`
    doc
      .font('text')
      .fontSize(9)
      .fillColor(ink.pale)
      .text(line, margin, doc.page.height - 46, { lineBreak: false })
    doc.endMarkedContent()
  }
}

/** Sets a document as a tagged PDF in German. */
export function pdfOf(dokument: Dokument): Promise<Buffer> {
  const doc = open(dokument)
  const parts: Buffer[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  doc.on('data', (part: Buffer) => parts.push(part))
  doc.on('end', () => resolve(Buffer.concat(parts)))
  doc.on('error', reject)
  const root = doc.struct('Document')
  doc.addStructure(root)
  head(doc, root, dokument)
  for (const abschnitt of dokument.abschnitte) section(doc, root, abschnitt)
  root.end()
  footers(doc, dokument)
  doc.end()
  return promise
}
