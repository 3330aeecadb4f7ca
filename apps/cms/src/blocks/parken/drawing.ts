import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `parken` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Parkplätze des Leitsystems: wie viele Plätze frei sind, ob es mehr oder weniger werden, und von wann der Wert ist.',
  shapes: [
    heading(20, 14, 100),
    ...[36, 70, 104].flatMap((y) => [
      box(20, y, 34, 24),
      heading(64, y + 3, 90, 7),
      lines(64, y + 15, 120, 1),
    ]),
  ],
}
