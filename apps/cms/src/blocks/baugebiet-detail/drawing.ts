import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `baugebiet-detail` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Ein Baugebiet mit Lageplan, allen Plätzen, Preisen und dem Weg zur Bewerbung.',
  shapes: [
    heading(20, 16, 110),
    ...[40, 66].flatMap((y) => [20, 50, 80].map((x) => box(x, y, 26, 22))),
    lines(124, 42, 92, 4),
    lines(20, 104, 196, 3),
  ],
}
