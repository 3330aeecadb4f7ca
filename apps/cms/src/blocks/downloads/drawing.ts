import type { Drawing } from '../pictures/groups.ts'
import { threeRows } from '../pictures/layouts.ts'
import { heading, lines, sheet } from '../pictures/shapes.ts'

/** What an editor sees of `downloads` before choosing it. */
export const drawing: Drawing = {
  group: 'wege',
  satz: 'Dateien zum Herunterladen mit Format und Größe.',
  shapes: [
    heading(24, 20, 90),
    ...threeRows.flatMap((y) => [
      sheet(26, y),
      heading(56, y + 4, 110, 6),
      lines(56, y + 15, 60, 1),
    ]),
  ],
}
