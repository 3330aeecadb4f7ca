import type { Drawing } from '../pictures/groups.ts'
import { threeRows } from '../pictures/layouts.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `barrierefreiheit` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Für die Seite „Barrierefreiheit“: die Erklärung, wie sie das Gesetz verlangt, aus den Einstellungen.',
  shapes: [
    heading(24, 20, 130),
    ...threeRows.flatMap((y) => [
      box(24, y, 18, 18),
      heading(52, y + 1, 90, 6),
      lines(52, y + 13, 150, 1),
    ]),
  ],
}
