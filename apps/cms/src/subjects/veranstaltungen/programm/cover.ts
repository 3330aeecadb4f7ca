import type { Programm } from './programme.ts'
import { ink, page, type Sheet } from './sheet.ts'

const pictureHeight = 500

/** Hills of the valley, for a programme without a picture. */
function drawHills({ doc }: Sheet): void {
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

function drawPicture(sheet: Sheet, { titelbild }: Programm): void {
  const box = { x: 0, y: 0, width: page.width, height: pictureHeight }
  if (titelbild === null) sheet.artifact(() => drawHills(sheet))
  else sheet.figure(sheet.root, titelbild, box)
}

/** The cover: a picture, the town, what this is and when. */
export function drawCover(sheet: Sheet, programm: Programm): void {
  sheet.doc.addPage()
  sheet.ground({ x: 0, y: 0, width: page.width, height: page.height }, ink.band)
  drawPicture(sheet, programm)
  sheet.ground({ x: 0, y: pictureHeight, width: page.width, height: 5 }, ink.ornament)
  const town = { face: 'strong', size: 13, color: ink.bandSoft, spacing: 2.4, y: 540 } as const
  sheet.put(sheet.root, 'P', () => sheet.write(programm.ort.toLocaleUpperCase(programm.lang), town))
  const title = { face: 'display', size: 50, color: ink.paper } as const
  sheet.put(sheet.root, 'H1', () => {
    sheet.write(`${programm.titel} `, { ...title, y: 566 })
    // A month has room for large letters, two dates have not.
    sheet.write(programm.zeitraum, { ...title, size: programm.zeitraum.length > 18 ? 36 : 50 })
  })
  drawFoot(sheet, programm)
}

function drawFoot(sheet: Sheet, { adresse, titelbild, worte }: Programm): void {
  const foot = { face: 'text', size: 11, color: ink.bandSoft, y: page.height - 96 } as const
  sheet.put(sheet.root, 'P', () => sheet.write(adresse, foot))
  if (!titelbild?.copyright) return
  const credit = { face: 'text', size: 8.5, color: ink.bandSoft } as const
  sheet.put(sheet.root, 'P', () => sheet.write(`${worte.bild}: ${titelbild.copyright}`, credit))
}
