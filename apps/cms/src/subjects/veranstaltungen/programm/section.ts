import type { Place } from './contents.ts'
import type { Abschnitt, Angebot, Eintrag } from './programme.ts'
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
      sheet.write(`${time} `, index === 0 ? { ...when, y: top + 1 } : when)
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

function separate(sheet: Sheet): void {
  sheet.rule(sheet.doc.y)
  sheet.doc.y += 9
}

const lineOf = ({ wann, titel }: Angebot) => `${wann}  ${titel}`

function offersHeight(sheet: Sheet, angebote: readonly Angebot[]): number {
  return angebote.reduce((sum, one) => sum + sheet.heightOf(lineOf(one), text), 8)
}

/** What takes place again and again, a line each; all about it stands in its own section. */
function drawOffers(
  sheet: Sheet,
  section: Element,
  { angebote, regular }: { angebote: readonly Angebot[]; regular: string },
): void {
  const { doc } = sheet
  const top = doc.y
  sheet.put(section, 'P', () => sheet.write(regular, { ...when, color: ink.soft }))
  const left = doc.y
  doc.y = top
  for (const one of angebote)
    sheet.put(section, 'P', () => sheet.write(lineOf(one), text), { lang: one.lang })
  doc.y = Math.max(doc.y, left) + 8
}

/** How a section is called in links, and how its standing offers are. */
type Names = { name: string; regular: string }

/** Draws a section and says where it stands; a heading never stands apart from its first event. */
export function drawSection(
  sheet: Sheet,
  { angebote, eintraege, titel }: Abschnitt,
  { name, regular }: Names,
): Place {
  const { doc } = sheet
  const [first] = eintraege
  const needed = 54 + (first ? heightOf(sheet, first) : offersHeight(sheet, angebote))
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
    else if (index > 0) separate(sheet)
    drawEntry(sheet, section, eintrag)
  })
  if (angebote.length > 0) {
    if (doc.y + offersHeight(sheet, angebote) > lowest) goOn(sheet, titel)
    else if (eintraege.length > 0) separate(sheet)
    drawOffers(sheet, section, { angebote, regular })
  }
  section.end()
  return place
}
