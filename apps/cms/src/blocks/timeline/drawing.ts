import type { Drawing } from '../pictures/groups.ts'
import { threeRows } from '../pictures/layouts.ts'
import { heading, lines, symbol } from '../pictures/shapes.ts'

/** What an editor sees of `timeline` before choosing it. */
export const drawing: Drawing = {
  group: 'text',
  satz: 'Jahreszahlen und was in ihnen geschah, untereinander.',
  shapes: threeRows.flatMap((y) => [
    symbol(36, y, 8),
    heading(60, y - 8, 50, 7),
    lines(60, y + 6, 130, 1),
  ]),
}
