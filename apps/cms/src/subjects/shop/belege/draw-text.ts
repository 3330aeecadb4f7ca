import { colors, drawRichText } from '../../../platform/print/index.ts'
import type { Textpapier } from './papier.ts'
import { drawFeet, openPaper } from './rahmen.ts'
import { paperWords } from './words.ts'

const heading = { family: 'display', size: 15, color: colors.heading } as const

/** Draws texts under their headings: a tagged PDF (PDF/UA) with its fonts in it. */
export function drawText({ am, sprache, teile, titel, von }: Textpapier): Promise<Uint8Array> {
  const lang = sprache === 'de' ? 'de-DE' : 'en-GB'
  const pdf = openPaper({ titel, von, lang, geaendert: am })
  pdf.put(pdf.root, 'H1', () => pdf.write(titel, { ...heading, size: 22 }))
  pdf.doc.y += 10
  teile.forEach((teil, index) => {
    if (index > 0) pdf.doc.addPage()
    const section = pdf.put(pdf.root, 'Sect')
    const { titel: name } = teil
    if (name !== null) {
      pdf.put(section, 'H2', () => pdf.write(name, { ...heading, size: 17 }))
      pdf.doc.y += 6
    }
    drawRichText(pdf, section, teil.text, name === null ? 2 : 3)
    section.end()
  })
  drawFeet(pdf, `${von} · ${titel}`, paperWords[sprache].page)
  return pdf.bytes()
}
