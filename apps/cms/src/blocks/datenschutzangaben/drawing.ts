import type { Drawing } from '../pictures/groups.ts'
import { box, heading, lines } from '../pictures/shapes.ts'

/** What an editor sees of `datenschutzangaben` before choosing it. */
export const drawing: Drawing = {
  group: 'listen',
  satz: 'Für die Datenschutzseite: wer auf dieser Website Daten erhält und wie lange etwas bleibt, aus dem, was eingeschaltet ist.',
  shapes: [
    heading(24, 20, 110),
    ...[42, 80].flatMap((y) => [
      heading(24, y, 70, 6),
      lines(24, y + 12, 90, 2),
      lines(124, y + 12, 92, 2),
    ]),
    box(24, 116, 192, 18),
  ],
}
