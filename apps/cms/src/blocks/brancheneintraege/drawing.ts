import type { Drawing } from '../pictures/groups.ts'
import { box, button, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `brancheneintraege` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Einträge des Branchenverzeichnisses mit Suche, Rubriken und Buchstaben.',
  shapes: [
    box(20, 14, 130, 16),
    button(156, 13, 60),
    ...[20, 70, 120, 170].map((x) => box(x, 38, 44, 12)),
    ...[60, 84, 108].flatMap((y) => [heading(20, y, 90, 7), lines(20, y + 10, 180, 1)]),
  ],
}
