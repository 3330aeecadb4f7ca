import { colors, type PdfPage, page } from '../../../platform/print/index.ts'
import type { Unterlagen } from './unterlagen.ts'
import { words } from './words.ts'

const light = { family: 'text', size: 13, color: colors.bandSoft } as const

/** True where something of the file is not for everybody. */
export function isInternal({ anlagen, punkte }: Unterlagen): boolean {
  const papiere = punkte.flatMap((punkt) => punkt.papiere)
  const files = [...anlagen, ...papiere.flatMap((papier) => papier.anlagen)]
  return [...punkte, ...papiere, ...files].some(({ istOeffentlich }) => !istOeffentlich)
}

/** The cover: whose meeting, when and where, and whether the file is to be passed on. */
export function drawCover(pdf: PdfPage, unterlagen: Unterlagen, stand: string): void {
  const { ort, gremium, titel, angaben } = unterlagen
  const { doc } = pdf
  doc.addPage()
  pdf.fillRect({ x: 0, y: 0, width: page.width, height: page.height }, colors.band)
  pdf.fillRect({ x: page.left, y: 250, width: 90, height: 4 }, colors.ornament)
  const town = { family: 'strong', size: 13, color: colors.bandSoft, spacing: 2.4, y: 180 } as const
  pdf.put(pdf.root, 'P', () => pdf.write(`${ort.toLocaleUpperCase('de')} `, town))
  const title = { family: 'display', size: 38, color: colors.paper } as const
  pdf.put(pdf.root, 'H1', () => pdf.write(`${words.titel} `, { ...title, y: 275 }))
  doc.y += 10
  const strong = { family: 'display', size: 22, color: colors.paper } as const
  for (const line of new Set([gremium, titel]))
    if (line !== '') pdf.put(pdf.root, 'P', () => pdf.write(`${line} `, strong))
  doc.y += 16
  for (const line of angaben) {
    pdf.put(pdf.root, 'P', () => pdf.write(`${line} `, light))
    doc.y += 4
  }
  doc.y += 16
  const mark = { ...light, family: 'strong', color: colors.paper } as const
  const marks = [
    ...(unterlagen.zumPruefen ? [words.zumPruefen] : []),
    ...(isInternal(unterlagen) ? [words.vertraulich] : []),
  ]
  for (const line of marks) {
    pdf.put(pdf.root, 'P', () => pdf.write(`${line} `, mark))
    doc.y += 8
  }
  const foot = { ...light, size: 10.5, y: page.height - 96 }
  pdf.put(pdf.root, 'P', () => pdf.write(words.stand(stand), foot))
}
