import { colors, type PdfPage, page } from '../../../platform/print/index.ts'
import type { Programm } from './programme.ts'

const pictureHeight = 500

/** Hills of the valley, for a programme without a picture. */
function drawHills({ doc }: PdfPage): void {
  const hills = [
    { y: 300, color: '#dceff2', lift: 90 },
    { y: 360, color: '#c4d8cd', lift: 120 },
    { y: 420, color: '#35705d', lift: 80 },
  ]
  doc.rect(0, 0, page.width, pictureHeight).fill('#f6f0e6')
  for (const { y, color, lift } of hills) {
    doc.moveTo(0, y)
    doc.bezierCurveTo(
      page.width * 0.3,
      y - lift,
      page.width * 0.55,
      y + lift * 0.7,
      page.width,
      y - lift * 0.5,
    )
    doc.lineTo(page.width, pictureHeight).lineTo(0, pictureHeight).fill(color)
  }
}

function drawPicture(pdf: PdfPage, { titelbild }: Programm): void {
  const box = { x: 0, y: 0, width: page.width, height: pictureHeight }
  if (titelbild === null) pdf.artifact(() => drawHills(pdf))
  else pdf.figure(pdf.root, titelbild, box)
}

/** The cover: a picture, the town, what this is and when. */
export function drawCover(pdf: PdfPage, programm: Programm): void {
  pdf.doc.addPage()
  pdf.fillRect({ x: 0, y: 0, width: page.width, height: page.height }, colors.band)
  drawPicture(pdf, programm)
  pdf.fillRect({ x: 0, y: pictureHeight, width: page.width, height: 5 }, colors.ornament)
  const town = { family: 'strong', size: 13, color: colors.bandSoft, spacing: 2.4, y: 540 } as const
  pdf.put(pdf.root, 'P', () => pdf.write(programm.ort.toLocaleUpperCase(programm.lang), town))
  const title = { family: 'display', size: 50, color: colors.paper } as const
  pdf.put(pdf.root, 'H1', () => {
    pdf.write(`${programm.titel} `, { ...title, y: 566 })
    // A month has room for large letters, two dates have not.
    pdf.write(programm.zeitraum, { ...title, size: programm.zeitraum.length > 18 ? 36 : 50 })
  })
  drawFoot(pdf, programm)
}

function drawFoot(pdf: PdfPage, { adresse, titelbild, worte }: Programm): void {
  const foot = { family: 'text', size: 11, color: colors.bandSoft, y: page.height - 96 } as const
  pdf.put(pdf.root, 'P', () => pdf.write(adresse, foot))
  if (!titelbild?.copyright) return
  const credit = { family: 'text', size: 8.5, color: colors.bandSoft } as const
  pdf.put(pdf.root, 'P', () => pdf.write(`${worte.bild}: ${titelbild.copyright}`, credit))
}
