import { colors, content, type Element, type PdfPage, page } from './pdf-page.ts'
import { needRoom } from './table.ts'

// A sheet of the town hall: whose it is, what it is about, facts side by side, sections, and a foot.

const left = 128
const name = { family: 'text', size: 10.5, color: colors.soft, width: left - 12 } as const
const value = {
  family: 'strong',
  size: 10.5,
  color: colors.text,
  x: page.left + left,
  width: content - left,
} as const
const small = { family: 'text', size: 9, color: colors.soft, gap: 1 } as const

/** The top of a sheet: a band, whose it is and what kind, and its title. */
export function drawSheetHead(pdf: PdfPage, { von, titel }: { von: string; titel: string }): void {
  pdf.fillRect({ x: 0, y: 0, width: page.width, height: 22 }, colors.band)
  pdf.fillRect({ x: 0, y: 22, width: page.width, height: 3 }, colors.ornament)
  const town = { family: 'strong', size: 10.5, color: colors.soft, y: page.top } as const
  pdf.put(pdf.root, 'P', () => pdf.write(von, town))
  pdf.doc.y += 6
  const title = { family: 'display', size: 24, color: colors.heading } as const
  pdf.put(pdf.root, 'H1', () => pdf.write(titel, title))
  pdf.doc.y += 10
}

/** What and which side by side, as a table whose rows have names. */
export function drawSheetFacts(
  pdf: PdfPage,
  parent: Element,
  facts: readonly (readonly [string, string])[],
): void {
  const table = pdf.put(parent, 'Table')
  for (const [what, which] of facts) {
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
}

/** A line across the sheet, below what is said of it. */
export function drawSheetRule(pdf: PdfPage): void {
  pdf.doc.y += 6
  pdf.rule(pdf.doc.y, colors.ornament)
  pdf.doc.y += 14
}

const heading = { family: 'display', size: 15, color: colors.heading } as const

/** A heading, with room for some of what follows it. */
export function drawSheetHeading(
  pdf: PdfPage,
  section: Element,
  words: string,
  tag: 'H2' | 'H3' = 'H2',
): void {
  needRoom(pdf, 70)
  pdf.doc.y += 10
  const setting = tag === 'H2' ? heading : { ...heading, family: 'strong' as const, size: 12 }
  pdf.put(section, tag, () => pdf.write(words, setting))
  pdf.doc.y += 4
}

/** Where a sheet is found and its number, at the foot of each page. */
export function drawSheetFeet(pdf: PdfPage, fuss: string): void {
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
