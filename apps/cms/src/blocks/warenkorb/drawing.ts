import type { Drawing } from '../pictures/groups.ts'
import { threeRows } from '../pictures/layouts.ts'
import { box, button, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `warenkorb` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Was ein Gast im Shop ausgesucht hat, mit dem Weg zur Kasse.',
  shapes: [
    heading(24, 18, 90),
    ...threeRows
      .slice(0, 2)
      .flatMap((y) => [photo(24, y, 36, 26), lines(70, y + 8, 80, 1), box(170, y + 4, 40, 16)]),
    button(150, 126, 60),
  ],
}
