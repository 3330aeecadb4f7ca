import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `abfahrten` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Was die Bergbahn heute fährt, wann die nächste kommt, und ihre Fahrpläne.',
  shapes: [
    heading(20, 22, 110),
    box(20, 40, 200, 26),
    lines(20, 80, 60, 4),
    lines(95, 80, 60, 4),
    lines(170, 80, 50, 4),
  ],
}
