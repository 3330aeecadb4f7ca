import type { Drawing } from '../pictures/groups.ts'
import { box, day, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `ratsinfo-sitzungen` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Die Sitzungen eines Jahres als Liste oder Kalender.',
  shapes: [
    box(24, 16, 60, 16),
    box(92, 16, 60, 16),
    ...[44, 78, 112].flatMap((y) => [
      day(24, y),
      heading(60, y + 3, 80, 7),
      lines(60, y + 17, 150, 1),
    ]),
  ],
}
