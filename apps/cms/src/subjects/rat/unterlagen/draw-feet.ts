import { type PageSize, stripHeight } from '../../../platform/pdf/join/index.ts'
import { colors, content, type PdfPage, page } from '../../../platform/print/index.ts'
import type { Opened, Places } from './places.ts'
import { filesOf, type Unterlagen } from './unterlagen.ts'
import { words } from './words.ts'

/** What it is and which page, at the foot of each page of ours; it is light on the cover. */
export function drawFeet(pdf: PdfPage, left: string, places: Places): void {
  const { doc } = pdf
  for (let own = 1; own <= places.ownPages; own += 1) {
    doc.switchToPage(own - 1)
    const { margins } = doc.page
    doc.page.margins = { ...margins, bottom: 0 }
    const y = page.height - 42
    const color = own === 1 ? colors.bandSoft : colors.soft
    const setting = { size: 9, color, family: 'text', y } as const
    if (own > 1) pdf.rule(y - 8)
    pdf.artifact(() => {
      if (own > 1) pdf.write(shortened(left, 80), { ...setting, width: content - 110 })
      pdf.write(words.von(places.pageOf(own), places.total), { ...setting, align: 'right' })
    }, 'Pagination')
    doc.page.margins = margins
  }
}

/** A line that has room for some letters. */
function shortened(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…`
}

function drawStrip(pdf: PdfPage, seen: PageSize, line: { left: string; right: string }): void {
  const [width, height] = [seen.width, stripHeight(seen)]
  const margins = { top: 0, bottom: 0, left: 0, right: 0 }
  pdf.doc.addPage({ size: [width, height], margins })
  const size = height * 0.36
  const [x, y] = [width * 0.04, height * 0.28]
  const setting = { family: 'text', size, color: colors.soft, y } as const
  // A letter is half as wide as it is high, more or less.
  const room = Math.floor((width * 0.92) / (size * 0.55)) - line.right.length - 3
  pdf.fillRect({ x: 0, y: 0, width, height }, colors.paper)
  pdf.artifact(() => {
    if (room > 8) pdf.write(shortened(line.left, room), { ...setting, x, width: width * 0.92 })
    pdf.write(line.right, { ...setting, x, width: width * 0.92, align: 'right' })
  }, 'Pagination')
}

/** A strip for each page of the files, in the order of their places, with the number of that page. */
export function drawStrips(
  pdf: PdfPage,
  { unterlagen, opened }: { unterlagen: Unterlagen; opened: Opened },
  places: Places,
): void {
  const titles = new Map(filesOf(unterlagen).map(({ datei, titel }) => [datei, titel]))
  for (const { datei } of places.slots) {
    const found = opened.get(datei)
    const from = places.spanOf(datei)?.from ?? 0
    if (found === undefined || typeof found === 'string') continue
    found.pages.forEach((seen, index) => {
      const right = words.von(from + index, places.total)
      drawStrip(pdf, seen, { left: `${words.anlage}: ${titles.get(datei) ?? ''}`, right })
    })
  }
}
