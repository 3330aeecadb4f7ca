import { colors, content, PdfPage, page } from '../../../platform/print/index.ts'
import { drawContents } from './contents.ts'
import { drawCover } from './cover.ts'
import type { Programm } from './programme.ts'
import { drawSection } from './section.ts'

/** Whom to ask, after the last event. */
function drawEnd(pdf: PdfPage, { kontakt, worte }: Programm): void {
  const { doc } = pdf
  const lines = [...kontakt, worte.hinweis]
  if (doc.y + 40 + lines.length * 15 > page.height - page.bottom) doc.addPage()
  doc.y += 24
  pdf.rule(doc.y, colors.ornament)
  doc.y += 12
  const section = pdf.put(pdf.root, 'Sect')
  lines.forEach((line, index) => {
    const family = index === 0 && kontakt.length > 0 ? 'strong' : 'text'
    pdf.put(section, 'P', () => pdf.write(line, { family, size: 10.5, color: colors.text }))
  })
  section.end()
}

/** Town, month and number at the foot of each page but the cover. */
function drawFeet(pdf: PdfPage, { ort, titel, zeitraum, worte }: Programm): void {
  const { doc } = pdf
  const { start, count } = doc.bufferedPageRange()
  for (let index = start + 1; index < start + count; index += 1) {
    doc.switchToPage(index)
    const { margins } = doc.page
    doc.page.margins = { ...margins, bottom: 0 }
    const y = page.height - 42
    const words = { size: 9, color: colors.soft, family: 'text', y } as const
    pdf.rule(y - 8)
    pdf.artifact(() => {
      pdf.write(`${ort} · ${titel} ${zeitraum}`, { ...words, width: content - 90 })
      pdf.write(`${worte.seite} ${index + 1}`, { ...words, align: 'right' })
    }, 'Pagination')
    doc.page.margins = margins
  }
}

/** Draws a programme: a tagged PDF (PDF/UA) with its fonts in it. */
export function drawProgramm(programm: Programm): Promise<Uint8Array> {
  const { geaendert, lang, ort, titel, zeitraum } = programm
  const pdf = new PdfPage({ titel: `${titel} ${zeitraum}`, von: ort, lang, geaendert })
  drawCover(pdf, programm)
  pdf.doc.addPage()
  const front = pdf.put(pdf.root, 'Sect')
  const { abschnitte } = programm
  if (abschnitte.length > 0) pdf.doc.addPage()
  const regular = programm.worte.regelmaessig
  const places = abschnitte.map((one, index) =>
    drawSection(pdf, one, { name: `abschnitt-${index}`, regular }),
  )
  drawEnd(pdf, programm)
  drawContents(pdf, { front, programm, places })
  drawFeet(pdf, programm)
  return pdf.bytes()
}
