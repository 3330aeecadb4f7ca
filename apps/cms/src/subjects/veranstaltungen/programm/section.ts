import { colors, content, type Element, type PdfPage, page } from '../../../platform/print/index.ts'
import type { Place } from './contents.ts'
import type { Abschnitt, Angebot, Eintrag } from './programme.ts'

const column = 108
const wide = content - column
const lowest = page.height - page.bottom

const title = {
  family: 'strong',
  size: 13,
  color: colors.text,
  x: page.left + column,
  width: wide,
} as const
const when = {
  family: 'strong',
  size: 11,
  color: colors.accent,
  x: page.left,
  width: column - 14,
} as const
const state = {
  family: 'strong',
  size: 11,
  color: colors.warn,
  x: page.left + column,
  width: wide,
} as const
const line = {
  family: 'text',
  size: 11,
  color: colors.text,
  x: page.left + column,
  width: wide,
} as const
const text = {
  family: 'text',
  size: 10.5,
  color: colors.soft,
  x: page.left + column,
  width: wide,
  gap: 1,
} as const
const heading = { family: 'display', size: 21, color: colors.heading } as const

function heightOf(pdf: PdfPage, { titel, stand, wann, zeilen, text: words }: Eintrag): number {
  const left = wann.split('\n').reduce((sum, time) => sum + pdf.heightOf(time, when), 1)
  const right =
    pdf.heightOf(titel, title) +
    (stand === null ? 0 : pdf.heightOf(stand, state) + 1) +
    zeilen.reduce((sum, one) => sum + pdf.heightOf(one, line), 0) +
    (words === '' ? 0 : pdf.heightOf(words, text) + 2)
  return Math.max(right, left) + 18
}

function drawEntry(pdf: PdfPage, section: Element, eintrag: Eintrag): void {
  const { lang, stand, titel, text: words, wann, zeilen } = eintrag
  const top = pdf.doc.y
  if (stand !== null) pdf.put(section, 'P', () => pdf.write(stand, { ...state, y: top }))
  pdf.put(section, 'H3', () => pdf.write(titel, title), { lang })
  const below = pdf.doc.y
  pdf.put(section, 'P', () => {
    wann.split('\n').forEach((time, index) => {
      pdf.write(`${time} `, index === 0 ? { ...when, y: top + 1 } : when)
    })
  })
  const left = pdf.doc.y
  pdf.doc.y = below
  for (const one of zeilen) pdf.put(section, 'P', () => pdf.write(one, line))
  if (words !== '') {
    pdf.doc.y += 2
    pdf.put(section, 'P', () => pdf.write(words, text), { lang })
  }
  pdf.doc.y = Math.max(pdf.doc.y, left) + 8
}

function drawHeading(pdf: PdfPage, section: Element, titel: string): void {
  const { doc } = pdf
  if (doc.y > page.top + 1) doc.y += 14
  pdf.put(section, 'H2', () => pdf.write(titel, heading))
  doc.y += 3
  pdf.rule(doc.y, colors.ornament)
  doc.y += 9
}

/** The next page of a section, which says above its text what goes on there. */
function goOn(pdf: PdfPage, titel: string): void {
  const { doc } = pdf
  doc.addPage()
  const running = { family: 'display', size: 12, color: colors.soft, y: page.top - 8 } as const
  pdf.artifact(() => pdf.write(titel, running), 'Pagination')
  doc.y += 8
}

function separate(pdf: PdfPage): void {
  pdf.rule(pdf.doc.y)
  pdf.doc.y += 9
}

const lineOf = ({ wann, titel }: Angebot) => `${wann}  ${titel}`

function offersHeight(pdf: PdfPage, angebote: readonly Angebot[]): number {
  return angebote.reduce((sum, one) => sum + pdf.heightOf(lineOf(one), text), 8)
}

/** What takes place again and again, a line each; all about it stands in its own section. */
function drawOffers(
  pdf: PdfPage,
  section: Element,
  { angebote, regular }: { angebote: readonly Angebot[]; regular: string },
): void {
  const { doc } = pdf
  const top = doc.y
  pdf.put(section, 'P', () => pdf.write(regular, { ...when, color: colors.soft }))
  const left = doc.y
  doc.y = top
  for (const one of angebote)
    pdf.put(section, 'P', () => pdf.write(lineOf(one), text), { lang: one.lang })
  doc.y = Math.max(doc.y, left) + 8
}

/** How a section is called in links, and how its standing offers are. */
type Names = { name: string; regular: string }

/** Draws a section and says where it stands; a heading never stands apart from its first event. */
export function drawSection(
  pdf: PdfPage,
  { angebote, eintraege, titel }: Abschnitt,
  { name, regular }: Names,
): Place {
  const { doc } = pdf
  const [first] = eintraege
  const needed = 54 + (first ? heightOf(pdf, first) : offersHeight(pdf, angebote))
  if (doc.y + needed > lowest) doc.addPage()
  const section = pdf.put(pdf.root, 'Sect')
  doc.addNamedDestination(name, 'XYZ', 0, Math.max(0, doc.y - 20), null)
  drawHeading(pdf, section, titel)
  doc.outline.addItem(titel)
  const { start, count } = doc.bufferedPageRange()
  const place = { page: start + count, name }
  eintraege.forEach((eintrag, index) => {
    const isOver = doc.y + heightOf(pdf, eintrag) > lowest
    if (isOver && index > 0) goOn(pdf, titel)
    else if (index > 0) separate(pdf)
    drawEntry(pdf, section, eintrag)
  })
  if (angebote.length > 0) {
    if (doc.y + offersHeight(pdf, angebote) > lowest) goOn(pdf, titel)
    else if (eintraege.length > 0) separate(pdf)
    drawOffers(pdf, section, { angebote, regular })
  }
  section.end()
  return place
}
