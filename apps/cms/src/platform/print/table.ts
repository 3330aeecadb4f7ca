import { colors, content, type Element, type PdfPage, page } from './pdf-page.ts'

/** A column: what it is called, where it begins, how wide it is. */
export type Column = { title: string; x: number; width: number; align: 'left' | 'right' }

const lowest = page.height - page.bottom - 24
const head = { family: 'strong', size: 9.5, color: colors.soft } as const
const cell = { family: 'text', size: 10.5, color: colors.text } as const
const gap = 7

/** Columns side by side: `widths` in points, 0 for what is left. */
export function columnsOf(...columns: [title: string, width: number, align: 'left' | 'right'][]) {
  const fixed = columns.reduce((sum, [, width]) => sum + width, 0)
  let x = page.left
  return columns.map(([title, width, align]): Column => {
    const own = width === 0 ? content - fixed : width
    const column = { title, x, width: own - 8, align }
    x += own
    return column
  })
}

function heightOf(pdf: PdfPage, columns: readonly Column[], texts: readonly string[]): number {
  return Math.max(
    ...columns.map(({ width }, index) => pdf.heightOf(texts[index] ?? '', { ...cell, width })),
  )
}

/** The heads of the columns where the table goes on: those who hear it have heard them. */
function goOn(pdf: PdfPage, columns: readonly Column[]): void {
  pdf.doc.addPage()
  const top = page.top
  pdf.artifact(() => {
    for (const { align, title, width, x } of columns)
      pdf.write(title, { ...head, align, width, x, y: top })
  }, 'Pagination')
  pdf.doc.y = top + 16
  pdf.rule(pdf.doc.y)
  pdf.doc.y += gap
}

function drawRow(
  pdf: PdfPage,
  parent: Element,
  {
    columns,
    texts,
    tag,
  }: { columns: readonly Column[]; texts: readonly string[]; tag: 'TH' | 'TD' },
): void {
  const top = pdf.doc.y
  const row = pdf.put(parent, 'TR')
  let lowestPoint = top
  columns.forEach(({ align, width, x }, index) => {
    const style = tag === 'TH' ? head : cell
    const draw = () => pdf.write(`${texts[index] ?? ''} `, { ...style, align, width, x, y: top })
    pdf.put(row, tag, draw, tag === 'TH' ? { scope: 'Column' } : {})
    lowestPoint = Math.max(lowestPoint, pdf.doc.y)
  })
  row.end()
  pdf.doc.y = lowestPoint + gap - 2
  pdf.rule(pdf.doc.y)
  pdf.doc.y += gap
}

/** Draws a table that goes on over as many pages as it needs; no row is torn apart. */
export function drawTable(
  pdf: PdfPage,
  parent: Element,
  { columns, rows }: { columns: readonly Column[]; rows: readonly (readonly string[])[] },
): void {
  const table = pdf.put(parent, 'Table')
  drawRow(pdf, table, { columns, texts: columns.map(({ title }) => title), tag: 'TH' })
  for (const texts of rows) {
    if (pdf.doc.y + heightOf(pdf, columns, texts) + gap > lowest) goOn(pdf, columns)
    drawRow(pdf, table, { columns, texts, tag: 'TD' })
  }
  table.end()
}

/** Goes to the next page unless so many points are left on this one. */
export function needRoom(pdf: PdfPage, points: number): void {
  if (pdf.doc.y + points > lowest) pdf.doc.addPage()
}
