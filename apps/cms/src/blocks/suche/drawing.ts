import type { Drawing } from '../pictures/groups.ts'
import { box, glass, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `suche` before choosing it. */
export const drawing: Drawing = {
  group: 'wege',
  satz: 'Das Suchfeld der Website mit seinen Treffern.',
  shapes: [
    box(24, 26, 192, 24),
    glass(200, 36),
    ...[68, 98, 128].flatMap((y) => [heading(24, y, 90, 6), lines(24, y + 11, 180, 1)]),
  ],
}
