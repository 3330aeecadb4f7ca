import {
  colors,
  drawRichText,
  drawSheetFacts,
  drawSheetFeet,
  drawSheetHead,
  drawSheetHeading,
  drawSheetRule,
  type Element,
  needRoom,
  PdfPage,
} from '../../../platform/print/index.ts'
import type { Blatt } from './blatt.ts'

const text = { family: 'text', size: 10.5, color: colors.text, gap: 1.5 } as const
const small = { family: 'text', size: 9, color: colors.soft, gap: 1 } as const

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
  drawSheetHeading(pdf, section, 'Anlagen')
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
  drawSheetHeading(pdf, section, 'Nachweis')
  drawLines(pdf, section, [
    `Eintrag ${nachweis.nr} im Verzeichnis der Bekanntmachungen. SHA-256 des Wortlauts:`,
    nachweis.pruefsumme,
    `Ob der Wortlaut unverändert ist, lässt sich unter ${nachweis.adresse} prüfen.`,
  ])
  section.end()
}

/** Draws a notice: what is said of it, its text, its files by their checksums, its place in the log. */
export function drawBlatt(blatt: Blatt): Promise<Uint8Array> {
  const { geaendert, ort, titel } = blatt
  const pdf = new PdfPage({ titel, von: ort, lang: 'de-DE', geaendert })
  pdf.doc.addPage()
  drawSheetHead(pdf, { von: `${ort} · Öffentliche Bekanntmachung`, titel })
  drawSheetFacts(pdf, pdf.root, blatt.angaben)
  drawSheetRule(pdf)
  const body = pdf.put(pdf.root, 'Sect')
  drawRichText(pdf, body, blatt.text, 2)
  body.end()
  drawAnlagen(pdf, blatt)
  drawNachweis(pdf, blatt)
  drawSheetFeet(pdf, blatt.fuss)
  pdf.root.end()
  return pdf.bytes()
}
