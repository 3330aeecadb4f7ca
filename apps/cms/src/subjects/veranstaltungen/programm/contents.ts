import { colors, content, type Element, type PdfPage, page } from '../../../platform/print/index.ts'
import type { Hoehepunkt, Programm } from './programme.ts'

/** Where a section stands. */
export type Place = { page: number; name: string }

const gap = 20
const half = (content - gap) / 2
const card = { picture: 128, height: 206 }
const line = { family: 'text', size: 12, color: colors.text } as const
const heading = { family: 'display', size: 21, color: colors.heading } as const

/** Lets a line lead to a section: with a pointer in a browser, by its page number on paper. */
function drawLink(
  pdf: PdfPage,
  parent: Element,
  { text, to, draw }: { text: string; to: Place; draw: () => void },
): void {
  const { doc } = pdf
  const top = doc.y
  const link = doc.struct('Link', {}, () => {
    draw()
    // A text of a PDF is a String object to pdfkit, whose types know no tagged links yet.
    const tagged: object = { structParent: link, Contents: Object.assign(text, {}) }
    doc.goTo(page.left, top, content, doc.y - top, to.name, { ...tagged })
  })
  parent.add(link)
}

function drawLines(
  pdf: PdfPage,
  section: Element,
  programm: Programm,
  places: readonly Place[],
): void {
  const { doc } = pdf
  const list = pdf.put(section, 'TOC')
  for (const { titel, abschnitt } of programm.inhalt) {
    const to = places[abschnitt]
    if (!to) continue
    const top = doc.y
    const item = pdf.put(list, 'TOCI')
    const text = `${titel}, ${programm.worte.seite} ${to.page}`
    drawLink(pdf, pdf.put(item, 'Reference'), {
      text,
      to,
      draw: () => {
        pdf.write(`${titel} `, { ...line, width: content - 60 })
        const bottom = doc.y
        const number = { family: 'strong', size: 12, color: colors.accent, align: 'right' } as const
        pdf.write(String(to.page), { ...number, y: top })
        doc.y = bottom
      },
    })
    doc.y += 4
    pdf.rule(doc.y)
    doc.y += 6
  }
}

function drawCard(pdf: PdfPage, section: Element, hoehepunkt: Hoehepunkt, x: number): void {
  const { bild, lang, titel, wann } = hoehepunkt
  const { doc } = pdf
  const top = doc.y
  const box = { x, y: top, width: half, height: card.picture }
  if (bild === null) pdf.fillRect(box, '#e0ebe4')
  else pdf.figure(section, bild, box)
  const words = { x, width: half } as const
  doc.y = top + card.picture + 6
  pdf.put(
    section,
    'H3',
    () => pdf.write(titel, { ...words, family: 'strong', size: 12, color: colors.text }),
    { lang },
  )
  pdf.put(section, 'P', () =>
    pdf.write(wann, { ...words, family: 'text', size: 10.5, color: colors.accent }),
  )
  if (!bild?.copyright) return
  pdf.put(section, 'P', () =>
    pdf.write(bild.copyright, { ...words, family: 'text', size: 7.5, color: colors.soft }),
  )
}

function drawHighlights(pdf: PdfPage, front: Element, { hoehepunkte, worte }: Programm): void {
  if (hoehepunkte.length === 0) return
  const { doc } = pdf
  const section = pdf.put(front, 'Sect')
  doc.y += 18
  pdf.put(section, 'H2', () => pdf.write(worte.hoehepunkte, heading))
  doc.y += 8
  const top = doc.y
  hoehepunkte.slice(0, 4).forEach((one, index) => {
    doc.y = top + Math.floor(index / 2) * card.height
    drawCard(pdf, section, one, page.left + (index % 2) * (half + gap))
  })
}

/**
 * Draws the page of contents once the others are there; `front` keeps its place in the structure,
 * `places` are those of the sections, in their order.
 */
export function drawContents(
  pdf: PdfPage,
  { front, programm, places }: { front: Element; programm: Programm; places: readonly Place[] },
): void {
  const { doc } = pdf
  doc.switchToPage(1)
  doc.y = page.top
  const { inhalt, worte } = programm
  const section = pdf.put(front, 'Sect')
  if (inhalt.length === 0) pdf.put(section, 'P', () => pdf.write(worte.leer, line))
  else {
    pdf.put(section, 'H2', () => pdf.write(worte.inhalt, heading))
    doc.y += 8
    drawLines(pdf, section, programm, places)
  }
  drawHighlights(pdf, front, programm)
  front.end()
}
