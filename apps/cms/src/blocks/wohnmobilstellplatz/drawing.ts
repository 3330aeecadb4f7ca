import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines, photo } from '../pictures/shapes.ts'

/** What an editor sees of `wohnmobilstellplatz` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Alle Wohnmobilstellplätze mit Preisen, Versorgung und Anfahrt.',
  shapes: [
    photo(20, 24, 90, 60),
    heading(122, 26, 90),
    box(122, 42, 96, 42),
    lines(20, 100, 190, 4),
  ],
}
