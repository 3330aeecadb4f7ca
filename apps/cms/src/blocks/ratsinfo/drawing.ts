import type { Drawing } from '../pictures/groups.ts'
import { box, day, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `ratsinfo` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Die nächsten Sitzungen, neue Vorlagen und die Gremien.',
  shapes: [
    heading(24, 18, 110),
    day(24, 38),
    lines(58, 44, 60, 2),
    day(24, 74),
    lines(58, 80, 60, 2),
    ...[38, 62, 86].map((y) => box(136, y, 80, 16)),
    lines(24, 120, 192, 2),
  ],
}
