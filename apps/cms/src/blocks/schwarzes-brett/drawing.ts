import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines, sheet } from '../pictures/shapes.ts'

/** What an editor sees of `schwarzes-brett` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Aushänge, die heute hängen, mit Suche und Arten.',
  shapes: [
    ...[20, 70, 120, 170].map((x) => box(x, 14, 44, 12)),
    ...[20, 130].flatMap((x) =>
      [40, 92].flatMap((y) => [
        sheet(x, y),
        heading(x + 28, y + 4, 66, 7),
        lines(x + 28, y + 18, 66, 2),
      ]),
    ),
  ],
}
