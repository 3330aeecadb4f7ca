import type { Drawing } from '../pictures/groups.ts'
import { box, button, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `sidebar-rossini` before choosing it. */
export const drawing: Drawing = {
  group: 'wege',
  satz: 'Kartentelefon, E-Mail, Adresse und Zeiten in Sommer und Winter.',
  shapes: [
    box(60, 16, 120, 128),
    heading(74, 30, 80),
    button(74, 50, 70),
    ...[74, 94, 114].map((y) => lines(74, y, 90, 1)),
  ],
}
