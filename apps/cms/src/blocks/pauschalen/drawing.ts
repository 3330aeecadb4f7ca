import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `pauschalen` before choosing it. */
export const drawing: Drawing = {
  group: 'wege',
  satz: 'Eine Pauschale mit Leistungen, Preisen je Haus und Anfrage.',
  shapes: [
    heading(24, 24, 120),
    box(24, 44, 192, 92),
    ...[58, 84, 110].flatMap((y) => [lines(36, y, 90, 1), heading(170, y - 2, 34)]),
  ],
}
