import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines, sheet } from '../pictures/shapes.ts'

/** What an editor sees of `bekanntmachungen` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Die Bekanntmachungen, die neueste zuerst, nach Jahr und Art.',
  shapes: [
    box(24, 14, 56, 14),
    box(88, 14, 56, 14),
    ...[42, 76, 110].flatMap((y) => [
      sheet(24, y),
      heading(52, y + 2, 130, 7),
      lines(52, y + 16, 150, 1),
    ]),
  ],
}
