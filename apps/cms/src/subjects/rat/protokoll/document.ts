import {
  colors,
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

function drawLines(pdf: PdfPage, section: Element, lines: readonly string[]): void {
  for (const line of lines) {
    needRoom(pdf, 20)
    pdf.put(section, 'P', () => pdf.write(`${line} `, text))
    pdf.doc.y += 4
  }
}

function drawAttendance(pdf: PdfPage, { anwesenheit }: Blatt): void {
  if (anwesenheit.length === 0) return
  const section = pdf.put(pdf.root, 'Sect')
  drawSheetHeading(pdf, section, 'Anwesenheit')
  drawSheetFacts(pdf, section, anwesenheit)
  section.end()
}

function drawItems(pdf: PdfPage, { punkte }: Blatt): void {
  const section = pdf.put(pdf.root, 'Sect')
  drawSheetHeading(pdf, section, 'Tagesordnung')
  if (punkte.length === 0)
    drawLines(pdf, section, ['Öffentliche Punkte hatte diese Sitzung nicht.'])
  for (const { titel, zeilen } of punkte) {
    const item = pdf.put(section, 'Sect')
    drawSheetHeading(pdf, item, titel, 'H3')
    drawLines(pdf, item, zeilen)
    item.end()
  }
  section.end()
}

/** Draws minutes: what is said of the meeting, who was there, each item with what came of it. */
export function drawBlatt(blatt: Blatt): Promise<Uint8Array> {
  const { geaendert, ort, titel } = blatt
  const pdf = new PdfPage({ titel: `Niederschrift: ${titel}`, von: ort, lang: 'de-DE', geaendert })
  pdf.doc.addPage()
  drawSheetHead(pdf, { von: `${ort} · Niederschrift`, titel })
  drawSheetFacts(pdf, pdf.root, blatt.angaben)
  drawSheetRule(pdf)
  drawAttendance(pdf, blatt)
  drawItems(pdf, blatt)
  drawSheetFeet(pdf, blatt.fuss)
  pdf.root.end()
  return pdf.bytes()
}
