import type { Drawing } from '../pictures/groups.ts'
import { box, day, glass, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `abfallkalender` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Die Abfuhrtermine einer Straße, zum Suchen, Abonnieren und Drucken.',
  shapes: [
    box(24, 16, 192, 22),
    glass(202, 26),
    ...[50, 84, 118].flatMap((y) => [
      day(24, y),
      heading(60, y + 3, 80, 7),
      lines(60, y + 17, 150, 1),
    ]),
  ],
}
