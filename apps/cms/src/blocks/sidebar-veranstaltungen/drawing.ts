import type { Drawing } from '../pictures/groups.ts'
import { button, heading, lines, sheet } from '../pictures/shapes.ts'

/** What an editor sees of `sidebar-veranstaltungen` before choosing it. */
export const drawing: Drawing = {
  group: 'wege',
  satz: 'Veranstaltung vorschlagen und Monatsprogramme als PDF.',
  shapes: [
    heading(24, 24, 110),
    button(24, 48),
    ...[86, 112].flatMap((y) => [sheet(24, y), lines(60, y + 6, 120, 1)]),
  ],
}
