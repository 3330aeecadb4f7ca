import type { Drawing } from '../pictures/groups.ts'
import { heading, lines, sheet, symbol } from '../pictures/shapes.ts'

/** What an editor sees of `ratsinfo-vorlage` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Eine Vorlage mit ihrem Weg durch die Gremien und ihren Anlagen.',
  shapes: [
    heading(24, 18, 150, 10),
    lines(24, 40, 110, 5),
    ...[48, 80, 112].map((y) => symbol(160, y, 8)),
    ...[46, 78, 110].map((y) => lines(176, y, 44, 1)),
    sheet(24, 112),
    lines(50, 122, 70, 1),
  ],
}
