import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `ratsinfo-gremien` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Gremien mit ihren Aufgaben.',
  shapes: [20, 66, 112].flatMap((y) => [
    box(24, y, 192, 36),
    heading(34, y + 8, 110, 7),
    lines(34, y + 23, 160, 1),
  ]),
}
