import { colors, type Element, PdfPage } from '../../../platform/print/index.ts'
import type { Blatttag, Jahresblatt, Zeichen } from './jahresblatt.ts'

/** A4 on its side, in points. */
const sheet = { width: 841.89, height: 595.28, side: 30, top: 24 }
const inner = sheet.width - 2 * sheet.side
const column = inner / 12
const grid = { top: 92, head: 16, row: 14.2 }
const foot = grid.top + grid.head + 31 * grid.row + 10

const dayText = { family: 'text', size: 7.5, color: colors.text } as const
const kindText = { family: 'strong', size: 7.5, color: colors.text } as const
const small = { family: 'text', size: 8, color: colors.soft } as const

function drawHead(pdf: PdfPage, { lang, ort, titel, untertitel }: Jahresblatt): void {
  pdf.fillRect({ x: 0, y: 0, width: sheet.width, height: 12 }, colors.band)
  const at = { x: sheet.side, width: inner }
  const town = { ...small, ...at, y: sheet.top, spacing: 1.2 }
  pdf.put(pdf.root, 'P', () => pdf.write(ort.toLocaleUpperCase(lang), town))
  const title = { family: 'display', size: 20, color: colors.heading, y: 36, ...at } as const
  pdf.put(pdf.root, 'H1', () => pdf.write(titel, title))
  const below = { family: 'text', size: 10, color: colors.soft, y: 66, ...at } as const
  pdf.put(pdf.root, 'P', () => pdf.write(untertitel, below))
}

/** What is collected on a day: a bar in the colour of its kind and its letters. */
function drawKinds(pdf: PdfPage, cell: Element, { termine }: Blatttag, x: number, y: number): void {
  const room = (column - 28) / Math.max(2, termine.length)
  termine.forEach(({ farbe, kuerzel, titel, verschoben }, index) => {
    const left = x + 27 + index * room
    pdf.fillRect({ x: left, y: y + 2, width: 2.5, height: grid.row - 4 }, farbe)
    const words = `${kuerzel}${verschoben ? '*' : ''} `
    const setting = { ...kindText, x: left + 4, y: y + 2.2, width: room - 3 }
    pdf.put(cell, 'Span', () => pdf.write(words, setting), { expanded: titel })
  })
}

/** Days without a collection are lines for the eye; the others are rows of the month's table. */
function drawDay(pdf: PdfPage, table: Element, day: Blatttag, x: number, y: number): void {
  if (day.istFrei)
    pdf.fillRect({ x, y, width: column - 3, height: grid.row - 0.6 }, colors.bandSoft)
  const name = `${day.tag} ${day.wochentag} `
  const setting = { ...dayText, x: x + 2, y: y + 2.2, width: 26 }
  if (day.termine.length === 0) {
    pdf.artifact(() => pdf.write(name, setting))
    return
  }
  const row = pdf.put(table, 'TR')
  pdf.put(row, 'TH', () => pdf.write(name, setting), { scope: 'Row' }).end()
  const cell = pdf.put(row, 'TD')
  drawKinds(pdf, cell, day, x, y)
  cell.end()
  row.end()
}

function drawMonth(pdf: PdfPage, month: Jahresblatt['monate'][number], index: number): void {
  const x = sheet.side + index * column
  const section = pdf.put(pdf.root, 'Sect')
  const head = { family: 'strong', size: 9, color: colors.heading } as const
  pdf.put(section, 'H2', () =>
    pdf.write(month.titel, { ...head, x: x + 2, y: grid.top, width: column - 4 }),
  )
  const hasDates = month.tage.some(({ termine }) => termine.length > 0)
  const table = hasDates ? pdf.put(section, 'Table') : section
  for (const day of month.tage)
    drawDay(pdf, table, day, x, grid.top + grid.head + (day.tag - 1) * grid.row)
  if (hasDates) table.end()
  section.end()
}

function drawLegend(pdf: PdfPage, legende: readonly Zeichen[]): void {
  const list = pdf.put(pdf.root, 'L')
  const room = inner / Math.max(4, legende.length)
  legende.forEach(({ farbe, kuerzel, titel }, index) => {
    const x = sheet.side + index * room
    pdf.fillRect({ x, y: foot + 1, width: 2.5, height: 10 }, farbe)
    const item = pdf.put(list, 'LI')
    const words = `${kuerzel} = ${titel} `
    const setting = { ...kindText, size: 8, x: x + 5, y: foot + 1, width: room - 8 }
    pdf.put(item, 'LBody', () => pdf.write(words, setting))
    item.end()
  })
  list.end()
}

/** Draws a year on one page: a tagged PDF (PDF/UA) with its fonts in it. */
export function drawJahresblatt(blatt: Jahresblatt): Promise<Uint8Array> {
  const { fuss, geaendert, hinweise, lang, legende, monate, ort, titel } = blatt
  const pdf = new PdfPage({ titel, von: ort, lang, geaendert })
  pdf.doc.addPage({ size: 'A4', layout: 'landscape', margin: 0 })
  drawHead(pdf, blatt)
  for (const [index, month] of monate.entries()) drawMonth(pdf, month, index)
  if (legende.length > 0) drawLegend(pdf, legende)
  const words = { ...small, x: sheet.side, y: foot + 24, width: inner * 0.68 }
  if (hinweise.length > 0) pdf.put(pdf.root, 'P', () => pdf.write(hinweise.join(' '), words))
  const right = { ...small, x: sheet.side + inner * 0.7, y: foot + 24, width: inner * 0.3 }
  pdf.artifact(() => pdf.write(fuss, { ...right, align: 'right' }), 'Pagination')
  return pdf.bytes()
}
