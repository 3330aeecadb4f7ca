import type { Drawing } from '../pictures/groups.ts'
import { threeRows } from '../pictures/layouts.ts'
import { day, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `veranstaltungen` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Die kommenden Veranstaltungen mit Filtern und Kalender.',
  shapes: [
    heading(24, 20, 90),
    ...threeRows.flatMap((y) => [
      day(24, y),
      heading(62, y + 3, 100, 7),
      lines(62, y + 17, 140, 1),
    ]),
  ],
}
