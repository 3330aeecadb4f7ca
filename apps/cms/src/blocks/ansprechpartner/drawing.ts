import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `ansprechpartner` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Ansprechpartner nach Ämtern, zum Aufklappen.',
  shapes: [
    heading(24, 16, 90),
    ...[36, 124].flatMap((y) => [box(24, y, 192, 22), heading(34, y + 8, 90, 6)]),
    ...[32, 124].flatMap((x) => [photo(x, 68, 32, 40), lines(x + 40, 72, 44, 4)]),
  ],
}
