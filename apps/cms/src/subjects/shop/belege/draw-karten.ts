import { colors, content, type PdfPage, page } from '../../../platform/print/index.ts'
import { betrag, shopWords } from '../worte/index.ts'
import type { Karte, Kartenpapier } from './papier.ts'
import { drawQr } from './qr.ts'
import { drawFeet, openPaper } from './rahmen.ts'
import { paperWords } from './words.ts'

const codeSize = 190
const left = { x: page.left, width: content - codeSize - 24 } as const
const words = {
  de: {
    title: (count: number) => (count === 1 ? 'Eintrittskarte' : 'Eintrittskarten'),
    code: (number: string) => `Code der Karte ${number}`,
    number: (number: string) => `Karte ${number}`,
    show: 'Bitte zeigen Sie den Code am Einlass, auf Papier oder auf dem Bildschirm. Er gilt einmal.',
  },
  en: {
    title: (count: number) => (count === 1 ? 'Ticket' : 'Tickets'),
    code: (number: string) => `Code of ticket ${number}`,
    number: (number: string) => `Ticket ${number}`,
    show: 'Please show the code at the entrance, on paper or on a screen. It is valid once.',
  },
}

/** One ticket: what, when, where, and its code; each on a page of its own. */
function drawKarte(pdf: PdfPage, karte: Karte, papier: Kartenpapier): void {
  const { sprache } = papier
  const { groesse, nummer, preis_cent, titel, veranstaltung, wann, wo } = karte
  const own = words[sprache]
  const section = pdf.put(pdf.root, 'Sect')
  const top = pdf.doc.y
  const put = (tag: string, text: string, size: number, family: 'display' | 'strong' | 'text') =>
    pdf.put(section, tag, () =>
      pdf.write(`${text} `, { ...left, family, size, color: colors.text }),
    )
  put('H2', veranstaltung, 24, 'display')
  pdf.doc.y += 8
  put('P', wann, 14, 'strong')
  put('P', wo, 13, 'text')
  pdf.doc.y += 14
  const kind = groesse === null ? titel : `${titel}, ${shopWords[sprache].size(groesse)}`
  put('P', `${kind}: ${betrag(preis_cent, sprache)}`, 12, 'text')
  put('P', own.number(nummer), 12, 'text')
  const at = { x: page.left + content - codeSize, y: top, size: codeSize }
  drawQr(pdf, section, { alt: own.code(nummer), text: karte.code, at })
  pdf.doc.y = Math.max(pdf.doc.y, top + codeSize) + 16
  pdf.rule(pdf.doc.y)
  pdf.doc.y += 12
  pdf.put(section, 'P', () => pdf.write(own.show, { family: 'text', size: 11, color: colors.soft }))
  section.end()
}

/** Draws the tickets of an order: a tagged PDF (PDF/UA) with its fonts in it. */
export function drawKarten(papier: Kartenpapier): Promise<Uint8Array> {
  const { am, karten, referenz, sprache, von } = papier
  const titel = `${words[sprache].title(karten.length)} ${referenz}`
  const lang = sprache === 'de' ? 'de-DE' : 'en-GB'
  const pdf = openPaper({ titel, von, lang, geaendert: am })
  pdf.put(pdf.root, 'H1', () =>
    pdf.write(titel, { family: 'display', size: 15, color: colors.accent }),
  )
  pdf.doc.y += 12
  karten.forEach((karte, index) => {
    if (index > 0) pdf.doc.addPage()
    drawKarte(pdf, karte, papier)
  })
  drawFeet(pdf, `${von} · ${titel}`, paperWords[sprache].page)
  return pdf.bytes()
}
