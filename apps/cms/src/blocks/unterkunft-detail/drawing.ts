import type { Drawing } from '../pictures/groups.ts'
import { button, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `unterkunft-detail` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Alle Angaben zu einer Unterkunft.',
  shapes: [
    photo(20, 16, 110, 74),
    heading(140, 20, 76),
    lines(140, 38, 76, 3),
    button(140, 76, 60),
    lines(20, 106, 180, 4),
  ],
}
