import type { Drawing } from '../pictures/groups.ts'
import { heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `oeffnungszeiten` before choosing it. */
export const drawing: Drawing = {
  group: 'text',
  satz: 'Öffnungszeiten eines Amtes oder eines anderen Ortes; die Website sagt, ob gerade offen ist.',
  shapes: [
    heading(24, 22, 100),
    ...[50, 70, 90, 110, 130].flatMap((y) => [lines(24, y, 60, 1), lines(150, y, 66, 1)]),
  ],
}
