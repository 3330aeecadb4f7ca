import type { Drawing } from '../pictures/groups.ts'
import { threeRows } from '../pictures/layouts.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `offene-daten` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Datensätze, die andere verwenden dürfen, mit ihrer Lizenz und den Dateien zum Herunterladen.',
  shapes: threeRows.flatMap((y) => [
    heading(24, y + 1, 90, 6),
    lines(24, y + 13, 120, 1),
    box(156, y, 26, 14),
    box(188, y, 26, 14),
  ]),
}
