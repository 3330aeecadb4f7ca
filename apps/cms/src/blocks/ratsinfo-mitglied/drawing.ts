import type { Drawing } from '../pictures/groups.ts'
import { heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `ratsinfo-mitglied` before choosing it. */
export const drawing: Drawing = {
  group: 'detail',
  satz: 'Ein Ratsmitglied mit Fraktion, Gremien und Kontakt.',
  shapes: [
    photo(24, 24, 60, 76),
    heading(100, 26, 100, 10),
    lines(100, 46, 80, 2),
    lines(100, 78, 110, 4),
  ],
}
