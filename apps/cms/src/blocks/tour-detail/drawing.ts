import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `tour-detail` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Eine Tour mit Zahlen, Karte, Höhenprofil, Weg in Worten und Dateien zum Mitnehmen.',
  shapes: [
    heading(20, 16, 110),
    ...[20, 72, 124, 176].map((x) => box(x, 34, 44, 20)),
    box(20, 62, 110, 54),
    lines(142, 64, 76, 4),
    lines(20, 128, 196, 2),
  ],
}
