import type { Place } from './contents.ts'
import type { Abschnitt, Eintrag } from './programme.ts'
import { content, type Element, ink, page, type Sheet } from './sheet.ts'

const column = 108
const wide = content - column
const lowest = page.height - page.bottom

const title = {
  face: 'strong',
  size: 13,
  color: ink.text,
  x: page.left + column,
  width: wide,
} as const
const when = {
  face: 'strong',
  size: 11,
  color: ink.accent,
  x: page.left,
  width: column - 14,
} as const
const state = {
  face: 'strong',
  size: 11,
  color: ink.warn,
  x: page.left + column,
  width: wide,
} as const
const line = {
  face: 'text',
  size: 11,
  color: ink.text,
  x: page.left + column,
  width: wide,
} as const
const text = {
  face: 'text',
  size: 10.5,
  color: ink.soft,
  x: page.left + column,
  width: wide,
  gap: 1,
} as const
const heading = { face: 'display', size: 21, color: ink.heading } as const

function heightOf(sheet: Sheet, { titel, stand, wann, zeilen, text: words }: Eintrag): number {
  const left = wann.split('\n').reduce((sum, time) => sum + sheet.heightOf(time, when), 1)
  const right =
    sheet.heightOf(titel, title) +
    (stand === null ? 0 : sheet.heightOf(stand, state) + 1) +
    zeilen.reduce((sum, one) => sum + sheet.heightOf(one, line), 0) +
    (words === '' ? 0 : sheet.heightOf(words, text) + 2)
  return Math.max(right, left) + 18
}

function drawEntry(sheet: Sheet, section: Element, eintrag: Eintrag): void {
  const { lang, stand, titel, text: words, wann, zeilen } = eintrag
  const top = sheet.doc.y
  if (stand !== null) sheet.put(section, 'P', () => sheet.write(stand, { ...state, y: top }))
  sheet.put(section, 'H3', () => sheet.write(titel, title), { lang })
  const below = sheet.doc.y
  sheet.put(section, 'P', () => {
    wann.split('\n').forEach((time, index) => {
      sheet.write(time, index === 0 ? { ...when, y: top + 1 } : when)
    })
  })
  const left = sheet.doc.y
  sheet.doc.y = below
  for (const one of zeilen) sheet.put(section, 'P', () => sheet.write(one, line))
  if (words !== '') {
    sheet.doc.y += 2
    sheet.put(section, 'P', () => sheet.write(words, text), { lang })
  }
  sheet.doc.y = Math.max(sheet.doc.y, left) + 8
}

function drawHeading(sheet: Sheet, section: Element, titel: string): void {
  const { doc } = sheet
  if (doc.y > page.top + 1) doc.y += 14
  sheet.put(section, 'H2', () => sheet.write(titel, heading))
  doc.y += 3
  sheet.rule(doc.y, ink.ornament)
  doc.y += 9
}

/** The next page of a section, which says above its text what goes on there. */
function goOn(sheet: Sheet, titel: string): void {
  const { doc } = sheet
  doc.addPage()
  const running = { face: 'display', size: 12, color: ink.soft, y: page.top - 8 } as const
  sheet.artifact(() => sheet.write(titel, running), 'Pagination')
  doc.y += 8
}

/** Draws a section and says where it stands; a heading never stands apart from its first event. */
export function drawSection(sheet: Sheet, { titel, eintraege }: Abschnitt, name: string): Place {
  const { doc } = sheet
  const [first] = eintraege
  const needed = 54 + (first ? heightOf(sheet, first) : 0)
  if (doc.y + needed > lowest) doc.addPage()
  const section = sheet.put(sheet.root, 'Sect')
  doc.addNamedDestination(name, 'XYZ', 0, Math.max(0, doc.y - 20), null)
  drawHeading(sheet, section, titel)
  doc.outline.addItem(titel)
  const { start, count } = doc.bufferedPageRange()
  const place = { page: start + count, name }
  eintraege.forEach((eintrag, index) => {
    const isOver = doc.y + heightOf(sheet, eintrag) > lowest
    if (isOver && index > 0) goOn(sheet, titel)
    else if (index > 0) {
      sheet.rule(doc.y)
      doc.y += 9
    }
    drawEntry(sheet, section, eintrag)
  })
  section.end()
  return place
}
