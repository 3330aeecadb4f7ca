import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines, sheet } from '../pictures/shapes.ts'

/** What an editor sees of `ratsinfo-vorlagen` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Die Vorlagen, die neueste zuerst, zum Suchen und Filtern.',
  shapes: [
    box(24, 16, 192, 16),
    ...[44, 78, 112].flatMap((y) => [
      sheet(24, y),
      heading(52, y + 2, 120, 7),
      lines(52, y + 16, 150, 1),
    ]),
  ],
}
