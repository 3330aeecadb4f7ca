import { colors, content, type Element, type PdfPage, page } from '../../../platform/print/index.ts'
import type { Span } from './places.ts'
import { words } from './words.ts'

/** A line that leads somewhere: with a pointer in a viewer, by its page on paper. */
export type Line = {
  text: string
  /** Name of the place; absent where there is none yet. */
  to: string
  span: Span | undefined
  depth: 0 | 1 | 2
}

const column = 96
const indent = 20
const lowest = page.height - page.bottom - 30
const settings = [
  { family: 'strong', size: 11.5, color: colors.text },
  { family: 'text', size: 11, color: colors.text },
  { family: 'text', size: 10, color: colors.soft },
] as const

function drawLink(pdf: PdfPage, parent: Element, { text, to, span, depth }: Line): void {
  const { doc } = pdf
  const setting = settings[depth]
  const x = page.left + depth * indent
  const width = content - depth * indent - column
  const pages = span ? words.seiten(span.from, span.to) : `${words.seite} 0`
  if (doc.y + pdf.heightOf(text, { ...setting, width }) > lowest) doc.addPage()
  const top = doc.y
  const link = doc.struct('Link', {}, () => {
    pdf.write(`${text} `, { ...setting, x, width, y: top })
    const bottom = doc.y
    const number = { family: 'text', size: 10, color: colors.accent, align: 'right' } as const
    pdf.write(pages, { ...number, x: page.left + content - column, width: column, y: top })
    doc.y = Math.max(bottom, doc.y)
    // A text of a PDF is a String object to pdfkit, whose types know no tagged links yet.
    const said = Object.assign(`${text}, ${pages}`, {})
    const tagged: object = { structParent: link, Contents: said }
    doc.goTo(x, top, page.left + content - x, doc.y - top, to, { ...tagged })
  })
  parent.add(link)
}

/** Draws lines that lead to places, as a table of contents. */
export function drawLines(pdf: PdfPage, parent: Element, lines: readonly Line[]): void {
  if (lines.length === 0) return
  const list = pdf.put(parent, 'TOC')
  for (const line of lines) {
    const item = pdf.put(list, 'TOCI')
    drawLink(pdf, pdf.put(item, 'Reference'), line)
    item.end()
    pdf.doc.y += line.depth === 0 ? 5 : 3
  }
  list.end()
}
