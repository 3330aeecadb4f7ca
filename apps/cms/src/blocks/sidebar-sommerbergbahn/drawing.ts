import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines, sheet } from '../pictures/shapes.ts'

/** What an editor sees of `sidebar-sommerbergbahn` before choosing it. */
export const drawing: Drawing = {
  group: 'wege',
  satz: 'Links, Fahrpreise und Fahrplan der Sommerbergbahn.',
  shapes: [
    box(60, 16, 120, 128),
    heading(74, 30, 80),
    ...[52, 70, 88].flatMap((y) => [lines(74, y, 50, 1), heading(138, y - 2, 26, 7)]),
    sheet(74, 108),
    lines(104, 114, 60, 1),
  ],
}
