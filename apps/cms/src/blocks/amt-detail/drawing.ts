import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `amt-detail` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Ein Amt mit Öffnungszeiten, Kontakt und Zuständigkeiten.',
  shapes: [
    heading(24, 22, 110, 10),
    lines(24, 46, 104, 8),
    box(144, 44, 76, 84),
    ...[56, 74, 92, 110].flatMap((y) => [lines(152, y, 22, 1), lines(184, y, 28, 1)]),
  ],
}
