import type { Drawing } from '../pictures/groups.ts'
import { heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `aktuelles-detail` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Eine ganze Meldung mit Bild und Text.',
  shapes: [
    heading(24, 18, 150, 10),
    lines(24, 36, 50, 1),
    photo(24, 50, 192, 48),
    lines(24, 110, 192, 4),
  ],
}
