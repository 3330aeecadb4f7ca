import type { Drawing } from '../pictures/groups.ts'
import { heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `wegweiser-formulare` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Formulare der Dienste zum Herunterladen.',
  shapes: [30, 66, 102].flatMap((y) => [heading(24, y, 110, 6), lines(36, y + 14, 150, 1)]),
}
