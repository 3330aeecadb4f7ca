import type { RichTextBlock, RichTextInline, RichTextList, RichTextTable } from '@kurstadt/contract'
import { colors, content, type Element, type PdfPage, page } from './pdf-page.ts'
import { columnsOf, drawTable, needRoom } from './table.ts'

const text = { family: 'text', size: 10.5, color: colors.text, gap: 1.5 } as const
const heading = { family: 'display', size: 15, color: colors.heading } as const

/** Level of the first headings within a text. */
type HeadingLevel = 2 | 3 | 4

/** A line of formatted text as plain words; a link is followed by where it leads. */
function wordsOf(children: readonly RichTextInline[]): string {
  return children
    .map((child): string => {
      if (child.type === 'text') return child.text
      if (child.type === 'linebreak') return ' '
      const words = wordsOf(child.children)
      return words.includes(child.href) ? words : `${words} (${child.href})`
    })
    .join('')
}

function drawList(pdf: PdfPage, parent: Element, list: RichTextList, depth: number): void {
  const element = pdf.put(parent, 'L')
  const x = page.left + depth * 18
  list.items.forEach(({ children, sublist }, index) => {
    const words = wordsOf(children)
    const setting = { ...text, x: x + 18, width: content - depth * 18 - 18 }
    needRoom(pdf, pdf.heightOf(words, setting))
    const item = pdf.put(element, 'LI')
    const top = pdf.doc.y
    const label = list.ordered ? `${index + 1}.` : '•'
    pdf.put(item, 'Lbl', () => pdf.write(`${label} `, { ...text, x, width: 18, y: top }))
    const body = pdf.put(item, 'LBody')
    pdf.put(body, 'P', () => pdf.write(`${words} `, { ...setting, y: top }))
    pdf.doc.y += 3
    if (sublist !== null) drawList(pdf, body, sublist, depth + 1)
  })
}

type Cells = RichTextTable['rows'][number]['cells']

/** The words of a row, one for each column; a cell over several columns stands in the first. */
const inColumns = (cells: Cells) =>
  cells.flatMap(({ children, colspan }) => [
    wordsOf(children),
    ...Array.from({ length: colspan - 1 }, () => ''),
  ])

/** A table of an editor's text: with columns where its first row names them, else line by line. */
function drawRows(pdf: PdfPage, parent: Element, { rows }: RichTextTable): void {
  const [first, ...rest] = rows
  if (first?.cells.every(({ header }) => header)) {
    const names = inColumns(first.cells)
    const columns = columnsOf(
      ...names.map((name): [string, number, 'left'] => [name, content / names.length, 'left']),
    )
    drawTable(pdf, parent, { columns, rows: rest.map(({ cells }) => inColumns(cells)) })
  } else
    for (const { cells } of rows) {
      const words = cells.map(({ children }) => wordsOf(children)).join(' – ')
      pdf.put(parent, 'P', () => pdf.write(words, text))
    }
  pdf.doc.y += 7
}

function drawBlock(pdf: PdfPage, parent: Element, block: RichTextBlock, below: HeadingLevel): void {
  if (block.type === 'list') {
    drawList(pdf, parent, block, 0)
    pdf.doc.y += 6
    return
  }
  if (block.type === 'table') {
    drawRows(pdf, parent, block)
    return
  }
  const words = wordsOf(block.children)
  if (block.type === 'heading') {
    const level = Math.min(6, below + block.level - 2)
    needRoom(pdf, 70)
    pdf.doc.y += 8
    pdf.put(parent, `H${level}`, () => pdf.write(words, { ...heading, size: 17 - level }))
    pdf.doc.y += 4
    return
  }
  pdf.put(parent, 'P', () => pdf.write(words, text))
  pdf.doc.y += 7
}

/** Draws an editor's text below an element; its own headings begin at a level. */
export function drawRichText(
  pdf: PdfPage,
  parent: Element,
  blocks: readonly RichTextBlock[],
  below: HeadingLevel,
): void {
  for (const block of blocks) drawBlock(pdf, parent, block, below)
}
