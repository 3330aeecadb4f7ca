import { colors, content, type Element, type PdfPage, page } from '../../../platform/print/index.ts'
import { absenderText } from '../briefe/zeilen.ts'
import type { Karte, Kartenpapier } from '../karten/papier.ts'
import { kartenWorte } from '../karten/worte.ts'
import { betrag } from '../worte/angaben.ts'
import { drawQr } from './qr.ts'
import { drawFeet, openPaper } from './rahmen.ts'

const text = { family: 'text', size: 11, color: colors.text } as const
const soft = { family: 'text', size: 10, color: colors.soft } as const
const strong = { family: 'strong', size: 14, color: colors.text } as const

/** Room within the frame of a ticket, and what its code takes of it, in points. */
const inset = 22
const bandHeight = 40
const codeSize = 168
const left = page.left + inset
const inner = content - 2 * inset
const beside = inner - codeSize - 24

type Of = { pdf: PdfPage; papier: Kartenpapier; index: number; karte: Karte }

/** Who sells and what it is, light on a dark band. */
function drawBand({ pdf, papier }: Of, section: Element): void {
  const y = page.top + 13
  pdf.fillRect({ x: page.left, y: page.top, width: content, height: bandHeight }, colors.band)
  const light = { family: 'strong', size: 12, color: colors.paper, y } as const
  pdf.put(section, 'P', () =>
    pdf.write(`${papier.verkaeufer.name} `, { ...light, x: left, width: inner - 130 }),
  )
  const word = kartenWorte[papier.sprache].ticket
  const at = { x: left + inner - 120, width: 120, align: 'right' } as const
  pdf.put(section, 'P', () => pdf.write(`${word} `, { ...light, ...at, color: colors.bandSoft }))
  pdf.doc.y = page.top + bandHeight + 18
}

const langs = { de: 'de-DE', en: 'en-GB' } as const

/** What it is for, when and where; what somebody has written may be in another language. */
function drawEvent({ karte, papier, pdf }: Of, section: Element): void {
  const { hinweis, titel, wann, wo } = karte
  const langOf = (sprache: 'de' | 'en') =>
    sprache === papier.sprache ? {} : { lang: langs[sprache] }
  const at = { x: left, width: inner }
  pdf.put(
    section,
    'H1',
    () =>
      pdf.write(`${titel.text} `, { family: 'display', size: 24, color: colors.heading, ...at }),
    langOf(titel.sprache),
  )
  pdf.doc.y += 8
  const when = wann ?? kartenWorte[papier.sprache].noDate
  pdf.put(section, 'P', () => pdf.write(`${when} `, { ...strong, ...at }))
  if (wo !== null)
    pdf.put(section, 'P', () => pdf.write(`${wo.text} `, { ...text, ...at }), langOf(wo.sprache))
  if (hinweis !== null) {
    pdf.doc.y += 6
    pdf.put(section, 'P', () =>
      pdf.write(`${hinweis} `, { ...strong, ...at, size: 12, color: colors.warn }),
    )
  }
  pdf.doc.y += 16
}

/** What was bought by whom, line by line. */
function factsOf({ index, karte, papier }: Of): string[] {
  const { bezeichnung, preis_cent } = karte
  const { karten, name, referenz, sprache } = papier
  const words = kartenWorte[sprache]
  const price = preis_cent === 0 ? words.free : betrag(preis_cent, sprache)
  return [
    bezeichnung,
    `${words.price}: ${price}`,
    ...(name === '' ? [] : [`${words.name}: ${name}`]),
    `${words.order}: ${referenz}`,
    words.count(index + 1, karten.length),
  ]
}

/** The facts, and the code beside them: for a scanner, and in letters for a hand. */
function drawFacts(of: Of, section: Element): void {
  const { karte, papier, pdf } = of
  const words = kartenWorte[papier.sprache]
  const top = pdf.doc.y
  for (const fact of factsOf(of)) {
    pdf.put(section, 'P', () => pdf.write(`${fact} `, { ...text, x: left, width: beside }))
    pdf.doc.y += 3
  }
  const bottom = pdf.doc.y
  const at = { x: left + inner - codeSize, y: top - 10, size: codeSize }
  drawQr(pdf, section, { alt: words.codeAlt(karte.code), text: karte.code, at })
  pdf.doc.y = Math.max(bottom, at.y + codeSize) + 4
  const line = {
    family: 'strong',
    size: 12.5,
    color: colors.text,
    x: left,
    width: inner,
    align: 'right',
    spacing: 0.6,
  } as const
  pdf.put(section, 'P', () => pdf.write(`${words.code}: ${karte.code} `, line))
}

/** A line around the ticket, so that it can be cut out. */
function drawFrame({ pdf }: Of): void {
  const bottom = pdf.doc.y + 16
  pdf.artifact(() => {
    pdf.doc.rect(page.left, page.top, content, bottom - page.top)
    pdf.doc.lineWidth(1).strokeColor(colors.ornament).stroke()
  })
  pdf.doc.y = bottom + 22
}

function drawBelow({ papier, pdf }: Of, section: Element): void {
  const words = kartenWorte[papier.sprache]
  for (const line of [words.use, words.cancelled]) {
    pdf.put(section, 'P', () => pdf.write(`${line} `, text))
    pdf.doc.y += 8
  }
  pdf.doc.y += 8
  for (const line of absenderText(papier.verkaeufer))
    pdf.put(section, 'P', () => pdf.write(`${line} `, soft))
}

/** Draws tickets, each on a page of its own: a tagged PDF (PDF/UA) with its fonts in it. */
export function drawKarten(papier: Kartenpapier): Promise<Uint8Array> {
  const { am, karten, referenz, sprache, verkaeufer } = papier
  const words = kartenWorte[sprache]
  const titel = words.paper(referenz)
  const pdf = openPaper({ titel, von: verkaeufer.name, lang: langs[sprache], geaendert: am })
  karten.forEach((karte, index) => {
    if (index > 0) pdf.doc.addPage()
    const of = { pdf, papier, index, karte }
    const section = pdf.put(pdf.root, 'Sect')
    drawBand(of, section)
    drawEvent(of, section)
    drawFacts(of, section)
    drawFrame(of)
    drawBelow(of, section)
    section.end()
  })
  drawFeet(pdf, `${verkaeufer.name} · ${titel}`, words.page)
  return pdf.bytes()
}
