import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `push-hinweis` before choosing it. */
export const drawing: Drawing = {
  group: 'text',
  satz: 'Mitteilungen auf das eigene Gerät: Hinweise, Abfuhr, Veranstaltungen.',
  shapes: [
    heading(20, 16, 120),
    ...[40, 62, 84].flatMap((y) => [box(20, y, 12, 12), lines(42, y + 3, 150, 1)]),
    box(20, 108, 70, 18),
  ],
}
