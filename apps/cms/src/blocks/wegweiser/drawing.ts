import type { Drawing } from '../pictures/groups.ts'
import { box, glass, heading } from '../pictures/shapes.ts'

/** What an editor sees of `wegweiser` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Dienste von A bis Z mit Suchfeld und Buchstabenleiste.',
  shapes: [
    box(24, 14, 192, 20),
    glass(202, 24),
    ...[24, 52, 80, 108, 136, 164, 192].map((x) => box(x, 42, 20, 16)),
    ...[74, 100, 126].flatMap((y) => [box(24, y, 192, 20), heading(34, y + 7, 110, 6)]),
  ],
}
