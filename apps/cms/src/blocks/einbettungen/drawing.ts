import type { Drawing } from '../pictures/groups.ts'
import { threeRows } from '../pictures/layouts.ts'
import { box, button, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `einbettungen` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Für die Datenschutzseite: alle fremden Anbieter, und was Ihre Gäste ihnen erlaubt haben.',
  shapes: [
    heading(24, 20, 110),
    ...threeRows.flatMap((y) => [
      box(24, y, 192, 27),
      heading(34, y + 7, 70, 6),
      lines(34, y + 17, 90, 1),
      button(162, y + 8, 44),
    ]),
  ],
}
