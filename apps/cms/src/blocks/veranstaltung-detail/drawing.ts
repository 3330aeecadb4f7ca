import type { Drawing } from '../pictures/groups.ts'
import { day, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `veranstaltung-detail` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Alle Angaben zu einer Veranstaltung.',
  shapes: [photo(20, 16, 200, 54), day(20, 82), heading(58, 84, 120, 10), lines(58, 104, 150, 4)],
}
