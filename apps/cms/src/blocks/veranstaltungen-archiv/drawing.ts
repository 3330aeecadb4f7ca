import type { Drawing } from '../pictures/groups.ts'
import { box, button, day, heading } from '../pictures/shapes.ts'

/** What an editor sees of `veranstaltungen-archiv` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Vergangene Veranstaltungen mit Auswahl des Jahres.',
  shapes: [
    box(24, 20, 120, 16),
    button(152, 20),
    ...[50, 84, 118].flatMap((y) => [day(24, y), heading(62, y + 3, 100, 7)]),
  ],
}
