import type { Drawing } from '../pictures/groups.ts'
import { heading, lines, symbol } from '../pictures/shapes.ts'

/** What an editor sees of `ratsinfo-mitglieder` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Ratsmitglieder nach Fraktionen.',
  shapes: [28, 96].flatMap((y) => [
    heading(24, y - 12, 80, 7),
    ...[38, 98, 158].flatMap((x) => [symbol(x, y + 16, 11), lines(x + 16, y + 12, 28, 2)]),
  ]),
}
