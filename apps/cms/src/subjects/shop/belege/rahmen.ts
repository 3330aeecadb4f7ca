import { colors, content, PdfPage, page } from '../../../platform/print/index.ts'

/** Opens a paper with its first page. */
export function openPaper(facts: ConstructorParameters<typeof PdfPage>[0]): PdfPage {
  const pdf = new PdfPage(facts)
  pdf.doc.addPage()
  return pdf
}

/** What it is and which page, at the foot of each page. */
export function drawFeet(pdf: PdfPage, left: string, word: string): void {
  const { doc } = pdf
  const { start, count } = doc.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index)
    const { margins } = doc.page
    doc.page.margins = { ...margins, bottom: 0 }
    const y = page.height - 42
    const words = { size: 9, color: colors.soft, family: 'text', y } as const
    pdf.rule(y - 8)
    pdf.artifact(() => {
      pdf.write(left, { ...words, width: content - 90 })
      pdf.write(`${word} ${index + 1} / ${count}`, { ...words, align: 'right' })
    }, 'Pagination')
    doc.page.margins = margins
  }
}
