import {
  colors,
  content,
  drawRichText,
  type Element,
  needRoom,
  PdfPage,
  page,
} from '../../../platform/print/index.ts'
import type { Blatt } from './blatt.ts'

const left = 128
const heading = { family: 'display', size: 15, color: colors.heading } as const
const name = { family: 'text', size: 10.5, color: colors.soft, width: left - 12 } as const
const value = {
  family: 'strong',
  size: 10.5,
  color: colors.text,
  x: page.left + left,
  width: content - left,
} as const
const text = { family: 'text', size: 10.5, color: colors.text, gap: 1.5 } as const
const small = { family: 'text', size: 9, color: colors.soft, gap: 1 } as const

function drawHead(pdf: PdfPage, { ort, titel }: Blatt): void {
  pdf.fillRect({ x: 0, y: 0, width: page.width, height: 22 }, colors.band)
  pdf.fillRect({ x: 0, y: 22, width: page.width, height: 3 }, colors.ornament)
  const town = { family: 'strong', size: 10.5, color: colors.soft, y: page.top } as const
  pdf.put(pdf.root, 'P', () => pdf.write(`${ort} · Öffentliche Bekanntmachung`, town))
  pdf.doc.y += 6
  const title = { family: 'display', size: 24, color: colors.heading } as const
  pdf.put(pdf.root, 'H1', () => pdf.write(titel, title))
  pdf.doc.y += 10
}

/** What and which side by side, as a table whose rows have names. */
function drawFacts(pdf: PdfPage, { angaben }: Blatt): void {
  const table = pdf.put(pdf.root, 'Table')
  for (const [what, which] of angaben) {
    needRoom(pdf, Math.max(pdf.heightOf(what, name), pdf.heightOf(which, value)) + 6)
    const top = pdf.doc.y
    const row = pdf.put(table, 'TR')
    pdf.put(row, 'TH', () => pdf.write(`${what} `, { ...name, y: top }), { scope: 'Row' })
    const below = pdf.doc.y
    pdf.put(row, 'TD', () => pdf.write(which, { ...value, y: top }))
    row.end()
    pdf.doc.y = Math.max(below, pdf.doc.y) + 4
  }
  table.end()
  pdf.doc.y += 6
  pdf.rule(pdf.doc.y, colors.ornament)
  pdf.doc.y += 14
}

function drawHeading(pdf: PdfPage, section: Element, words: string): void {
  needRoom(pdf, 70)
  pdf.doc.y += 10
  pdf.put(section, 'H2', () => pdf.write(words, heading))
  pdf.doc.y += 4
}

function drawLines(pdf: PdfPage, section: Element, lines: readonly string[]): void {
  for (const line of lines) {
    needRoom(pdf, pdf.heightOf(line, small))
    pdf.put(section, 'P', () => pdf.write(line, small))
    pdf.doc.y += 2
  }
}

function drawAnlagen(pdf: PdfPage, { anlagen }: Blatt): void {
  if (anlagen.length === 0) return
  const section = pdf.put(pdf.root, 'Sect')
  drawHeading(pdf, section, 'Anlagen')
  for (const { sha256, titel } of anlagen) {
    needRoom(pdf, pdf.heightOf(titel, text) + 20)
    pdf.put(section, 'P', () => pdf.write(titel, text))
    drawLines(pdf, section, [`SHA-256 ${sha256}`])
    pdf.doc.y += 4
  }
  section.end()
}

function drawNachweis(pdf: PdfPage, { nachweis }: Blatt): void {
  const section = pdf.put(pdf.root, 'Sect')
  drawHeading(pdf, section, 'Nachweis')
  drawLines(pdf, section, [
    `Eintrag ${nachweis.nr} im Verzeichnis der Bekanntmachungen. SHA-256 des Wortlauts:`,
    nachweis.pruefsumme,
    `Ob der Wortlaut unverändert ist, lässt sich unter ${nachweis.adresse} prüfen.`,
  ])
  section.end()
}

/** Where it is found and its number, at the foot of each page. */
function drawFeet(pdf: PdfPage, { fuss }: Blatt): void {
  const { doc } = pdf
  const { start, count } = doc.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index)
    const { bottom } = doc.page.margins
    doc.page.margins.bottom = 0
    const foot = { ...small, y: page.height - 36 } as const
    pdf.artifact(() => {
      pdf.write(fuss, { ...foot, width: content - 90 })
      const number = `Seite ${index + 1} von ${count}`
      pdf.write(number, { ...foot, x: page.left + content - 90, width: 90, align: 'right' })
    }, 'Pagination')
    doc.page.margins.bottom = bottom
  }
}

/** Draws a notice: what is said of it, its text, its files by their checksums, its place in the log. */
export function drawBlatt(blatt: Blatt): Promise<Uint8Array> {
  const { geaendert, ort, titel } = blatt
  const pdf = new PdfPage({ titel, von: ort, lang: 'de-DE', geaendert })
  pdf.doc.addPage()
  drawHead(pdf, blatt)
  drawFacts(pdf, blatt)
  const body = pdf.put(pdf.root, 'Sect')
  drawRichText(pdf, body, blatt.text, 2)
  body.end()
  drawAnlagen(pdf, blatt)
  drawNachweis(pdf, blatt)
  drawFeet(pdf, blatt)
  pdf.root.end()
  return pdf.bytes()
}
