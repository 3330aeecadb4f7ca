import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines, symbol } from '../pictures/shapes.ts'

/** What an editor sees of `outdoor-karte` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Touren auf einer Karte und als Liste, mit Filtern nach Art, Länge, Dauer und mehr; umschaltbar auf Orte zum Entdecken.',
  shapes: [
    ...[20, 88, 156].map((x) => box(x, 14, 60, 14)),
    box(20, 38, 120, 106),
    ...[
      [54, 70],
      [92, 104],
      [112, 62],
    ].map(([x = 0, y = 0]) => symbol(x, y, 8)),
    ...[40, 76, 112].flatMap((y) => [heading(152, y, 60, 7), lines(152, y + 12, 70, 2)]),
  ],
}
