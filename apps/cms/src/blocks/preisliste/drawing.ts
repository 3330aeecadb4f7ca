import type { Drawing } from '../pictures/groups.ts'
import { threeRows } from '../pictures/layouts.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `preisliste` before choosing it. */
export const drawing: Drawing = {
  group: 'text',
  satz: 'Preise als Tabelle, in bis zu vier Spalten.',
  shapes: [
    heading(24, 18, 100),
    box(24, 34, 192, 108),
    ...threeRows.flatMap((y) => [lines(36, y + 4, 90, 1), heading(170, y + 2, 34)]),
  ],
}
