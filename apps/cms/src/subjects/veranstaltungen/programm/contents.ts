import type { Hoehepunkt, Programm } from './programme.ts'
import { content, type Element, ink, page, type Sheet } from './sheet.ts'

/** Where a section stands. */
export type Place = { page: number; name: string }

const gap = 20
const half = (content - gap) / 2
const card = { picture: 128, height: 206 }
const line = { face: 'text', size: 12, color: ink.text } as const
const heading = { face: 'display', size: 21, color: ink.heading } as const

/** Lets a line lead to a section: with a pointer in a browser, by its page number on paper. */
function drawLink(
  sheet: Sheet,
  parent: Element,
  { text, to, draw }: { text: string; to: Place; draw: () => void },
): void {
  const { doc } = sheet
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
  sheet: Sheet,
  section: Element,
  programm: Programm,
  places: readonly Place[],
): void {
  const { doc } = sheet
  const list = sheet.put(section, 'TOC')
  for (const { titel, abschnitt } of programm.inhalt) {
    const to = places[abschnitt]
    if (!to) continue
    const top = doc.y
    const item = sheet.put(list, 'TOCI')
    const text = `${titel}, ${programm.worte.seite} ${to.page}`
    drawLink(sheet, sheet.put(item, 'Reference'), {
      text,
      to,
      draw: () => {
        sheet.write(`${titel} `, { ...line, width: content - 60 })
        const bottom = doc.y
        const number = { face: 'strong', size: 12, color: ink.accent, align: 'right' } as const
        sheet.write(String(to.page), { ...number, y: top })
        doc.y = bottom
      },
    })
    doc.y += 4
    sheet.rule(doc.y)
    doc.y += 6
  }
}

function drawCard(sheet: Sheet, section: Element, hoehepunkt: Hoehepunkt, x: number): void {
  const { bild, lang, titel, wann } = hoehepunkt
  const { doc } = sheet
  const top = doc.y
  const box = { x, y: top, width: half, height: card.picture }
  if (bild === null) sheet.ground(box, '#e0ebe4')
  else sheet.figure(section, bild, box)
  const words = { x, width: half } as const
  doc.y = top + card.picture + 6
  sheet.put(
    section,
    'H3',
    () => sheet.write(titel, { ...words, face: 'strong', size: 12, color: ink.text }),
    { lang },
  )
  sheet.put(section, 'P', () =>
    sheet.write(wann, { ...words, face: 'text', size: 10.5, color: ink.accent }),
  )
  if (!bild?.copyright) return
  sheet.put(section, 'P', () =>
    sheet.write(bild.copyright, { ...words, face: 'text', size: 7.5, color: ink.soft }),
  )
}

function drawHighlights(sheet: Sheet, front: Element, { hoehepunkte, worte }: Programm): void {
  if (hoehepunkte.length === 0) return
  const { doc } = sheet
  const section = sheet.put(front, 'Sect')
  doc.y += 18
  sheet.put(section, 'H2', () => sheet.write(worte.hoehepunkte, heading))
  doc.y += 8
  const top = doc.y
  hoehepunkte.slice(0, 4).forEach((one, index) => {
    doc.y = top + Math.floor(index / 2) * card.height
    drawCard(sheet, section, one, page.left + (index % 2) * (half + gap))
  })
}

/**
 * Draws the page of contents once the others are there; `front` keeps its place in the structure,
 * `places` are those of the sections, in their order.
 */
export function drawContents(
  sheet: Sheet,
  { front, programm, places }: { front: Element; programm: Programm; places: readonly Place[] },
): void {
  const { doc } = sheet
  doc.switchToPage(1)
  doc.y = page.top
  const { inhalt, worte } = programm
  const section = sheet.put(front, 'Sect')
  if (inhalt.length === 0) sheet.put(section, 'P', () => sheet.write(worte.leer, line))
  else {
    sheet.put(section, 'H2', () => sheet.write(worte.inhalt, heading))
    doc.y += 8
    drawLines(sheet, section, programm, places)
  }
  drawHighlights(sheet, front, programm)
  front.end()
}
