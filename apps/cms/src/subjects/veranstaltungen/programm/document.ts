import { drawContents } from './contents.ts'
import { drawCover } from './cover.ts'
import type { Programm } from './programme.ts'
import { drawSection } from './section.ts'
import { content, ink, page, Sheet } from './sheet.ts'

/** Whom to ask, after the last event. */
function drawEnd(sheet: Sheet, { kontakt, worte }: Programm): void {
  const { doc } = sheet
  const lines = [...kontakt, worte.hinweis]
  if (doc.y + 40 + lines.length * 15 > page.height - page.bottom) doc.addPage()
  doc.y += 24
  sheet.rule(doc.y, ink.ornament)
  doc.y += 12
  const section = sheet.put(sheet.root, 'Sect')
  lines.forEach((line, index) => {
    const face = index === 0 && kontakt.length > 0 ? 'strong' : 'text'
    sheet.put(section, 'P', () => sheet.write(line, { face, size: 10.5, color: ink.text }))
  })
  section.end()
}

/** Town, month and number at the foot of each page but the cover. */
function drawFeet(sheet: Sheet, { ort, titel, zeitraum, worte }: Programm): void {
  const { doc } = sheet
  const { start, count } = doc.bufferedPageRange()
  for (let index = start + 1; index < start + count; index += 1) {
    doc.switchToPage(index)
    const { margins } = doc.page
    doc.page.margins = { ...margins, bottom: 0 }
    const y = page.height - 42
    const words = { size: 9, color: ink.soft, face: 'text', y } as const
    sheet.rule(y - 8)
    sheet.artifact(() => {
      sheet.write(`${ort} · ${titel} ${zeitraum}`, { ...words, width: content - 90 })
      sheet.write(`${worte.seite} ${index + 1}`, { ...words, align: 'right' })
    }, 'Pagination')
    doc.page.margins = margins
  }
}

/** Draws a programme: a tagged PDF (PDF/UA) with its fonts in it. */
export function drawProgramm(programm: Programm): Promise<Uint8Array> {
  const sheet = new Sheet(programm)
  drawCover(sheet, programm)
  sheet.doc.addPage()
  const front = sheet.put(sheet.root, 'Sect')
  const { abschnitte } = programm
  if (abschnitte.length > 0) sheet.doc.addPage()
  const regular = programm.worte.regelmaessig
  const places = abschnitte.map((one, index) =>
    drawSection(sheet, one, { name: `abschnitt-${index}`, regular }),
  )
  drawEnd(sheet, programm)
  drawContents(sheet, { front, programm, places })
  drawFeet(sheet, programm)
  return sheet.bytes()
}
