import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines, symbol } from '../pictures/shapes.ts'

/** What an editor sees of `sidebar-kontakt` before choosing it. */
export const drawing: Drawing = {
  group: 'wege',
  satz: 'Telefon, E-Mail, Adresse und Zeiten aus den Einstellungen.',
  shapes: [
    box(60, 16, 120, 128),
    heading(74, 30, 80),
    ...[60, 86, 112].flatMap((y) => [symbol(82, y, 7), lines(98, y - 2, 66, 1)]),
  ],
}
