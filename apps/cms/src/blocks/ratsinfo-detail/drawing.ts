import type { Drawing } from '../pictures/groups.ts'
import { day, heading, lines, sheet } from '../pictures/shapes.ts'

/** What an editor sees of `ratsinfo-detail` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Eine Sitzung mit Tagesordnung, Vorlagen und Beschlüssen.',
  shapes: [
    day(24, 18),
    heading(60, 22, 120, 10),
    ...[58, 84, 110].flatMap((y) => [
      heading(24, y, 10, 8),
      lines(44, y, 140, 2),
      sheet(196, y - 4),
    ]),
  ],
}
