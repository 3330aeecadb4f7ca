import { colors, content, type Element, PdfPage, page } from '../../../platform/print/index.ts'
import type { Blatt, Teil } from './blatt.ts'

const lowest = page.height - page.bottom - 20
const left = content * 0.56
const gap = 14

const heading = { family: 'display', size: 17, color: colors.heading } as const
const what = { family: 'text', size: 11.5, color: colors.text, width: left - gap } as const
const when = {
  family: 'strong',
  size: 11.5,
  color: colors.text,
  x: page.left + left,
  width: content - left,
} as const
const text = { family: 'text', size: 10.5, color: colors.soft, gap: 1.5 } as const

type Row = Teil['zeilen'][number]

const rowHeight = (pdf: PdfPage, [name, value]: Row) =>
  Math.max(pdf.heightOf(name, what), pdf.heightOf(value, when)) + 9

function drawHead(pdf: PdfPage, { lang, ort, titel, untertitel }: Blatt): void {
  const { doc } = pdf
  pdf.fillRect({ x: 0, y: 0, width: page.width, height: 22 }, colors.band)
  pdf.fillRect({ x: 0, y: 22, width: page.width, height: 3 }, colors.ornament)
  const town = {
    family: 'strong',
    size: 10.5,
    color: colors.soft,
    spacing: 1.6,
    y: page.top,
  } as const
  pdf.put(pdf.root, 'P', () => pdf.write(ort.toLocaleUpperCase(lang), town))
  doc.y += 4
  const title = { family: 'display', size: 30, color: colors.heading } as const
  pdf.put(pdf.root, 'H1', () => pdf.write(titel, title))
  if (untertitel === '') return
  doc.y += 2
  pdf.put(pdf.root, 'P', () => pdf.write(untertitel, { ...text, size: 12.5 }))
}

function drawRow(pdf: PdfPage, table: Element, [name, value]: Row): void {
  const { doc } = pdf
  if (doc.y + rowHeight(pdf, [name, value]) > lowest) doc.addPage()
  const top = doc.y
  const row = pdf.put(table, 'TR')
  pdf.put(row, 'TH', () => pdf.write(`${name} `, { ...what, y: top }), { scope: 'Row' })
  const below = doc.y
  pdf.put(row, 'TD', () => pdf.write(value, { ...when, y: top }))
  row.end()
  doc.y = Math.max(below, doc.y) + 4
  pdf.rule(doc.y)
  doc.y += 5
}

function drawPart(pdf: PdfPage, teil: Teil): void {
  const { doc } = pdf
  const [first] = teil.zeilen
  const needed = 52 + (first ? rowHeight(pdf, first) : 20)
  doc.y += 18
  if (doc.y + needed > lowest) doc.addPage()
  const section = pdf.put(pdf.root, 'Sect')
  pdf.put(section, 'H2', () => pdf.write(teil.titel, heading), { lang: teil.lang })
  doc.y += 3
  pdf.rule(doc.y, colors.ornament)
  doc.y += 8
  if (teil.zeilen.length > 0) {
    const table = pdf.put(section, 'Table')
    for (const row of teil.zeilen) drawRow(pdf, table, row)
    table.end()
  }
  for (const line of teil.absaetze) {
    if (doc.y + pdf.heightOf(line, text) > lowest) doc.addPage()
    pdf.put(section, 'P', () => pdf.write(line, text), { lang: teil.lang })
    doc.y += 4
  }
  section.end()
}

/** Where it is found and its number, at the foot of each page. */
function drawFeet(pdf: PdfPage, { fuss, seite }: Blatt): void {
  const { doc } = pdf
  const { start, count } = doc.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index)
    const { margins } = doc.page
    doc.page.margins = { ...margins, bottom: 0 }
    const y = page.height - 42
    const words = { family: 'text', size: 9, color: colors.soft, y } as const
    pdf.rule(y - 8)
    pdf.artifact(() => {
      pdf.write(fuss, { ...words, width: content - 70 })
      if (count > 1) pdf.write(`${seite} ${index + 1}`, { ...words, align: 'right' })
    }, 'Pagination')
    doc.page.margins = margins
  }
}

/** Draws a leaflet: a tagged PDF (PDF/UA) with its fonts in it. */
export function drawBlatt(blatt: Blatt): Promise<Uint8Array> {
  const { geaendert, lang, ort, titel } = blatt
  const pdf = new PdfPage({ titel, von: ort, lang, geaendert })
  pdf.doc.addPage()
  drawHead(pdf, blatt)
  for (const teil of blatt.teile) drawPart(pdf, teil)
  drawFeet(pdf, blatt)
  return pdf.bytes()
}
