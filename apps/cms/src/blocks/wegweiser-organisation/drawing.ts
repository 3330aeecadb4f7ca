import type { Drawing } from '../pictures/groups.ts'
import { box, heading } from '../pictures/shapes.ts'

/** What an editor sees of `wegweiser-organisation` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Die Ämter, wie sie einander zugeordnet sind.',
  shapes: [
    box(24, 22, 120, 24),
    ...[58, 92, 126].flatMap((y) => [box(64, y, 140, 24), heading(74, y + 8, 90, 6)]),
  ],
}
