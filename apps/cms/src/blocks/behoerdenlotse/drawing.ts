import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `behoerdenlotse` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Ämter zum Aufklappen, mit QR-Codes, Öffnungszeiten und Mitarbeitenden.',
  shapes: [
    heading(24, 16, 90),
    ...[36, 124].flatMap((y) => [box(24, y, 192, 22), heading(34, y + 8, 90, 6)]),
    box(24, 62, 192, 56),
    photo(32, 70, 40, 40),
    lines(84, 72, 120, 5),
  ],
}
