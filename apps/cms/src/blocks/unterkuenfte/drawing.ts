import type { Drawing } from '../pictures/groups.ts'
import { box, button, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `unterkuenfte` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Die Suche mit An- und Abreise und alle Gastgeber mit Filtern.',
  shapes: [
    heading(20, 14, 100),
    box(20, 32, 60, 18),
    box(88, 32, 60, 18),
    button(156, 36, 60),
    ...[66, 104].flatMap((y) => [
      photo(20, y, 46, 30),
      heading(76, y + 3, 90, 7),
      lines(76, y + 16, 120, 2),
    ]),
  ],
}
